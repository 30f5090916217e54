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
