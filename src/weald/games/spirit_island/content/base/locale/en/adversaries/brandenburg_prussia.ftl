### Spirit Island: The Kingdom of Brandenburg-Prussia

spirit_island-name-brandenburg_prussia = The Kingdom of Brandenburg-Prussia
spirit_island-option-adversary-brandenburg_prussia = Brandenburg-Prussia

spirit_island-name-land_rush = Land Rush
spirit_island-effect-brandenburg_prussia = Escalation: on each board with a town or city, add 1 town to a land without a town.

spirit_island-name-fast_start = Fast Start
spirit_island-effect-brandenburg_prussia-1 = At set-up, 1 more town in land 3 of each board.

spirit_island-name-surge_of_colonists = Surge of Colonists
spirit_island-effect-brandenburg_prussia-2 = One stage III card comes between stages I and II.

spirit_island-name-efficient = Efficient
spirit_island-effect-brandenburg_prussia-3 = One stage I card less.

spirit_island-name-aggressive_timetable = Aggressive Timetable
spirit_island-effect-brandenburg_prussia-4 = One stage II card less.

spirit_island-name-ruthlessly_efficient = Ruthlessly Efficient
spirit_island-effect-brandenburg_prussia-5 = One more stage I card less.

spirit_island-name-terrifyingly_efficient = Terrifyingly Efficient
spirit_island-effect-brandenburg_prussia-6 = No stage I cards at all.
