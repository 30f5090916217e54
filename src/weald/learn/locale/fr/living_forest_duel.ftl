### La première partie de Living Forest Duel

learn-idea-living_forest_duel-aim = Quatre chemins mènent à la victoire.
learn-idea-living_forest_duel-aim-text = Éteignez 8 feux, plantez un carré de 3 arbres sur 3, remplissez la ligne de recrutement d’animaux de votre saison, ou faites sortir Onibi deux fois de l’autre côté. Vous jouez l’été, Oseille joue l’hiver.
learn-idea-living_forest_duel-reveal = Révélez une carte.
learn-idea-living_forest_duel-reveal-text = Chacun son tour, on révèle un animal ou on utilise un jeton. Les animaux de la ligne commune apportent des éléments aux deux : attendez-en d’autres, mais pas jusqu’à ce que l’autre les prenne.
learn-idea-living_forest_duel-water = Utilisez l’eau : éteignez un feu.
learn-idea-living_forest_duel-water-text = Un jeton se pose sur un élément et en prend tout ce qui est dans la ligne commune depuis le dernier jeton. L’eau paie les feux à la valeur de leur carte.
learn-idea-living_forest_duel-water_fire = Prenez ce feu.
learn-idea-living_forest_duel-water_fire-text = Vous le gardez : 8 gagnent la partie. Les feux qui restent amènent des varans.
learn-idea-living_forest_duel-plant = Utilisez la pousse : plantez un arbre.
learn-idea-living_forest_duel-plant-text = Les arbres visibles des quatre piles coûtent des pousses. Un arbre vous donne son élément à chaque tour désormais.
learn-idea-living_forest_duel-plant_cell = Plantez-le à côté du lac.
learn-idea-living_forest_duel-plant_cell-text = Une rivière doit le relier au lac. Des voisins de même bonus donnent aussitôt cette action.
learn-idea-living_forest_duel-sun = Utilisez le soleil : recrutez un animal.
learn-idea-living_forest_duel-sun-text = Les animaux de votre saison rejoignent votre ligne et n’aident que vous. Ceux de l’autre saison vont à la défausse, et les vôtres prennent leur place.
learn-idea-living_forest_duel-wind = Utilisez le vent : avancez Onibi.
learn-idea-living_forest_duel-wind-text = Un pas par vent, vers l’autre côté ; la carte où Onibi s’arrête donne son bonus. Au-delà du bout, l’autre reçoit la carte Onibi, et perd la deuxième fois.
learn-idea-living_forest_duel-solitary = Gare aux animaux solitaires.
learn-idea-living_forest_duel-solitary-text = Le troisième disque sombre de la ligne commune et de la vôtre vous coûte un jeton, le quatrième un autre. Les disques clairs des animaux grégaires les annulent.
learn-idea-living_forest_duel-fire = À la fin du tour, le feu s’étend.
learn-idea-living_forest_duel-fire-text = Si toute votre eau est inférieure au feu de la clairière, un de vos varans va à la défausse pour chaque carte qui brûle. Les varans sont solitaires, et le prochain mélange les met dans la pioche.
learn-idea-living_forest_duel-win = Choisissez votre voie et surveillez l’autre.
learn-idea-living_forest_duel-win-text = L’aperçu montre où chacun en est sur les quatre. Deux voies à la fois sont plus difficiles à arrêter qu’une.
learn-done-living_forest_duel = Vous avez tout utilisé. Comptez ce que la prochaine carte pourrait apporter à l’autre avant de la révéler.
