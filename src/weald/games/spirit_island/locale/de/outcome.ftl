### Spirit Island: was eine Wahl brächte

## Sofort

spirit_island-outcome-destroyed =
    { $kind ->
        [explorer] { $n ->
            [one] Entdecker zerstört
           *[other] { $n } Entdecker zerstört
        }
        [town] { $n ->
            [one] Dorf zerstört
           *[other] { $n } Dörfer zerstört
        }
        [city] { $n ->
            [one] Stadt zerstört
           *[other] { $n } Städte zerstört
        }
       *[dahan] { $n ->
            [one] Dahan zerstört
           *[other] { $n } Dahan zerstört
        }
    }
spirit_island-outcome-removed =
    { $kind ->
        [explorer] { $n ->
            [one] Entdecker entfernt
           *[other] { $n } Entdecker entfernt
        }
        [town] { $n ->
            [one] Dorf entfernt
           *[other] { $n } Dörfer entfernt
        }
        [city] { $n ->
            [one] Stadt entfernt
           *[other] { $n } Städte entfernt
        }
       *[dahan] { $n ->
            [one] Dahan entfernt
           *[other] { $n } Dahan entfernt
        }
    }
spirit_island-outcome-added =
    { $kind ->
        [explorer] { $n ->
            [one] Entdecker kommt hinzu
           *[other] { $n } Entdecker kommen hinzu
        }
        [town] { $n ->
            [one] Dorf kommt hinzu
           *[other] { $n } Dörfer kommen hinzu
        }
        [city] { $n ->
            [one] Stadt kommt hinzu
           *[other] { $n } Städte kommen hinzu
        }
       *[dahan] { $n ->
            [one] Dahan kommt hinzu
           *[other] { $n } Dahan kommen hinzu
        }
    }
spirit_island-outcome-moved =
    { $kind ->
        [explorer] { $n ->
            [one] Entdecker zieht weiter
           *[other] { $n } Entdecker ziehen weiter
        }
        [town] { $n ->
            [one] Dorf zieht weiter
           *[other] { $n } Dörfer ziehen weiter
        }
        [city] { $n ->
            [one] Stadt zieht weiter
           *[other] { $n } Städte ziehen weiter
        }
       *[dahan] { $n ->
            [one] Dahan zieht weiter
           *[other] { $n } Dahan ziehen weiter
        }
    }
spirit_island-outcome-hurt = { spirit_island-kind } beschädigt
spirit_island-outcome-token = +{ $n } { spirit_island-kind }
spirit_island-outcome-token-gone = −{ $n } { spirit_island-kind }
spirit_island-outcome-defend = Verteidigung { $n }
spirit_island-outcome-strife = { $n } Streit
spirit_island-outcome-energy = +{ $n } Energie
spirit_island-outcome-energy-others = +{ $n } Energie für andere
spirit_island-outcome-energy-paid = { $n } Energie bezahlt
spirit_island-outcome-elements =
    { $n ->
        [one] +{ $n } Element
       *[other] +{ $n } Elemente
    }
spirit_island-outcome-plays =
    { $n ->
        [one] { $n } Karte mehr ausspielen
       *[other] { $n } Karten mehr ausspielen
    }
spirit_island-outcome-cards =
    { $n ->
        [one] eine Fähigkeitenkarte
       *[other] { $n } Fähigkeitenkarten
    }
spirit_island-outcome-presence =
    { $n ->
        [one] Präsenz kommt hinzu
       *[other] { $n } Präsenz kommt hinzu
    }
spirit_island-outcome-presence-lost =
    { $n ->
        [one] Präsenz geht verloren
       *[other] { $n } Präsenz geht verloren
    }
spirit_island-outcome-fear = { $n } Furcht
spirit_island-outcome-lasting = eine anhaltende Wirkung
spirit_island-outcome-nothing = nichts geschieht
spirit_island-outcome-reveals = dann werden Karten aufgedeckt
spirit_island-outcome-others = dann entscheiden andere

## Später

spirit_island-outcome-no-blight =
    { $where ->
        [home] keine Ödnis
       *[other] keine Ödnis in { $land }
    }
spirit_island-outcome-more-blight =
    { $where ->
        [home] Ödnis wird kommen
       *[other] Ödnis wird nach { $land } kommen
    }
spirit_island-outcome-no-spread =
    { $where ->
        [home] Ödnis breitet sich nicht aus
       *[other] Ödnis breitet sich von { $land } nicht aus
    }
spirit_island-outcome-dahan-live =
    { $where ->
        [home] { $n } Dahan { $n ->
            [one] überlebt
           *[other] überleben
        }
       *[other] { $n } Dahan { $n ->
            [one] überlebt
           *[other] überleben
        } in { $land }
    }
spirit_island-outcome-dahan-lost =
    { $where ->
        [home] { $n } Dahan mehr { $n ->
            [one] fällt
           *[other] fallen
        }
       *[other] { $n } Dahan mehr { $n ->
            [one] fällt
           *[other] fallen
        } in { $land }
    }
spirit_island-outcome-no-build =
    { $where ->
        [home] nichts wird gebaut
       *[other] nichts wird in { $land } gebaut
    }
spirit_island-outcome-smaller-build =
    { $where ->
        [home] ein Dorf statt einer Stadt
       *[other] ein Dorf statt einer Stadt in { $land }
    }
spirit_island-outcome-no-ravage =
    { $where ->
        [home] kein Wüten
       *[other] kein Wüten in { $land }
    }
spirit_island-outcome-heals = heilt in diesem Zug

## Fähigkeiten und Phasen

spirit_island-outcome-targets =
    { $n ->
        [one] { $n } Gebiet in Reichweite
       *[other] { $n } Gebiete in Reichweite
    }
spirit_island-outcome-best = am besten in { $land }
spirit_island-outcome-no-use = ändert im Augenblick nichts
spirit_island-outcome-no-target = im Augenblick kein Gebiet in Reichweite
spirit_island-outcome-threshold = { $id }: erreicht Schwelle { $n }
spirit_island-outcome-unused =
    { $phase ->
        [fast] { $n ->
            [one] { $n } Sofort-Fähigkeit nicht benutzt
           *[other] { $n } Sofort-Fähigkeiten nicht benutzt
        }
       *[slow] { $n ->
            [one] { $n } Fähigkeit nicht benutzt
           *[other] { $n } Fähigkeiten nicht benutzt
        }
    }
spirit_island-outcome-wasted =
    { $paid ->
        [card] { $id } ist bezahlt. Unbenutzt verfällt sie in diesem Zug.
       *[innate] { $id } könnte jetzt benutzt werden. Unbenutzt verfällt sie in diesem Zug.
    }
spirit_island-outcome-plays-left =
    { $n ->
        [one] noch { $n } Karte kann ausgespielt werden
       *[other] noch { $n } Karten können ausgespielt werden
    }
spirit_island-outcome-loses = damit ist das Spiel verloren

## Präsenz

spirit_island-outcome-track-rises = { $now } → { $then }
spirit_island-outcome-track-stays = { $n } bleibt { $n }
spirit_island-outcome-track-element = ein Element in jedem Zug
spirit_island-outcome-comes-back = kehrt auf die Insel zurück
spirit_island-outcome-only-moves = verlässt nur { $land }: keine Leiste wird frei

## Vorher und nachher

spirit_island-outcome-row-kind =
    { $kind ->
        [explorer] Entdecker
        [town] Dörfer
        [city] Städte
       *[dahan] Dahan
    }
spirit_island-outcome-row-ravage = Wüten
spirit_island-outcome-row-land = Gebiet
spirit_island-outcome-row-dahan = Dahan
spirit_island-outcome-row-build = Bauen
spirit_island-outcome-row-energy = Energie
spirit_island-outcome-row-fear = Furcht
spirit_island-outcome-row-plays = Auszuspielende Karten
spirit_island-outcome-row-hand = Karten auf der Hand
spirit_island-outcome-row-presence = Präsenz auf der Insel
spirit_island-outcome-row-income = Energie je Zug
spirit_island-outcome-row-card-plays = Karten je Zug
spirit_island-outcome-damage = { $n } Schaden
spirit_island-outcome-none = keins
spirit_island-outcome-land =
    { $blight ->
        [spreads] Ödnis, breitet sich aus
        [yes] Ödnis
       *[no] keine Ödnis
    }
spirit_island-outcome-loses-dahan =
    { $n ->
        [0] alle überleben
       *[other] { $n } verloren
    }
spirit_island-outcome-builds =
    { $new ->
        [town] ein Dorf
        [city] eine Stadt
       *[nothing] nichts
    }

## Unter der Frage

spirit_island-help-presence-from = Was eine Leiste hier verliert, gibt sie von nun an in jedem Zug. Präsenz aus einem Gebiet zieht nur um.
spirit_island-help-used-by = { $spirit } benutzt { $id }, und diesen Teil entscheidest du.
spirit_island-chip =
    { $what ->
        [no-blight] keine Ödnis
        [no-build] kein Bau
        [no-ravage] kein Wüten
        [dahan-live] Dahan leben
        [fear] { $n } Furcht
       *[other] { "" }
    }
