### Spirit Island: Sunshine, an aspect of River Surges in Sunlight

spirit_island-name-sunshine = Jaillissement de la rivière étincelante : Éclat du soleil
spirit_island-about-sunshine = Il partage son énergie avec un autre esprit, toujours plus à mesure qu’il grandit. Il commence avec 1 énergie et sans Bénédiction de vigueur.

spirit_island-name-boon_of_sunshines_promise = Faveur de la promesse du soleil
spirit_island-effect-boon_of_sunshines_promise-1 = L’esprit gagne 1 énergie de moins que le plus grand nombre découvert sur votre piste d’énergie.
spirit_island-effect-boon_of_sunshines_promise-2 = Vous gagnez autant d’énergie.
spirit_island-effect-boon_of_sunshines_promise-3 = L’esprit peut retirer 1 désolation d’une de ses régions avec des Dahans.
