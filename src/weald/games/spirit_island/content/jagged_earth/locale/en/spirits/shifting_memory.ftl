### Spirit Island, Jagged Earth: Shifting Memory of Ages

spirit_island-name-shifting_memory = Shifting Memory of Ages
spirit_island-about-shifting_memory = It learns from all that changes, keeps element markers for the moment when they are needed, and hands them on to others.
spirit_island-hard-shifting_memory = Many small choices: which elements to keep, and when to spend them.
spirit_island-voice-shifting_memory = I have forgotten more invaders than you will ever be.
spirit_island-growth-shifting_memory-1 = Reclaim all cards, add presence within range 0
spirit_island-growth-shifting_memory-2 = Gain a power card, add presence within range 2
spirit_island-growth-shifting_memory-3 = Add presence within range 1, gain 2 energy
spirit_island-growth-shifting_memory-4 = Gain 9 energy
spirit_island-icon-prepare_element = Prepare 1 element marker
spirit_island-icon-markers_for_play = Discard 2 element markers to play 1 more card

spirit_island-name-long_ages_of_knowledge_and_forgetfulness = Long Ages of Knowledge and Forgetfulness
spirit_island-effect-long_ages_of_knowledge_and_forgetfulness = When you would forget a power card from your hand, you may discard it instead, once in each Action.

spirit_island-name-insights_into_the_worlds_nature = Insights into the World’s Nature
spirit_island-effect-insights_into_the_worlds_nature = A prepared marker keeps an element of your choice. When you use a power you may spend prepared markers: you have their elements for that one Action.

spirit_island-name-learn_the_invaders_tactics = Learn the Invaders’ Tactics
spirit_island-effect-learn_the_invaders_tactics-1 = Defend 2.
spirit_island-effect-learn_the_invaders_tactics-2 = Instead, defend 3.
spirit_island-effect-learn_the_invaders_tactics-3 = Instead, defend 2 for each card in the invader discard pile.

spirit_island-name-observe_the_ever_changing_world = Observe the Ever-Changing World
spirit_island-effect-observe_the_ever_changing_world-1 = Prepare 1 element marker.
spirit_island-effect-observe_the_ever_changing_world-2 = Instead, after each of the next 3 Actions that change which pieces are here, prepare 1 element marker.

spirit_island-name-boon_of_ancient_memories = Boon of Ancient Memories
spirit_island-effect-boon_of_ancient_memories = If you target yourself, gain a minor power. Otherwise the spirit gains a power card; for a major power it may pay 2 energy instead of forgetting one.

spirit_island-name-elemental_teachings = Elemental Teachings
spirit_island-effect-elemental_teachings = Prepare 1 element marker. Discard up to 3 markers: the spirit gains those elements.

spirit_island-name-share_secrets_of_survival = Share Secrets of Survival
spirit_island-effect-share_secrets_of_survival = Each time dahan would be destroyed here this turn, 2 fewer are; or gather up to 2 dahan.
spirit_island-effect-share_secrets_of_survival-1 = You may do both.
spirit_island-do-share_secrets_of_survival = Each time dahan would be destroyed here, 2 fewer are

spirit_island-name-study_the_invaders_fears = Study the Invaders’ Fears
spirit_island-effect-study_the_invaders_fears = 2 fear. Turn the top card of the fear deck face up.

spirit_island-lasting-observed = { $id }: markers for { $n } more Actions that change this land
spirit_island-lasting-secrets_of_survival = { $id }: each time, 2 dahan fewer are destroyed here
spirit_island-ask-discard-not-forget = { $id }: do you discard it instead of forgetting it?
spirit_island-ask-give-marker = { $id }: which marker do you discard, to give its element?
