### Spirit Island: Travel, an aspect of River Surges in Sunlight

spirit_island-name-travel = River Surges in Sunlight: Travel
spirit_island-about-travel = Dahan travel along its presence, and where many of them live the river is holy to them, and they to the river.

spirit_island-name-travel_on_the_rivers_back = Travel on the River’s Back
spirit_island-effect-travel_on_the_rivers_back = After growth, up to 2 dahan in your lands may each move to a land of yours that adjacent lands of yours connect with theirs.

spirit_island-name-people_tend_to_the_river_river_tends_to_the_people = People Tend to the River, River Tends to the People
spirit_island-effect-people_tend_to_the_river_river_tends_to_the_people = Your lands with at least 4 dahan are sacred sites and have defend 1.

spirit_island-ask-travel-from = { $id }: from which land does a dahan travel?
spirit_island-ask-travel-to = { $id }: where does the dahan travel?
