### Spirit Island: Travel, an aspect of River Surges in Sunlight

spirit_island-name-travel = Jaillissement de la rivière étincelante : Voyage
spirit_island-about-travel = Les Dahans voyagent le long de sa présence, et là où ils vivent nombreux, la rivière leur est sacrée et veille sur eux.

spirit_island-name-travel_on_the_rivers_back = Voyage sur le dos de la rivière
spirit_island-effect-travel_on_the_rivers_back = Après la croissance, jusqu’à 2 Dahans de vos régions peuvent chacun se déplacer vers une de vos régions que des régions adjacentes à vous relient à la leur.

spirit_island-name-people_tend_to_the_river_river_tends_to_the_people = Le peuple veille sur la rivière, la rivière veille sur le peuple
spirit_island-effect-people_tend_to_the_river_river_tends_to_the_people = Vos régions avec au moins 4 Dahans sont des sites sacrés et ont Défense 1.

spirit_island-ask-travel-from = { $id } : de quelle région part un Dahan ?
spirit_island-ask-travel-to = { $id } : où va le Dahan ?
