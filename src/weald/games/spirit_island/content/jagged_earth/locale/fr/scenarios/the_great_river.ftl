### Spirit Island: The Great River

spirit_island-name-the_great_river = De l’autre côté du fleuve
spirit_island-option-scenario-the_great_river = De l’autre côté du fleuve
spirit_island-effect-the_great_river = Les plateaux forment une colonne, tous les océans à l’ouest. Après l’étape de construction, les envahisseurs construisent aussi dans chaque région côtière qui a des explorateurs, mais ni village ni cité ; après l’étape d’exploration, ils explorent aussi chaque région côtière sans village ni cité. À la fin de la phase des pouvoirs lents, chaque village avance d’une région en s’éloignant de l’océan ; s’il n’y en a pas, il franchit le fleuve au bord est de son plateau. L’isolement ne retient les villages que si vous payez 1 énergie pour la région. Les envahisseurs gagnent si plus de 3 villages par plateau ont franchi le fleuve.

spirit_island-ask-hold-towns = { $id } : quelle région isolée retient les villages, pour 1 énergie ?
spirit_island-event-across-the-river = { $n ->
    [one] 1 village de { $land } franchit le fleuve : { $total } jusqu’ici.
   *[other] { $n } villages de { $land } franchissent le fleuve : { $total } jusqu’ici.
}
spirit_island-counter-across_the_river = Villages au-delà du fleuve
spirit_island-result-defeat-river = Défaite : trop de villages ont franchi le fleuve{ spirit_island-in-lands }.
spirit_island-danger-river = { $n } villages sur { $limit } ont franchi le grand fleuve
spirit_island-loses-river = Trop de villages franchissent le fleuve{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
