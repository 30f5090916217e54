### Spirit Island: Dahan Insurrection

spirit_island-name-dahan_insurrection = L’insurrection des Dahans
spirit_island-option-scenario-dahan_insurrection = L’insurrection des Dahans
spirit_island-effect-dahan_insurrection = Après chaque action, chaque Dahan déplacé inflige 1 dégât là où il est ; pour chaque village détruit un explorateur, et pour chaque cité un village, arrive dans la région avec des Dahans la plus proche. Dès le niveau de terreur 2, ce sont les régions avec plus de villages et cités que de Dahans qui comptent : aucune au niveau 2, puis moins que de joueurs. Moins de 2 Dahans par joueur, c’est la défaite.

spirit_island-ask-resettle = { $id } : chez quels Dahans, parmi les plus proches, arrivent ceux qui ont été chassés ?
spirit_island-result-defeat-dahan = Défaite : il reste trop peu de Dahans{ spirit_island-in-lands }.
spirit_island-result-defeat-uprising = Défaite : les Dahans se sont soulevés, mais les envahisseurs tiennent trop de régions{ spirit_island-in-lands }.
spirit_island-danger-dahan =
    { $left ->
        [one] Encore un Dahan perdu et la partie est perdue
       *[other] Encore { $left } Dahans perdus et la partie est perdue
    }
spirit_island-loses-dahan = Il reste trop peu de Dahans{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
spirit_island-danger-uprising = Villages et cités dominent les Dahans dans { $n } régions ; à { $limit }, la partie est perdue
spirit_island-danger-uprising-later = Villages et cités dominent les Dahans dans { $n } régions avant leur soulèvement
spirit_island-loses-uprising = Les Dahans se sont soulevés, mais les envahisseurs tiennent trop de régions{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
