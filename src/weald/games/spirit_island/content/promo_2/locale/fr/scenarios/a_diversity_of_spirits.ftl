### Spirit Island: A Diversity of Spirits

spirit_island-name-a_diversity_of_spirits = Une diversité d’esprits
spirit_island-option-scenario-a_diversity_of_spirits = Une diversité d’esprits
spirit_island-effect-a_diversity_of_spirits = Ne vous concertez pas, et personne ne voit les cartes Pouvoir des autres ; les cartes jouées deviennent visibles au début de la phase des pouvoirs rapides. Un esprit qui, par sa croissance, a ajouté de la présence dans une région où se trouve un autre esprit gagne ensuite 1 énergie, ou récupère 1 carte Pouvoir qui n’est pas majeure.

spirit_island-lasting-met_others = { $id } : a rencontré un autre esprit
