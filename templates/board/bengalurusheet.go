package board

func bengaluruSheet(r Request) (Picture, error) { return Picture{}, nil }
