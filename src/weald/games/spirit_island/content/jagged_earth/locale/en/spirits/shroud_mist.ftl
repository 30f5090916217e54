### Spirit Island, Jagged Earth: Shroud of Silent Mist

spirit_island-name-shroud_mist = Shroud of Silent Mist
spirit_island-about-shroud_mist = It drifts over many lands, where wounds never heal, and lives on the fear of the slowly dying.
spirit_island-hard-shroud_mist = Damage must stay without killing; it needs a wide spread.
spirit_island-voice-shroud_mist = …
spirit_island-growth-shroud_mist-1 = Reclaim all cards, gain a power card
spirit_island-growth-shroud_mist-2 = Add presence within range 0, twice
spirit_island-growth-shroud_mist-3 = Gain a power card, add presence within range 3, to a mountain or wetlands
spirit_island-icon-add_presence-mountain_wetlands = Add presence within range { $n }, to a mountain or wetlands

spirit_island-name-gather_power_from_the_cool_and_dark = Gather Power from the Cool and Dark
spirit_island-effect-gather_power_from_the_cool_and_dark = Once each turn, when you gain a power card without fire, gain 1 energy.

spirit_island-name-mists_shift_and_flow = Mists Shift and Flow
spirit_island-effect-mists_shift_and_flow = When you target a land with a power, you may first gather 1 of your presence there or to a land adjacent to it, also to bring it into range.

spirit_island-name-slow_and_silent_death = Slow and Silent Death
spirit_island-effect-slow_and_silent_death = Invaders and dahan in your lands do not heal. When time passes, 1 fear for each of your lands with damaged invaders, at most 5, and 1 energy for every 3 of them.

spirit_island-name-suffocating_shroud = Suffocating Shroud
spirit_island-effect-suffocating_shroud-1 = 1 damage.
spirit_island-effect-suffocating_shroud-2 = For each adjacent land with your presence, 1 damage to a different invader.
spirit_island-effect-suffocating_shroud-3 = 1 damage.
spirit_island-effect-suffocating_shroud-4 = 1 damage to each invader.

spirit_island-name-lost_in_the_swirling_haze = Lost in the Swirling Haze
spirit_island-effect-lost_in_the_swirling_haze-1 = Push up to 1 dahan.
spirit_island-effect-lost_in_the_swirling_haze-2 = Push up to 2 explorers or dahan.
spirit_island-effect-lost_in_the_swirling_haze-3 = Push up to 2 explorers or dahan.

spirit_island-name-dissolving_vapors = Dissolving Vapors
spirit_island-effect-dissolving_vapors = 1 fear. 1 damage to each invader and to each dahan.

spirit_island-name-flowing_and_silent_forms_dart_by = Flowing and Silent Forms Dart By
spirit_island-effect-flowing_and_silent_forms_dart_by = If invaders are here, 2 fear. This turn, presence here that would be destroyed may be pushed instead. You may gather 1 presence or 1 sacred site of another spirit, if it agrees.

spirit_island-name-the_fog_closes_in = The Fog Closes In
spirit_island-effect-the_fog_closes_in = For each adjacent land with your presence, 1 damage to a different invader. Push 2 dahan.

spirit_island-name-unnerving_pall = Unnerving Pall
spirit_island-effect-unnerving_pall = 1 fear. This turn, up to 3 damaged invaders do not take part in ravages here; or defend 1 for each of your presence here.
spirit_island-do-unnerving_pall = Up to 3 damaged invaders do not take part in ravages

spirit_island-lasting-cool_and_dark = { $id }: energy gained this turn
spirit_island-lasting-flowing_forms = { $id }: presence that would be destroyed may be pushed
spirit_island-lasting-unnerved = { $id }: up to 3 damaged invaders stay out of ravages
spirit_island-ask-mists-to = { $id }: to which land does presence drift first?
spirit_island-ask-mists-from = { $id }: from which land does the presence drift?
spirit_island-ask-gather-site = { $id }: do you gather the whole sacred site from { $land }?
spirit_island-ask-flowing-forms = { $id }: where is the presence pushed that would be destroyed?
spirit_island-ask-unnerving-pall = { $id }: which damaged invader stays out of the ravage in { $land } ({ $n } left)?
