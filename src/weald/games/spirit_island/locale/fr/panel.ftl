### Spirit Island: panel, cards, hand

## Help with a question

spirit_island-help-grow-choose = D’abord, choisissez votre croissance.
spirit_island-help-grow-actions = Effectuez les actions de votre croissance, dans l’ordre de votre choix.
spirit_island-help-grow-play = Vous pouvez jouer encore { $n ->
        [one] une carte
       *[other] { $n } cartes
    }. Énergie pour payer : { $energy }.
spirit_island-help-grow-done = Plus aucune carte ne peut être jouée. Viennent ensuite les pouvoirs rapides.
spirit_island-help-powers =
    { $phase ->
        [slow] Ensuite le tour s’achève : les cartes en jeu sont défaussées, les dégâts guérissent.
       *[fast] Ensuite les envahisseurs ravagent, construisent et explorent.
    }
