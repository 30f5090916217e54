# Façons de perdre : où elles en sont (danger), ce qui arrive (loses).

spirit_island-in-lands =
    { $place ->
        [some] { " " }({ $lands })
       *[none] { "" }
    }
spirit_island-may-be-prevented =
    { $why ->
        [hidden] { " " }Seul ce que personne ne connaît encore pourrait l’empêcher.
        [others] { " " }Seuls les autres esprits pourraient encore l’empêcher.
       *[sure] { "" }
    }
spirit_island-danger-blight =
    { $left ->
        [0] Il ne reste plus de désolation sur la carte
        [one] Encore une désolation et l’île est perdue
       *[other] Encore { $left } désolations et l’île est perdue
    }
spirit_island-danger-blight-later =
    { $n ->
        [one] Encore une désolation et la carte Désolation est retournée
       *[other] Encore { $n } désolations et la carte Désolation est retournée
    }
spirit_island-danger-spirit =
    { $left ->
        [one] { $spirit } n’a plus qu’une présence sur l’île
       *[other] { $spirit } a { $left } présences sur l’île
    }
spirit_island-danger-time =
    { $left ->
        [one] La prochaine exploration fait perdre la partie : plus de carte Envahisseur
       *[other] Encore { $left } explorations et la partie est perdue
    }
spirit_island-loses-blight = La dernière désolation gagne l’île{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
spirit_island-loses-spirit = { $spirit } perd sa dernière présence{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
spirit_island-loses-time = Il ne reste aucune carte Envahisseur à explorer{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
