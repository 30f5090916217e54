### Spirit Island: tracks, networks and what single spirits keep on their panels

spirit_island-panel-opens =
    { $state ->
        [open] Open now
       *[shut] When this track is empty, one of these { $n } opens for good
    }
spirit_island-panel-space =
    { $what ->
        [energy] { $n } energy
        [plays] { $n ->
            [one] 1 card play
           *[other] { $n } card plays
        }
        [more_energy] +{ $n } energy
        [more_plays] +{ $n } card play
        [more_range] +{ $n } range
        [gain] { $n } energy when presence leaves it
        [chooses] an element of your choice, for good
       *[nothing] no gain of its own
    }
spirit_island-panel-first = once, when it is uncovered: { $text }
spirit_island-panel-slot-title = Space: { $what }
spirit_island-panel-space-rule =
    { $state ->
        [start] This space is never covered.
        [covered] It carries presence. It gives nothing until the presence leaves it; that is possible once a space next to it is open.
       *[open] It is open and counts every turn.
    }
spirit_island-panel-prepared = Element markers
spirit_island-panel-no-markers = No markers prepared
spirit_island-panel-absorbed = Absorbed presence
spirit_island-panel-hidden =
    { $n ->
        [one] One card, hidden in this scenario
       *[other] { $n } cards, hidden in this scenario
    }
