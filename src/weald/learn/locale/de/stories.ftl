### Das Ende eines Spiels: seine Geschichte, und wie es weitergeht

learn-story-same = Dasselbe Spiel noch einmal von vorn
learn-story-chance = Gewinnchance
learn-story-spirit_island-begin =
    { $n ->
        [0] Zuerst keine Ödnis
       *[other] Zuerst { $n } Ödnis
    }; { $grows ->
        [yes] aus { $from } Invasoren wurden { $to }
       *[no] die Invasoren, anfangs { $from }, blieben bei { $to }
    }.
learn-story-spirit_island-blighted = Die Insel verödete: { $name }.
learn-story-spirit_island-terror = Das Terrorlevel stieg auf { $level }.
learn-story-spirit_island-gained = Der stärkste Zug: { $what } weniger.
learn-story-spirit_island-lost =
    { $n ->
        [0] Der schwerste Zug
       *[other] { $n } Ödnis in { $lands }
    }{ $dahan ->
        [0] { "" }
        [one] { "" }, und 1 Dahan fiel
       *[other] { "" }, und { $dahan } Dahan fielen
    }.
learn-story-lead =
    { $you ->
        [yes] Du gehst in Führung und bleibst vorn.
       *[no] { $seat } geht in Führung und bleibt vorn.
    }
learn-story-ecosystem-begin =
    { $alone ->
        [yes] Nach { $turns } Karten hast du { $score } Punkte und Alban { $alban }.
       *[no] Nach { $turns } Karten: { $list }.
    }
learn-story-ecosystem-value =
    { $you ->
        [yes] du hast { $score } Punkte
       *[no] { $seat } hat { $score } Punkte
    }
learn-story-ecosystem-step =
    { $measure ->
        [alban] Albans beste Karte: von { $before } auf { $after } Punkte.
       *[score] { $you ->
            [yes] Deine beste Karte: von { $before } auf { $after } Punkte.
           *[no] { $seat } spielt die beste Karte: von { $before } auf { $after } Punkte.
        }
    }
learn-story-sylvion-begin =
    Nach { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    } { $bloom ->
        [0] keine gesunde Waldrandkarte
        [one] 1 gesunde Waldrandkarte
       *[other] { $bloom } gesunde Waldrandkarten
    }, { $desolated } verwüstet.
learn-story-sylvion-step =
    { $measure ->
        [bloom] { $up ->
            [yes] Der Wald erholt sich: gesunde Waldrandkarten von { $before } auf { $after }.
           *[no] Der härteste Schlag: gesunde Waldrandkarten von { $before } auf { $after }.
        }
        [desolated] { $up ->
            [yes] Der härteste Schlag: verwüstete Waldrandkarten von { $before } auf { $after }.
           *[no] Der Wald erholt sich: verwüstete Waldrandkarten von { $before } auf { $after }.
        }
       *[restored] { $up ->
            [yes] Die Bäume wachsen: Sie würden { $after } Waldrandkarten heilen statt { $before }.
           *[no] Bäume fallen: Sie würden { $after } Waldrandkarten heilen statt { $before }.
        }
    }
learn-story-living_forest_duel-begin =
    Nach { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }: { $list }.
learn-story-living_forest_duel-value =
    { $you ->
        [yes] du hast
       *[no] { $seat } hat
    } { $fire } Feuer und { $block ->
        [one] 1 Baum
       *[other] { $block } Bäume
    } im Block
learn-story-living_forest_duel-step =
    { $measure ->
        [fire] { $you ->
            [yes] Dein stärkster Zug: von { $before } auf { $after } Feuer.
           *[no] Der stärkste Zug von { $seat }: von { $before } auf { $after } Feuer.
        }
       *[block] { $you ->
            [yes] Dein Wald wächst: von { $before } auf { $after } Bäume im Block.
           *[no] Der Wald von { $seat } wächst: von { $before } auf { $after } Bäume im Block.
        }
    }
