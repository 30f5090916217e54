# Why a hint is good.

spirit_island-reason-wins = Gewinnt sofort.
spirit_island-reason-easy = Leicht zu lernen.
spirit_island-reason-strength = { $strength ->
        [offence] Stark im Angriff
        [control] Stark im Bewegen von Invasoren
        [fear] Stark mit Furcht
        [defence] Stark in der Verteidigung
       *[utility] Stark im Helfen
    }; das fehlt am Tisch noch.
spirit_island-reason-no-blight = Keine Ödnis in { $land }.
spirit_island-reason-no-spreading = Keine Ödnis in { $land }, wo sie sich ausbreiten würde.
spirit_island-reason-stops = Verhindert { $n } Schaden in { $land }.
spirit_island-reason-dahan = { $n ->
        [one] 1 Dahan überlebt
       *[other] { $n } Dahan überleben
    } in { $land }.
spirit_island-reason-no-build = { $kind ->
        [city] In { $land } wird keine Stadt gebaut.
       *[town] In { $land } wird kein Dorf gebaut.
    }
spirit_island-reason-fewer = { $kind ->
        [city] { $n ->
            [one] 1 Stadt weniger.
           *[other] { $n } Städte weniger.
        }
        [town] { $n ->
            [one] 1 Dorf weniger.
           *[other] { $n } Dörfer weniger.
        }
       *[explorer] { $n ->
            [one] 1 Entdecker weniger.
           *[other] { $n } Entdecker weniger.
        }
    }
spirit_island-reason-more-dahan = { $n } weitere Dahan.
spirit_island-reason-cleaned = Entfernt { $n } Ödnis.
spirit_island-reason-terror = Das Terrorlevel steigt auf { $level }.
spirit_island-reason-fear = { $n } Furcht.
spirit_island-reason-threshold = Erreicht die { $tier ->
        [first] erste
        [second] zweite
        [third] dritte
        [fourth] vierte
       *[fifth] fünfte
    } Schwelle von { $id }.
spirit_island-reason-presence = { $n } Präsenz mehr auf der Insel.
spirit_island-reason-cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } mehr auf der Hand.
spirit_island-reason-energy = { $n } Energie mehr.
spirit_island-reason-reclaims = { $n ->
        [one] 1 abgelegte Karte kommt
       *[other] { $n } abgelegte Karten kommen
    } auf die Hand zurück.
spirit_island-reason-hand-short = { $n ->
        [0] Keine Karte
        [one] Nur 1 Karte
       *[other] Nur { $n } Karten
    } auf der Hand, { $plays ->
        [one] 1 Karte könnte
       *[other] { $plays } Karten könnten
    } ausgespielt werden.
spirit_island-reason-new-cards = { $n ->
        [one] Eine neue Fähigkeitenkarte.
       *[other] { $n } neue Fähigkeitenkarten.
    }
spirit_island-reason-more-plays = Ermöglicht { $n } Karten je Zug.
spirit_island-reason-more-income = Ermöglicht { $n } Energie je Zug.

# What an AI means to do.
spirit_island-intends-spirit = { $seat } möchte { $spirit } spielen.
spirit_island-intends-growth = { $seat } möchte Wachstumsoption { $n } nehmen.
spirit_island-intends-play = { $seat } möchte { $id } ausspielen.
spirit_island-intends-use = { $seat } möchte { $id } nutzen.
spirit_island-intends-use-in = { $seat } möchte { $id } in { $land } nutzen.
