### Spirit Island: The Kingdom of Brandenburg-Prussia

spirit_island-name-brandenburg_prussia = The Kingdom of Brandenburg-Prussia
spirit_island-option-adversary-brandenburg_prussia = Brandenburg-Prussia

spirit_island-name-land_rush = Land Rush
spirit_island-effect-brandenburg_prussia = Escalation: on each board with a town or city, add 1 town to a land without a town.

spirit_island-name-fast_start = Fast Start
spirit_island-effect-brandenburg_prussia-1 = During setup, add 1 town to land 3 of each board.

spirit_island-name-surge_of_colonists = Surge of Colonists
spirit_island-effect-brandenburg_prussia-2 = One stage III card comes between stages I and II.

spirit_island-name-efficient = Efficient
spirit_island-effect-brandenburg_prussia-3 = 1 fewer stage I card.

spirit_island-name-aggressive_timetable = Aggressive Timetable
spirit_island-effect-brandenburg_prussia-4 = 1 fewer stage II card.

spirit_island-name-ruthlessly_efficient = Ruthlessly Efficient
spirit_island-effect-brandenburg_prussia-5 = Another stage I card fewer.

spirit_island-name-terrifyingly_efficient = Terrifyingly Efficient
spirit_island-effect-brandenburg_prussia-6 = No stage I cards at all.
