package board

// A Look is how a role is drawn in one scheme. Colours are CSS hexadecimal, empty for none; lengths are in units. A
// dashed line draws Dash, leaves Gap out, and begins Ahead units into that pattern.
type Look struct {
	Fill, Stroke     string
	Width            int
	Dash, Gap, Ahead int
	Round            bool // the ends and corners of lines
	Bold             bool // text
}

// A look is a role's entry in the table: its name in the stylesheet, its inks, and what is the same in all schemes.
type look struct {
	name         string
	fill, stroke ink
	width        int
	dash, gap    int
	round, bold  bool
	onPaper      int // the width on paper, where that is another: black is heavier than a colour
}

// thinnest is the width of the thinnest line on paper, in units: a board as wide as the page then has no line below
// 0.35 mm.
const thinnest = 2

// looks says how each role looks.
var looks = [roleCount]look{
	RolePaper:        {name: "paper", fill: paper},
	RoleSquare:       {name: "square", fill: square},
	RoleHairline:     {name: "hairline", stroke: hairline, width: 1},
	RoleFrame:        {name: "frame", stroke: black, width: 2},
	RolePark:         {name: "park", fill: park},
	RoleTrunk:        {name: "trunk", stroke: tree, width: 2},
	RoleTree:         {name: "tree", fill: tree},
	RoleChanged:      {name: "changed", fill: changed},
	RoleChangedEdge:  {name: "changed-edge", stroke: accent, width: 2, dash: 5, gap: 5},
	RoleReach:        {name: "reach", fill: reach},
	RoleReachEdge:    {name: "reach-edge", fill: reachEdge},
	RoleHatch:        {name: "hatch", stroke: muted, width: 2},
	RoleHatchDug:     {name: "hatch-dug", stroke: hazard, width: 2},
	RoleMark:         {name: "mark", stroke: black, width: 5},
	RolePower:        {name: "power", stroke: power, width: 8, onPaper: 6},
	RoleWater:        {name: "water", stroke: water, width: 8, onPaper: 6, dash: 10, gap: 6},
	RoleWaterBend:    {name: "water-bend", stroke: water, width: 8, onPaper: 6, dash: 10, gap: 7},
	RolePowerSupply:  {name: "power-supply", fill: power},
	RoleWaterSupply:  {name: "water-supply", fill: water},
	RolePowerName:    {name: "power-name", fill: power},
	RoleWaterName:    {name: "water-name", fill: water},
	RoleDig:          {name: "dig", fill: amber},
	RoleHazard:       {name: "hazard", fill: hazard},
	RoleDozer:        {name: "dozer", fill: hazard},
	RoleDozerGlass:   {name: "dozer-glass", fill: amber},
	RoleSleeve:       {name: "sleeve", stroke: sleeve, width: 18},
	RoleSleeveEdge:   {name: "sleeve-edge", stroke: black, width: 21},
	RolePowerJoint:   {name: "power-joint", stroke: power, width: 8, onPaper: 6},
	RoleWaterJoint:   {name: "water-joint", stroke: water, width: 8, onPaper: 6},
	RolePowerGhost:   {name: "power-ghost", stroke: power, width: 3},
	RoleWaterGhost:   {name: "water-ghost", stroke: water, width: 3, dash: 10, gap: 6},
	RoleCross:        {name: "cross", stroke: black, width: 4},
	RoleCrossCasing:  {name: "cross-casing", stroke: square, width: 9},
	RoleSupplied:     {name: "supplied", fill: black, stroke: square, width: 2},
	RoleSuppliedTick: {name: "supplied-tick", stroke: square, width: 3, round: true},
	RolePowerChip:    {name: "power-chip", fill: square, stroke: power, width: 2},
	RoleWaterChip:    {name: "water-chip", fill: square, stroke: water, width: 2},
	RoleChipText:     {name: "chip-text", fill: black, bold: true},
	RoleYes:          {name: "yes", fill: black, stroke: black, width: 1},
	RoleYesSign:      {name: "yes-sign", stroke: square, width: 2},
	RoleNo:           {name: "no", fill: square, stroke: black, width: 1},
	RoleNoSign:       {name: "no-sign", stroke: black, width: 2},
	RoleGaugeEmpty:   {name: "gauge-empty", fill: square, stroke: muted, width: 1},
	RoleGaugePower:   {name: "gauge-power", fill: power, stroke: power, width: 1},
	RoleGaugeWater:   {name: "gauge-water", fill: water, stroke: water, width: 1},
	RoleGaugeGround:  {name: "gauge-ground", fill: square},
	RoleSafe:         {name: "safe", fill: square, stroke: black, width: 2},
	RoleTick:         {name: "tick", stroke: black, width: 4, round: true},
	RoleBox:          {name: "box", fill: square, stroke: black, width: 2},
	RoleBoxDashed:    {name: "box-dashed", fill: square, stroke: black, width: 2, dash: 3, gap: 2},
	RoleRule:         {name: "rule", stroke: black, width: 1},
	RoleLabel:        {name: "label", fill: muted, bold: true},
	RoleLabelPlain:   {name: "label-plain", fill: muted},
	RoleTileEdge:     {name: "tile-edge", stroke: black, width: 1},
	RoleSmall:        {name: "small", fill: black},
	RoleHeading:      {name: "heading", fill: black, bold: true},
	RoleHouse1:       {name: "house-1", fill: player1, stroke: black, width: 2},
	RoleHouse2:       {name: "house-2", fill: player2, stroke: black, width: 2},
	RoleHouse3:       {name: "house-3", fill: player3, stroke: black, width: 2},
	RoleHouse4:       {name: "house-4", fill: player4, stroke: black, width: 2},
	RoleRuin1:        {name: "ruin-1", fill: square, stroke: line1, width: 3, dash: 6, gap: 4},
	RoleRuin2:        {name: "ruin-2", fill: square, stroke: line2, width: 3, dash: 6, gap: 4},
	RoleRuin3:        {name: "ruin-3", fill: square, stroke: line3, width: 3, dash: 6, gap: 4},
	RoleRuin4:        {name: "ruin-4", fill: square, stroke: line4, width: 3, dash: 6, gap: 4},
	RoleLine1:        {name: "line-1", fill: line1},
	RoleLine2:        {name: "line-2", fill: line2},
	RoleLine3:        {name: "line-3", fill: line3},
	RoleLine4:        {name: "line-4", fill: line4},
	RoleLetter1:      {name: "letter-1", fill: onPlayer1, bold: true},
	RoleLetter2:      {name: "letter-2", fill: onPlayer2, bold: true},
	RoleLetter3:      {name: "letter-3", fill: onPlayer3, bold: true},
	RoleLetter4:      {name: "letter-4", fill: onPlayer4, bold: true},
	RoleShape1:       {name: "shape-1", fill: onPlayer1},
	RoleShape2:       {name: "shape-2", fill: onPlayer2},
	RoleShape3:       {name: "shape-3", fill: onPlayer3},
	RoleShape4:       {name: "shape-4", fill: onPlayer4},
	RoleToken1:       {name: "token-1", stroke: line1, width: 4},
	RoleToken2:       {name: "token-2", stroke: line2, width: 4},
	RoleToken3:       {name: "token-3", stroke: line3, width: 4},
	RoleToken4:       {name: "token-4", stroke: line4, width: 4},
	RoleBadge1:       {name: "badge-1", fill: player1, stroke: line1, width: 2},
	RoleBadge2:       {name: "badge-2", fill: player2, stroke: line2, width: 2},
	RoleBadge3:       {name: "badge-3", fill: player3, stroke: line3, width: 2},
	RoleBadge4:       {name: "badge-4", fill: player4, stroke: line4, width: 2},
	RoleTileRed:      {name: "tile-red", fill: tileRed},
	RoleTileBlue:     {name: "tile-blue", fill: tileBlue},
	RoleTileGreen:    {name: "tile-green", fill: tileGreen},
	RoleTileBlack:    {name: "tile-black", fill: tileBlack},
	RolePlotRed:      {name: "plot-red", fill: plotRed},
	RolePlotBlue:     {name: "plot-blue", fill: plotBlue},
	RolePlotGreen:    {name: "plot-green", fill: plotGreen},
	RolePlotBlack:    {name: "plot-black", fill: plotBlack},
	RoleSuitRed:      {name: "suit-red", fill: markRed},
	RoleSuitBlue:     {name: "suit-blue", fill: markBlue},
	RoleSuitGreen:    {name: "suit-green", fill: markGreen},
	RoleSuitBlack:    {name: "suit-black", fill: markBlack},
	RoleIconRed:      {name: "icon-red", stroke: markRed, width: 2},
	RoleIconBlue:     {name: "icon-blue", stroke: markBlue, width: 2},
	RoleIconGreen:    {name: "icon-green", stroke: markGreen, width: 2},
	RoleIconBlack:    {name: "icon-black", stroke: markBlack, width: 2},
	RolePieceRed:     {name: "piece-red", fill: suitRed, stroke: suitRed, width: 2, round: true},
	RolePieceBlue:    {name: "piece-blue", fill: suitBlue, stroke: suitBlue, width: 2, round: true},
	RolePieceGreen:   {name: "piece-green", fill: suitGreen, stroke: suitGreen, width: 2, round: true},
	RolePieceBlack:   {name: "piece-black", fill: suitBlack, stroke: edgeBlack, width: 2, round: true},
	RoleSignRed:      {name: "sign-red", fill: onSuit},
	RoleSignBlue:     {name: "sign-blue", fill: onSuit},
	RoleSignGreen:    {name: "sign-green", fill: onSuit},
	RoleSignBlack:    {name: "sign-black", fill: onBlack},
	RoleSeam:         {name: "seam", stroke: muted, width: 2, onPaper: 3},
	RoleRoad:         {name: "road", stroke: muted, width: 5},
	RoleRoadCasing:   {name: "road-casing", stroke: square, width: 9},
	RoleRoadLot:      {name: "road-lot", fill: muted},
	RoleCutOff:       {name: "cut-off", fill: square, stroke: black, width: 3, dash: 5, gap: 4},
	RoleArrow:        {name: "arrow", stroke: black, width: 4, round: true},
	RoleArrowCasing:  {name: "arrow-casing", stroke: square, width: 8, round: true},
	RoleOpen:         {name: "open", fill: square, stroke: reachEdge, width: 3},
	RoleLock:         {name: "lock", fill: black},
	RoleLockHole:     {name: "lock-hole", fill: square},
	RoleThread:       {name: "thread", stroke: thread, width: 6, dash: 1, gap: 9, round: true},
	RoleThreadCasing: {name: "thread-casing", stroke: square, width: 12, round: true},
	RoleWalkChip:     {name: "walk-chip", fill: square, stroke: thread, width: 2},
	RoleRing:         {name: "ring", stroke: thread, width: 4},
	RoleTag:          {name: "tag", fill: square, stroke: black, width: 2},
	RoleTagText:      {name: "tag-text", fill: black, bold: true},
	RoleCasing:       {name: "casing", fill: square},
	RoleGone:         {name: "gone", fill: square, stroke: muted, width: 1, dash: 3, gap: 3},
	RoleTurn:         {name: "turn", fill: black},
	RoleDistrict:     {name: "district", fill: square, stroke: muted, width: 1},
	RoleHumans:       {name: "humans", fill: black, bold: true},
	RoleHuman:        {name: "human", fill: muted},
	RoleSlot:         {name: "slot", fill: paper, stroke: hairline, width: 2},
	RoleBarrier:      {name: "barrier", fill: square, stroke: black, width: 2},
	RoleBarrierHatch: {name: "barrier-hatch", fill: black},
	RoleFence:        {name: "fence", fill: paper, stroke: muted, width: 2},
	RoleFenceHatch:   {name: "fence-hatch", fill: muted},
	RoleHeatLow:      {name: "heat-low", fill: square, stroke: muted, width: 1},
	RoleHeatMiddle:   {name: "heat-middle", fill: square, stroke: black, width: 3},
	RoleHeatHigh:     {name: "heat-high", fill: black, stroke: black, width: 3},
	RoleHeatText:     {name: "heat-text", fill: square, bold: true},
	RoleShield:       {name: "shield", fill: black, stroke: square, width: 2},
	RoleShieldSign:   {name: "shield-sign", stroke: square, width: 3},
	RoleCoin:         {name: "coin", fill: square, stroke: black, width: 2},
	RoleCoinSign:     {name: "coin-sign", stroke: black, width: 2},

	RoleFactory1:       {name: "factory-1", fill: factoryRed, stroke: black, width: 2},
	RoleFactory2:       {name: "factory-2", fill: factoryBlue, stroke: black, width: 2},
	RoleFactory3:       {name: "factory-3", fill: factoryYellow, stroke: black, width: 2},
	RoleFactory4:       {name: "factory-4", fill: factoryGreen, stroke: black, width: 2},
	RoleFactoryLetter1: {name: "factory-letter-1", fill: onFactoryRed, bold: true},
	RoleFactoryLetter2: {name: "factory-letter-2", fill: onFactoryBlue, bold: true},
	RoleFactoryLetter3: {name: "factory-letter-3", fill: onFactoryYellow, bold: true},
	RoleFactoryLetter4: {name: "factory-letter-4", fill: onFactoryGreen, bold: true},
	RoleFactoryShape1:  {name: "factory-shape-1", fill: onFactoryRed},
	RoleFactoryShape2:  {name: "factory-shape-2", fill: onFactoryBlue},
	RoleFactoryShape3:  {name: "factory-shape-3", fill: onFactoryYellow},
	RoleFactoryShape4:  {name: "factory-shape-4", fill: onFactoryGreen},

	RoleHexHouses:     {name: "hex-houses", fill: hexHouses},
	RoleHexMarkets:    {name: "hex-markets", fill: hexMarkets},
	RoleHexBarracks:   {name: "hex-barracks", fill: hexBarracks},
	RoleHexTemples:    {name: "hex-temples", fill: hexTemples},
	RoleHexGardens:    {name: "hex-gardens", fill: hexGardens},
	RoleMotifHouses:   {name: "motif-houses", fill: motifHouses},
	RoleMotifMarkets:  {name: "motif-markets", fill: motifMarkets},
	RoleMotifBarracks: {name: "motif-barracks", fill: motifBarracks},
	RoleMotifTemples:  {name: "motif-temples", fill: motifTemples},
	RoleMotifGardens:  {name: "motif-gardens", fill: motifGardens},
	RolePlazaHouses:   {name: "plaza-houses", fill: plazaHouses},
	RolePlazaMarkets:  {name: "plaza-markets", fill: plazaMarkets},
	RolePlazaBarracks: {name: "plaza-barracks", fill: plazaBarracks},
	RolePlazaTemples:  {name: "plaza-temples", fill: plazaTemples},
	RolePlazaGardens:  {name: "plaza-gardens", fill: plazaGardens},
	RoleStarHouses:    {name: "star-houses", fill: onSuit, bold: true},
	RoleStarMarkets:   {name: "star-markets", fill: onMarkets, bold: true},
	RoleStarBarracks:  {name: "star-barracks", fill: onSuit, bold: true},
	RoleStarTemples:   {name: "star-temples", fill: onSuit, bold: true},
	RoleStarGardens:   {name: "star-gardens", fill: onSuit, bold: true},
	RoleQuarry:        {name: "quarry", fill: quarry},
	RoleBlock:         {name: "block", fill: block},
	RoleCliff:         {name: "cliff", fill: cliff},
	RoleStrata:        {name: "strata", stroke: tileLine, width: 1},
	RoleTileLine:      {name: "tile-line", stroke: tileLine, width: 3, round: true},
	RoleHexLine:       {name: "hex-line", stroke: muted, width: 1},
	RoleLevel:         {name: "level", fill: black, bold: true},
	RoleFaded:         {name: "faded", fill: square},
	RoleFadedMotif:    {name: "faded-motif", fill: faded},
	RoleScored:        {name: "scored", stroke: black, width: 4, round: true},
	RoleGhost:         {name: "ghost", stroke: black, width: 3, dash: 7, gap: 5},
	RoleFreshEdge:     {name: "fresh-edge", stroke: black, width: 8, round: true},
	RoleFresh:         {name: "fresh", stroke: square, width: 3, round: true},
	RoleLake:          {name: "lake", fill: lake},
	RoleWave:          {name: "wave", stroke: water, width: 3, round: true},
}

// Name returns the role's name, as the stylesheet has it.
func (r Role) Name() string { return looks[r].name }

// Look returns how the role is drawn in a scheme. Pens that have no stylesheet ask it.
func (r Role) Look(s Scheme) Look {
	l := looks[r]
	look := Look{
		Fill: colour(l.fill, s), Stroke: colour(l.stroke, s), Width: l.width,
		Dash: l.dash, Gap: l.gap, Ahead: l.dash / 2, Round: l.round, Bold: l.bold,
	}
	if s == Print && l.width > 0 {
		if l.onPaper > 0 {
			look.Width = l.onPaper
		}
		look.Width = max(look.Width, thinnest)
	}
	return look
}

func colour(i ink, s Scheme) string {
	if i == none {
		return ""
	}
	return palette[i].colour[s]
}
