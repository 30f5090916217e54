### The end of a game: its story, and where to go from there

learn-story-same = The same deal from the start
learn-story-chance = Chance to win
learn-story-spirit_island-begin =
    { $n ->
        [0] No blight fell
        [one] 1 blight fell
       *[other] { $n } blight fell
    } while { $grows ->
        [yes] the invaders grew from { $from } to { $to }
       *[no] the invaders, { $from } at first, were kept at { $to }
    }.
learn-story-spirit_island-blighted = The island was blighted: { $name }.
learn-story-spirit_island-terror = Terror rose to level { $level }.
learn-story-spirit_island-gained = The strongest turn: { $what } destroyed.
learn-story-spirit_island-lost =
    { $n ->
        [0] The hardest turn
        [one] 1 blight in { $lands }
       *[other] { $n } blight in { $lands }
    }{ $dahan ->
        [0] { "" }
        [one] { "" }, and 1 dahan fell
       *[other] { "" }, and { $dahan } dahan fell
    }.
learn-story-lead =
    { $you ->
        [yes] You take the lead and keep it.
       *[no] { $seat } takes the lead and keeps it.
    }
learn-story-ecosystem-begin =
    { $alone ->
        [yes] After { $turns } cards you have { $score } points, and Alban { $alban }.
       *[no] After { $turns } cards: { $list }.
    }
learn-story-ecosystem-value =
    { $you ->
        [yes] you have { $score } points
       *[no] { $seat } has { $score } points
    }
learn-story-ecosystem-step =
    { $measure ->
        [alban] Alban’s best card: from { $before } to { $after } points.
       *[score] { $you ->
            [yes] Your best card: from { $before } to { $after } points.
           *[no] { $seat } has the best card: from { $before } to { $after } points.
        }
    }
learn-story-sylvion-begin =
    After { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } { $bloom ->
        [0] no edge is in bloom
        [one] 1 edge is in bloom
       *[other] { $bloom } edges are in bloom
    }, { $desolated } desolated.
learn-story-sylvion-step =
    { $measure ->
        [bloom] { $up ->
            [yes] The forest recovers: edges in bloom rise from { $before } to { $after }.
           *[no] The heaviest blow: edges in bloom fall from { $before } to { $after }.
        }
        [desolated] { $up ->
            [yes] The heaviest blow: desolated edges rise from { $before } to { $after }.
           *[no] The forest recovers: desolated edges fall from { $before } to { $after }.
        }
       *[restored] { $up ->
            [yes] The trees grow: they would restore { $after } edges instead of { $before }.
           *[no] Trees fall: they would restore { $after } edges instead of { $before }.
        }
    }
learn-story-living_forest_duel-begin =
    After { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }: { $list }.
learn-story-living_forest_duel-value =
    { $you ->
        [yes] you have
       *[no] { $seat } has
    } { $fire ->
        [one] 1 fire
       *[other] { $fire } fires
    } and { $block ->
        [one] 1 tree
       *[other] { $block } trees
    } in a block
learn-story-living_forest_duel-step =
    { $measure ->
        [fire] { $you ->
            [yes] Your strongest turn: from { $before } to { $after } fires.
           *[no] The strongest turn of { $seat }: from { $before } to { $after } fires.
        }
       *[block] { $you ->
            [yes] Your forest grows: from { $before } to { $after } trees in a block.
           *[no] The forest of { $seat } grows: from { $before } to { $after } trees in a block.
        }
    }
