package board

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
	roleCount
)

// of returns the role of a player, from the role of player 1.
func (r Role) of(player int) Role { return r + Role(player-1) }
