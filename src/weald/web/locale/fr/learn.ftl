### Le chemin vers les leçons, les problèmes et les règles, sur les pages qui ne chargent pas leurs textes

ui-learn = Apprendre
ui-learn-on = Continuer la leçon
ui-guides = Guides d’ouverture
ui-learn-again = Reprendre la leçon
ui-rules-read = Règles
ui-daily = Défi du jour
ui-daily-streak =
    { $n ->
        [one] { $n } jour de suite
       *[other] { $n } jours de suite
    }
