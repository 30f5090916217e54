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

## What is hard about each spirit

spirit_island-hard-river_surges = Nothing much: mind which lands its floods push towns into.
spirit_island-hard-vital_strength = It starts slowly and reaches little; plan a turn ahead.
spirit_island-hard-lightning = It defends nothing: what it does not destroy will hurt.
spirit_island-hard-shadows = Energy is scarce, and towns are hard to destroy.
spirit_island-hard-rampant_green = To know when a presence is worth giving up.
spirit_island-hard-thunderspeaker = Keep the dahan alive: with them it falls.
spirit_island-hard-bringer = It removes hardly any invaders; others must hold the land while fear wins.
spirit_island-hard-ocean = Inland it can do little; coming and going costs time.
spirit_island-hard-keeper = It grows slowly and drives the dahan away from where it is strong.
spirit_island-hard-sharp_fangs = Beasts must be at the right place, and presence is spent on them.
spirit_island-hard-heart_wildfire = Every step brings blight: count what the island can bear.
spirit_island-hard-serpent = Weak for many turns, and it needs presence of the others.
spirit_island-hard-shifting_memory = Many small choices: which elements to keep, and when to spend them.
spirit_island-hard-many_minds = Its presence moves as beasts: sacred sites come and go.
spirit_island-hard-lure = The coast is out of reach, and explorers pile up where it lives.
spirit_island-hard-stone = It lets the land suffer: see how much blight it can bear.
spirit_island-hard-volcano = It lives in mountains only, and must time its eruptions well.
spirit_island-hard-trickster = Its best power is a gamble, and healing blight costs presence.
spirit_island-hard-vengeance = It lets towns grow for the sake of disease: how long is too long?
spirit_island-hard-shroud_mist = Damage must stay without killing; it needs a wide spread.
spirit_island-hard-starlight = What you open and choose stays for the whole game.
spirit_island-hard-fractured_days = Time is presence: every use of it sets you back.
spirit_island-hard-downpour = Repeating powers needs water, energy and a plan for both phases.
spirit_island-hard-finder = It must win almost without killing; all that it moves must end up somewhere.
