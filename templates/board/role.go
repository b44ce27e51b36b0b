package board

import (
	"fourcities/games/akropolis"
	"fourcities/games/aliencity"
)

// A Role says what a shape means. How it looks is in the table of looks.
type Role uint8

// The roles. Those with a number are one for each player, in turn order: RoleHouse1 + Role(player-1).
const (
	RolePaper    Role = iota // the ground of a picture that stands alone
	RoleSquare               // the ground of the squares
	RoleHairline             // between squares
	RoleFrame                // around the board
	RolePark
	RoleTrunk
	RoleTree
	RoleChanged     // the ground of a square that the last move changed
	RoleChangedEdge // its outline
	RoleReach       // the ground of a square that may be chosen
	RoleReachEdge
	RoleHatch    // over a square that is off limits
	RoleHatchDug // the same on the dug-up square
	RoleMark     // the outline of a square that the text talks about
	RolePower
	RoleWater
	RoleWaterBend // dashes that come out even on a quarter circle
	RolePowerSupply
	RoleWaterSupply
	RolePowerName
	RoleWaterName
	RoleDig // the ground of the dug-up square
	RoleHazard
	RoleDozer
	RoleDozerGlass
	RoleSleeve // around the pipes of a traced walk
	RoleSleeveEdge
	RolePowerGhost // the way of a traced walk through a park
	RoleWaterGhost
	RolePowerJoint // between a traced pipe and its supply
	RoleWaterJoint
	RoleCross // where a walk stops
	RoleCrossCasing
	RoleSupplied // the mark where a walk reaches its supply
	RoleSuppliedTick
	RolePowerChip
	RoleWaterChip
	RoleChipText
	RoleYes // connected
	RoleYesSign
	RoleNo
	RoleNoSign
	RoleGaugeEmpty // a step of a tank that is not filled
	RoleGaugePower
	RoleGaugeWater
	RoleGaugeGround
	RoleSafe
	RoleTick
	RoleBox       // to be written in, for power
	RoleBoxDashed // to be written in, for water
	RoleRule      // lines of tables
	RoleTileEdge  // around a tile that lies by itself
	RoleLabel     // coordinates and the like
	RoleLabelPlain
	RoleSmall // codes of tiles
	RoleHeading
	RoleHouse1
	RoleHouse2
	RoleHouse3
	RoleHouse4
	RoleRuin1 // an abandoned house
	RoleRuin2
	RoleRuin3
	RoleRuin4
	RoleLine1 // the player's colour as it is on the ground of squares
	RoleLine2
	RoleLine3
	RoleLine4
	RoleLetter1 // on the player's colour
	RoleLetter2
	RoleLetter3
	RoleLetter4
	RoleShape1 // the player's shape on the player's colour
	RoleShape2
	RoleShape3
	RoleShape4
	RoleToken1
	RoleToken2
	RoleToken3
	RoleToken4
	RoleBadge1
	RoleBadge2
	RoleBadge3
	RoleBadge4
	RoleFactory1 // one of People, and the badge of its player
	RoleFactory2
	RoleFactory3
	RoleFactory4
	RoleFactoryLetter1
	RoleFactoryLetter2
	RoleFactoryLetter3
	RoleFactoryLetter4
	RoleFactoryShape1
	RoleFactoryShape2
	RoleFactoryShape3
	RoleFactoryShape4
	RoleTileRed // the ground of tiles; this and those that follow are one for each suit, in the order of aliencity.Colours
	RoleTileBlue
	RoleTileGreen
	RoleTileBlack
	RolePlotRed // the ground under a structure
	RolePlotBlue
	RolePlotGreen
	RolePlotBlack
	RoleSuitRed // a suit's symbol on a tile
	RoleSuitBlue
	RoleSuitGreen
	RoleSuitBlack
	RoleIconRed // the frame that makes a lot the icon lot
	RoleIconBlue
	RoleIconGreen
	RoleIconBlack
	RolePieceRed // a tower or a dome
	RolePieceBlue
	RolePieceGreen
	RolePieceBlack
	RoleSignRed // a suit's symbol on a piece
	RoleSignBlue
	RoleSignGreen
	RoleSignBlack
	RoleSeam       // between tiles
	RoleRoad       // the network of empty lots
	RoleRoadCasing // what is left free around it
	RoleRoadLot
	RoleCutOff      // the outline of an empty lot that is cut off
	RoleArrow       // from an only road to its structure
	RoleArrowCasing // what is left free around it
	RoleOpen        // a lot where a piece may be built
	RoleLock        // an icon lot that has to wait
	RoleLockHole
	RoleThread // a walk along the road
	RoleThreadCasing
	RoleWalkChip // counts its lots
	RoleRing     // around a structure that a walk leads to
	RoleTag      // a number beside a structure
	RoleTagText
	RoleCasing // what is left free around a cap
	RoleGone   // a piece that has been built, in a supply
	RoleTurn   // whose turn it is
	RoleDistrict
	RoleHumans // the numeral of those who live in a district
	RoleHuman  // one of them, as a dot
	RoleSlot   // an empty edge
	RoleBarrier
	RoleBarrierHatch
	RoleFence
	RoleFenceHatch
	RoleHeatLow // what an empty edge is worth, by thirds of what the hottest is
	RoleHeatMiddle
	RoleHeatHigh
	RoleHeatText // on the hottest
	RoleShield
	RoleShieldSign
	RoleCoin
	RoleCoinSign
	RoleHexHouses // the tops of districts; this and those that follow are one for each colour, in the order of akropolis.Colour
	RoleHexMarkets
	RoleHexBarracks
	RoleHexTemples
	RoleHexGardens
	RoleMotifHouses // a colour's symbol and rim on a district
	RoleMotifMarkets
	RoleMotifBarracks
	RoleMotifTemples
	RoleMotifGardens
	RolePlazaHouses // the tops of plazas
	RolePlazaMarkets
	RolePlazaBarracks
	RolePlazaTemples
	RolePlazaGardens
	RoleStarHouses // stars, symbols and words on plazas
	RoleStarMarkets
	RoleStarBarracks
	RoleStarTemples
	RoleStarGardens
	RoleQuarry
	RoleBlock  // a quarry's symbol, and a stone
	RoleCliff  // the side of what is higher than its neighbour
	RoleStrata // its lines, one for each level
	RoleTileLine
	RoleHexLine // between two hexes of one tile
	RoleLevel   // numerals on districts and quarries
	RoleFaded   // the top of a hex that the question is not about
	RoleFadedMotif
	RoleScored    // the ring around what counts
	RoleGhost     // the outline of a tile that is tried
	RoleFreshEdge // around the outline of a tile that has just been laid
	RoleFresh
	RoleLake
	RoleWave
	roleCount
)

// suited returns the role of a suit, from the role of red ones.
func (r Role) suited(c aliencity.Colour) Role { return r + Role(c) }

// coloured returns the role of a colour of Akropolis, from the role of houses.
func (r Role) coloured(c akropolis.Colour) Role { return r + Role(c) }

// of returns the role of a player, from the role of player 1.
func (r Role) of(player int) Role { return r + Role(player-1) }
