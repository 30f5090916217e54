### Der Weg zu Lektionen, Aufgaben und Regeln auf Seiten, die deren Texte nicht laden

ui-learn = Lernen
ui-learn-on = Weiter lernen
ui-guides = Rat für den Anfang
ui-learn-again = Wieder anleiten
ui-rules-read = Regeln
ui-daily = Aufgabe des Tages
ui-daily-streak =
    { $n ->
        [one] { $n } Tag in Folge
       *[other] { $n } Tage in Folge
    }
