### Spirit Island, Jagged Earth: Fractured Days Split the Sky

spirit_island-name-fractured_days = Fractured Days Split the Sky
spirit_island-about-fractured_days = It gathers presence as Time and spends it: to use powers out of order, to stop a land, to bring the past back.
spirit_island-hard-fractured_days = Time is presence: every use of it sets you back.
spirit_island-voice-fractured_days = It happened tomorrow. I remember how you lost.
spirit_island-growth-fractured_days-1 = Gain air, reclaim all cards, gain up to 2 Time
spirit_island-growth-fractured_days-2 = Gain moon, gain a power card, add presence within range 2, twice: gain 1 Time or play 2 more cards
spirit_island-growth-fractured_days-3 = Gain sun, gain a card of Days That Never Were, move 1 presence at most 4 lands, three times: gain 1 Time or 2 energy
spirit_island-icon-up_to_time = Gain up to { $n } Time
spirit_island-icon-time_or_plays = Gain 1 Time, or play { $n } more cards this turn
spirit_island-icon-time_or_energy = Gain 1 Time, or { $n } energy
spirit_island-icon-gain_from_days = Gain a card of Days That Never Were
spirit_island-icon-gain_elements-air = Gain { $n } air
spirit_island-icon-gain_elements-moon = Gain { $n } moon
spirit_island-icon-gain_elements-sun = Gain { $n } sun
spirit_island-counter-time = Time

spirit_island-name-fragments_of_shattered_time = Fragments of Shattered Time
spirit_island-effect-fragments_of_shattered_time = Your presence that lies here is Time. To gain 1 Time, put 1 presence here from a presence track, or from the island. Time that you spend goes back to a presence track; where no space is free, it is destroyed.

spirit_island-name-days_that_never_were = Days That Never Were
spirit_island-effect-days_that_never_were = Set-up lays out 4 minor and 4 major powers (6 of each with 1 or 2 players). Your third growth option gains one of them. Whenever you gain a power card otherwise, you may add 1 of the cards you did not choose.

spirit_island-name-slip_the_flow_of_time = Slip the Flow of Time
spirit_island-effect-slip_the_flow_of_time-1 = The spirit may use 1 slow power now.
spirit_island-effect-slip_the_flow_of_time-2 = The spirit may reclaim 1 power card that is discarded or in play.
spirit_island-effect-slip_the_flow_of_time-3 = The spirit may play a power card for its cost.

spirit_island-name-visions_of_a_shifting_future = Visions of a Shifting Future
spirit_island-effect-visions_of_a_shifting_future-1 = Look at the top card of the invader deck or the event deck, put it back, and shuffle the top 2 cards.
spirit_island-effect-visions_of_a_shifting_future-2 = Instead of putting it back and shuffling, you may put it on the bottom, unless set-up has placed it.

spirit_island-name-absolute_stasis = Absolute Stasis
spirit_island-effect-absolute_stasis = Costs 1 Time to use. Until the end of the slow phase the land and everything in it do not exist. Nothing can go or target into it, out of it or through it. Victory and loss still count what is there.

spirit_island-name-blur_the_arc_of_years = Blur the Arc of Years
spirit_island-effect-blur_the_arc_of_years = If there are no invaders or dahan, remove 1 blight. If there are invaders, they build, then ravage. If there are dahan, add 1 dahan, then push up to 2 dahan. You may spend 1 Time to repeat this power once, on the same land.

spirit_island-name-pour_time_sideways = Pour Time Sideways
spirit_island-effect-pour_time_sideways = Costs 3 Time to use. Move 1 of your presence to a different land with your presence. On the board it leaves, Actions of invaders and those on each board or in each land happen one time fewer this invader phase; on the board it comes to, one time more.

spirit_island-name-the_past_returns_again = The Past Returns Again
spirit_island-effect-the_past_returns_again = Costs 1 Time and 1 energy for each player to use; all pay the energy together. Swap the top card of the invader deck with a discarded invader card within one stage of it. The card from the deck stays face down.

spirit_island-lasting-stasis = { $id }: the land is out of time
spirit_island-lasting-time_sideways = { $id }: one board acts one time fewer, another one time more
spirit_island-do-gain_time = Gain 1 Time
spirit_island-do-two_more_plays = Play 2 more cards this turn
spirit_island-do-look_at_invaders = Look at the invader deck
spirit_island-do-look_at_events = Look at the event deck
spirit_island-ask-time-from = { $id }: which presence becomes Time?
spirit_island-ask-time-to = { $id }: to which track does Time go back?
spirit_island-ask-keep-for-days = { $id }: do you add one of these cards to Days That Never Were?
spirit_island-ask-bury-invader-card = { $id }: { spirit_island-card } is on top. Put it on the bottom of the invader deck?
spirit_island-ask-bury-event = { $id } is on top. Put it on the bottom of the event deck?
spirit_island-ask-blur-again = { $id }: do you spend 1 Time to repeat it here?
spirit_island-ask-swap-card = { $id }: which invader card returns to the top of the deck?
spirit_island-event-time-gained = { $spirit }: gains Time and now has { $n }.
spirit_island-event-time-spent = { $spirit }: spends Time and has { $n } left.
spirit_island-event-set-aside = { $spirit }: { $id } is set aside.
spirit_island-event-looked =
    { $deck ->
        [event] { $spirit }: looks at the top card of the event deck.
       *[invader] { $spirit }: looks at the top card of the invader deck.
    }
spirit_island-event-saw-invader-card = { $spirit }: the top invader card is { spirit_island-card }.
spirit_island-event-saw-event = { $spirit }: the top event card is { $id }.
spirit_island-event-swapped = { $spirit }: { spirit_island-card } returns to the top of the invader deck.
spirit_island-refused-price-past = { $id } costs { $n } Time and { $n } energy of all together, and needs a card within one stage to swap.
