### Spirit Island: the gallery of spirits and cards

spirit_island-gallery-strength =
    { $strength ->
        [offence] Offence
        [control] Control
        [fear] Fear
        [defence] Defence
       *[utility] Utility
    }
spirit_island-gallery-of = { $n } of 5
spirit_island-gallery-strengths = Strengths
spirit_island-gallery-hard = What is hard
spirit_island-gallery-every = All
spirit_island-gallery-complexity = Complexity
spirit_island-gallery-level =
    { $complexity ->
        [low] Low
        [moderate] Moderate
        [high] High
       *[very_high] Very high
    }
spirit_island-gallery-set = Set
spirit_island-gallery-kind = Kind
spirit_island-gallery-kinds =
    { $kind ->
        [spirit] Spirits
        [unique] Cards of spirits
        [innate] Innate powers
        [minor] Minor powers
        [major] Major powers
        [fear] Fear cards
        [blight] Blight cards
        [event] Events
        [adversary] Adversaries
       *[scenario] Scenarios
    }
spirit_island-gallery-search = Search names and texts
spirit_island-gallery-count =
    { $n ->
        [0] Nothing fits
        [one] 1 entry
       *[other] { $n } entries
    }
spirit_island-gallery-more = Show more
spirit_island-gallery-none = No spirit fits these filters.
spirit_island-gallery-level-of = Level { $n }: { $id } (difficulty { $difficulty })
spirit_island-gallery-difficulty = Difficulty { $n }
spirit_island-gallery-loss = Additional loss: { $id }
