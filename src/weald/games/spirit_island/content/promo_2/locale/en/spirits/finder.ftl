### Spirit Island, promo pack 2: Finder of Paths Unseen

spirit_island-name-finder = Finder of Paths Unseen
spirit_island-about-finder = It opens ways between far lands and moves invaders, dahan, beasts and spirits along them, but pays for every death.
spirit_island-hard-finder = It must win almost without killing; all that it moves must end up somewhere.
spirit_island-voice-finder = There is a door between this stone and that one. Come.
spirit_island-growth-finder-1 = Reclaim all cards, gain a power card, ignore range this turn
spirit_island-growth-finder-2 = Add presence within range 1, play 1 more card this turn
spirit_island-growth-finder-3 = Gain a power card, add presence within range 2
spirit_island-growth-finder-4 = Add presence to any land, gain 2 energy
spirit_island-icon-ignore_range = Ignore range this turn
spirit_island-icon-add_presence_anywhere = Add presence to any land
spirit_island-icon-push_building = Push { $n } town or city from one of your lands
spirit_island-space-sun = Space with sun
spirit_island-space-e2w = Space with 2 energy and water
spirit_island-space-p2 = Space with +2 energy
spirit_island-space-p1any = Space with +1 energy and any element
spirit_island-space-e1m = Space with 1 energy and moon
spirit_island-space-mvair = Space with air that moves 1 presence
spirit_island-space-p1rng = Space with +1 energy and +1 range
spirit_island-space-earth = Space with earth
spirit_island-space-xc1 = First space with 1 more card
spirit_island-space-xc2 = Second space with 1 more card
spirit_island-space-push = Space that pushes a town or city

spirit_island-name-responsibilities_to_the_dead = Responsibilities to the Dead
spirit_island-effect-responsibilities_to_the_dead = After one of your Actions destroys any invaders or dahan, destroy 1 of your presence and lose 1 energy; without energy, destroy another presence.

spirit_island-name-open_the_ways = Open the Ways
spirit_island-effect-open_the_ways = You may make two of your lands adjacent to each other. You may change which once between Actions. It ends when you have no presence in one of them.
spirit_island-offer-open_the_ways =
    { $n ->
        [0] Open the Ways: make two of your lands adjacent
       *[1] Open the Ways: change or close the way
        [2] Open the Ways: ask me between the Actions of the invader phase
    }
spirit_island-do-change_way = Change the way
spirit_island-do-look_away = Do not ask again in this invader phase
spirit_island-lasting-ways_watched = { $id }: asked about the way between Actions

spirit_island-name-lay_paths_they_cannot_help_but_walk = Lay Paths They Cannot Help But Walk
spirit_island-effect-lay_paths_they_cannot_help_but_walk-1 = Push up to half of the invaders, rounded down; likewise dahan, presence and beasts, each by itself.
spirit_island-effect-lay_paths_they_cannot_help_but_walk-2 = Push up to 1 invader, dahan, presence or beasts.
spirit_island-effect-lay_paths_they_cannot_help_but_walk-3 = Repeat this power.

spirit_island-name-close_the_ways = Close the Ways
spirit_island-effect-close_the_ways-1 = Isolate the land.
spirit_island-effect-close_the_ways-2 = Isolate the land.
spirit_island-effect-close_the_ways-3 = Isolate the land.

spirit_island-name-a_circuitous_and_wending_journey = A Circuitous and Wending Journey
spirit_island-effect-a_circuitous_and_wending_journey = Push up to half of the invaders, rounded up; likewise dahan, presence and beasts, each by itself.

spirit_island-name-aid_from_the_spirit_speakers = Aid from the Spirit-Speakers
spirit_island-effect-aid_from_the_spirit_speakers = For each dahan here, you may move 1 invader, dahan, presence or beasts. All of them go to one land with dahan within range 2.

spirit_island-name-offer_passage_between_worlds = Offer Passage Between Worlds
spirit_island-effect-offer_passage_between_worlds = Move up to 4 dahan between here and one of your lands. Or: the next time dahan would be destroyed here this turn, 2 fewer are.
spirit_island-do-move_dahan_between = Move up to 4 dahan between here and one of your lands
spirit_island-do-offered_passage = The next time dahan would be destroyed here, 2 fewer are

spirit_island-name-paths_tied_by_nature = Paths Tied by Nature
spirit_island-effect-paths_tied_by_nature = Move up to 2 invaders, dahan, presence or beasts to a land of the same terrain within range 2.

spirit_island-name-travelers_boon = Traveler’s Boon
spirit_island-effect-travelers_boon = The spirit moves up to 3 of its presence to one of your lands. In total, up to 1 invader, 1 dahan and 1 beasts may go along with them.

spirit_island-name-ways_of_shore_and_heartland = Ways of Shore and Heartland
spirit_island-effect-ways_of_shore_and_heartland = Push up to 2 invaders, dahan, presence or beasts to lands that are coastal or inland like this one.

spirit_island-lasting-way_changed = { $id }: the way can be changed again after an Action
spirit_island-lasting-ignore_range = { $id }: range is ignored
spirit_island-lasting-offered_passage = { $id }: 2 fewer dahan are destroyed the next time
spirit_island-ask-way-from = { $id }: from which of your lands does the way lead?
spirit_island-ask-way-to = { $id }: to which of your lands does it lead?
spirit_island-ask-move-to = { $id }: to which land do you move pieces?
spirit_island-ask-move-between = { $id }: which of your lands do dahan move to, or from?
