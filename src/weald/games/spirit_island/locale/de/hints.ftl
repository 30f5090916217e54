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
spirit_island-reason-less-blight = { $n } Ödnis weniger.
spirit_island-reason-saves = Sonst wäre das Spiel verloren.
spirit_island-reason-tokens = { $kind ->
        [beasts] { $n } Bestien mehr.
        [wilds] { $n } Wildnis mehr.
        [disease] { $n } Seuche mehr.
        [badlands] { $n } Einöde mehr.
       *[strife] { $n } Streit mehr.
    }
spirit_island-reason-gives = { $what ->
        [energy] { $spirit } erhält { $n } Energie.
        [cards] { $spirit } erhält { $n ->
            [one] 1 Karte.
           *[other] { $n } Karten.
        }
       *[presence] { $spirit } erhält { $n } Präsenz.
    }
spirit_island-reason-proposed = Die anderen haben es vorgeschlagen.
spirit_island-reason-growth-part = Es gehört zur gewählten Wachstumsoption.
spirit_island-reason-only-now = Ungenutzt bringt die Fähigkeit in dieser Runde nichts.
spirit_island-reason-best-there = Bewirkt am meisten in { $land }.
spirit_island-reason-closer = Bringt die nächste Schwelle von { $id } näher.
spirit_island-reason-ravaged = In { $land } steht eine Verwüstung bevor: { $n } Schaden.
spirit_island-reason-built = In { $land } werden die Invasoren bald bauen.
spirit_island-reason-invaded = In { $land } { $n ->
        [one] ist 1 Invasor
       *[other] sind { $n } Invasoren
    }.
spirit_island-reason-calm = In { $land } steht weder eine Verwüstung noch ein Bau bevor.
spirit_island-reason-lost-anyway = Die kommende Verwüstung würde in { $land } ohnehin Präsenz zerstören.
spirit_island-reason-stays = { $n } deiner Präsenz bleibt in { $land }.
spirit_island-reason-not-sacred = { $land } ist keine deiner Heiligen Stätten.
spirit_island-reason-no-presence = In { $land } hat kein Geist Präsenz.
spirit_island-reason-no-blight-yet = In { $land } ist noch keine Ödnis: Sie würde sich nicht ausbreiten.
spirit_island-reason-dahan-flee = Die kommende Verwüstung würde in { $land } Dahan zerstören.
spirit_island-reason-dahan-strike = Dahan in { $land } schlagen bei der kommenden Verwüstung zurück.
spirit_island-reason-destroyed = { $kind ->
        [city] Zerstört eine Stadt in { $land }.
        [town] Zerstört ein Dorf in { $land }.
       *[explorer] Zerstört einen Entdecker in { $land }.
    }
spirit_island-reason-strength-of = { $kind ->
        [city] Eine Stadt in { $land } verursacht beim Verwüsten { $n } Schaden.
        [town] Ein Dorf in { $land } verursacht beim Verwüsten { $n } Schaden.
       *[explorer] Ein Entdecker in { $land } verursacht beim Verwüsten { $n } Schaden.
    }
spirit_island-reason-sacred = Macht { $land } zu einer deiner Heiligen Stätten.
spirit_island-reason-reaches = Bringt { $n ->
        [one] 1 Gebiet mit Dörfern oder Städten
       *[other] { $n } Gebiete mit Dörfern oder Städten
    } in deine Reichweite.
spirit_island-reason-new-land = In { $land } hast du noch keine Präsenz.
spirit_island-reason-plays-now = Von jetzt an { $n } Karten je Runde.
spirit_island-reason-income-now = Von jetzt an { $n } Energie je Runde.
spirit_island-reason-least = Von diesen Karten nützt sie dir am wenigsten.
spirit_island-reason-suits = Von diesen Karten passt sie am besten zu deinem Geist.
spirit_island-reason-energy-first = Energie kommt schneller zurück als Karten.

# What an AI means to do.
spirit_island-intends-spirit = { $seat } möchte { $spirit } spielen.
spirit_island-intends-growth = { $seat } möchte Wachstumsoption { $n } nehmen.
spirit_island-intends-play = { $seat } möchte { $id } ausspielen.
spirit_island-intends-use = { $seat } möchte { $id } nutzen.
spirit_island-intends-use-in = { $seat } möchte { $id } in { $land } nutzen.
