module fourcities

go 1.26
