## Die Invasoren-Phase als Szene: ein Satz je Gebiet

spirit_island-strip-name = Invasoren-Phase, Schritt { $n } von { $of }
spirit_island-strip-step =
    { $step ->
        [blighted] Verödete Insel
        [event] Ereignis
        [fear] Furcht
        [ravage] Wüten
        [build] Bauen
        [explore] Entdecken
        [advance] Vorrücken
       *[none] Invasoren
    }
spirit_island-strip-land = Gebiet { $n } von { $of }
spirit_island-strip-result =
    { $step ->
        [ravage] { $blight ->
            [0] Keine Ödnis
           *[other] { $blight } Ödnis
        }
        [build] { $built } gebaut
        [explore] { $built ->
            [one] 1 Entdecker
           *[other] { $built } Entdecker
        }
       *[other] Erledigt
    }
spirit_island-strip-none =
    { $step ->
        [blighted] Noch gesund
        [fear] Keine Karte verdient
       *[other] Nichts
    }
spirit_island-strip-later =
    { $step ->
        [explore] Verdeckt
        [advance] Karten rücken vor
        [blighted] Noch gesund
       *[other] Kommt noch
    }
spirit_island-beat-pieces =
    { $kind ->
        [explorer] { $n ->
            [one] ein Entdecker
           *[other] { $n } Entdecker
        }
        [town] { $n ->
            [one] ein Dorf
           *[other] { $n } Dörfer
        }
       *[city] { $n ->
            [one] eine Stadt
           *[other] { $n } Städte
        }
    }
spirit_island-beat-ravage =
    { $land }: { $who } { $n ->
        [one] verursacht
       *[other] verursachen
    } { $defended ->
        [0] { $dealt } Schaden:
       *[other] { $dealt }, { $defended } abgewehrt: { $damage } Schaden,
    } { $blight ->
        [0] keine Ödnis
       *[other] Ödnis
    }
spirit_island-beat-strife =
    { $land }: { $who } { $n ->
        [one] verursacht
       *[other] verursachen
    } keinen Schaden, der Streit ist verbraucht
spirit_island-beat-joined = { $one }; { $other }
spirit_island-beat-head = { $step }, { $ground }: { $place }
spirit_island-beat-spreads = das Gebiet war schon verödet, die Ödnis breitet sich nach { $to } aus
spirit_island-beat-presence =
    { $n ->
        [one] 1 Präsenz wird vernichtet
       *[other] { $n } Präsenz werden vernichtet
    }
spirit_island-beat-lost =
    { $n ->
        [one] 1 Dahan fällt
       *[other] { $n } Dahan fallen
    }
spirit_island-beat-strikes =
    { $n ->
        [one] der Dahan schlägt mit { $damage } zurück
       *[other] die { $n } Dahan schlagen mit { $damage } zurück
    }
spirit_island-beat-built =
    { $land }: { $what } { $n ->
        [one] wird
       *[other] werden
    } gebaut.
spirit_island-beat-explored =
    { $land }: { $what } { $n ->
        [one] kommt
       *[other] kommen
    } { $from ->
        [sea] vom Meer
        [here] aus den Gebäuden dort
       *[land] aus { $source }
    }.
spirit_island-beat-spared =
    { $by ->
        [disease] { $land }: Eine Seuche verhindert den Bau und verschwindet.
        [wilds] { $land }: Eine Wildnis hält die Entdecker auf und verschwindet.
       *[none] { $step ->
            [build] { $land }: Nichts wird gebaut.
           *[explore] { $land }: Niemand kommt.
        }
    }
spirit_island-beat-card =
    { $stopped ->
        [yes] { spirit_island-strip-step }: { $ground } entfällt.
       *[no] { $step ->
            [explore] { $n ->
                [0] Entdecken: { $ground }. Entdecker erreichen kein Gebiet.
                [one] Entdecken: { $ground }. Entdecker erreichen 1 Gebiet.
               *[other] Entdecken: { $ground }. Entdecker erreichen { $n } Gebiete.
            }
           *[other] { spirit_island-strip-step }: { $ground }. Dort sind keine Invasoren: Nichts geschieht.
        }
    }
spirit_island-beat-fear = { $id }: { $text }
spirit_island-beat-event = Ereignis: { $id }.
spirit_island-beat-part = { $part }: { $text }
spirit_island-beat-advance = Die Karten rücken vor. Im nächsten Zug wüten: { $ravage }; bauen: { $build }.
spirit_island-beat-terror = { spirit_island-band-terror }. { $any ->
        [yes] Es bleiben: { $what }.
       *[no] { spirit_island-band-win }
    }
spirit_island-beat-blighted = { spirit_island-band-blighted }: { $id }. Noch { $n } Ödnis, dann ist alles verloren.
spirit_island-rail-lands =
    { $n ->
        [one] 1 Gebiet
       *[other] { $n } Gebiete
    }
spirit_island-rail-sum =
    { $defended ->
        [0] { $dealt } Schaden
       *[other] { $dealt } − { $defended } Abwehr = { $damage }
    }
spirit_island-rail-strife = Streit, verbraucht: 0
spirit_island-rail-stopped = verhindert
spirit_island-rail-result =
    { $result ->
        [spreads] Ödnis, breitet sich aus
        [blight] Ödnis
        [dahan] keine Ödnis, { $n } Dahan verloren
        [strikes] Dahan schlagen zurück
       *[none] keine Ödnis
    }
spirit_island-rail-spared =
    { $by ->
        [disease] Seuche
        [wilds] Wildnis
       *[none] nichts
    }
spirit_island-rail-past = Bisher
spirit_island-rail-newest = Neuestes zuerst
spirit_island-rail-fear = Furcht-Karte
spirit_island-rail-in-force = gilt jetzt
spirit_island-band-after = Nach dem Wüten in { $land }
spirit_island-band-terror =
    { $level ->
        [4] Die Invasoren fliehen vor Schrecken
       *[other] Das Terrorlevel steigt auf { $level ->
            [1] I
            [2] II
           *[3] III
        }
    }
spirit_island-band-win =
    { $level ->
        [2] Von jetzt an gewinnt ihr, sobald kein Dorf und keine Stadt mehr da ist. Furcht-Karten nutzen ihre zweite Zeile.
        [3] Von jetzt an gewinnt ihr, sobald keine Stadt mehr da ist. Furcht-Karten nutzen ihre dritte Zeile.
       *[4] Alle Furcht-Karten sind verdient: Ihr habt gewonnen.
    }
spirit_island-band-goal =
    { $level ->
        [1] keine Invasoren
        [2] weder Dorf noch Stadt
        [3] keine Stadt
       *[4] alle Furcht-Karten
    }
spirit_island-band-last = Die letzte Ödnis der gesunden Seite ist gefallen
spirit_island-band-blighted = Die Insel ist verödet
spirit_island-band-healthy = gesunde Seite
spirit_island-band-left = übrig, dann ist alles verloren
