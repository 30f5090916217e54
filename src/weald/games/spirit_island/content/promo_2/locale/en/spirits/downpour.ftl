### Spirit Island, promo pack 2: Downpour Drenches the World

spirit_island-name-downpour = Downpour Drenches the World
spirit_island-about-downpour = It turns its sacred sites into wetlands, dampens every fight, and pours the same powers down again and again.
spirit_island-hard-downpour = Repeating powers needs water, energy and a plan for both phases.
spirit_island-voice-downpour = Rain on the roofs, rain on the roads, rain until you leave.
spirit_island-growth-downpour-1 = Reclaim all cards, gain a power card, move 1 presence at most 2 lands
spirit_island-growth-downpour-2 = Add presence within range 2, twice, gain 2 water, discard 2 cards from hand
spirit_island-growth-downpour-3 = Gain a power card, add presence within range 3, gain 1 energy
spirit_island-icon-gain_elements-water = Gain { $n } water
spirit_island-icon-discard_cards = Discard { $n } cards from hand

spirit_island-name-drench_the_landscape = Drench the Landscape
spirit_island-effect-drench_the_landscape = For Actions and special rules of spirits, your sacred sites are wetlands in addition to their own terrain.

spirit_island-name-pour_down_power_across_the_island = Pour Down Power Across the Island
spirit_island-effect-pour_down_power_across_the_island = For every 2 water you have, at most 5 times each turn, in the fast or slow phase: gain 1 energy, or repeat a power card that targets a land for its cost.

spirit_island-name-rain_and_mud_suppress_conflict = Rain and Mud Suppress Conflict
spirit_island-effect-rain_and_mud_suppress_conflict-1 = Each of your presence defends 1 in its land this turn, and dahan deal 1 less damage there in return.
spirit_island-effect-rain_and_mud_suppress_conflict-2 = The same once more.
spirit_island-effect-rain_and_mud_suppress_conflict-3 = 2 fear. In your lands, invaders and dahan have 1 less health this turn, at least 1.

spirit_island-name-water_nourishes_lifes_growth = Water Nourishes Life’s Growth
spirit_island-effect-water_nourishes_lifes_growth-1 = Gain 1 energy. You may remove 1 of your presence here from the game to remove 1 blight.
spirit_island-effect-water_nourishes_lifes_growth-2 = Gain 1 energy. Gather up to 1 dahan.
spirit_island-effect-water_nourishes_lifes_growth-3 = This turn, blight that would be added here stays on its card.
spirit_island-do-water_nourishes = Remove 1 presence from the game to remove 1 blight

spirit_island-name-dark_skies_loose_a_stinging_rain = Dark Skies Loose a Stinging Rain
spirit_island-effect-dark_skies_loose_a_stinging_rain = Isolate target land. Push up to 1 explorer and up to 2 dahan.

spirit_island-name-foundations_sink_into_mud = Foundations Sink into Mud
spirit_island-effect-foundations_sink_into_mud = 2 damage to towns. In wetlands, you may instead deal 1 damage to each town and city.

spirit_island-name-gift_of_abundance = Gift of Abundance
spirit_island-effect-gift_of_abundance = The spirit gains 2 energy; or it may repeat one power card this turn for its cost. You or the spirit may add 1 destroyed presence to wetlands with your presence.
spirit_island-do-gift_of_abundance = Repeat one power card this turn for its cost

spirit_island-name-unbearable_deluge = Unbearable Deluge
spirit_island-effect-unbearable_deluge = 1 fear. Push 2 dahan. Defend 3. Isolate target land if it is wetlands.

spirit_island-lasting-poured_down = { $id }: power poured down once this turn
spirit_island-lasting-rain_and_mud = { $id }: each presence defends { $n } and lowers the damage of dahan as much
spirit_island-lasting-softened = { $id }: invaders and dahan have 1 less health in its lands
spirit_island-lasting-nourished = { $id }: no blight is added here
spirit_island-lasting-abundance = { $id }: a power card may be repeated for its cost
spirit_island-offer-pour_down_power_across_the_island = Pour Down Power: gain { $n } energy
spirit_island-ask-discard-card = { $id }: which card do you discard ({ $n } left)?
spirit_island-ask-who-returns = { $id }: whose destroyed presence returns to wetlands?
