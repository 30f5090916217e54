### Spirit Island, Jagged Earth: Starlight Seeks Its Form

spirit_island-name-starlight = Starlight Seeks Its Form
spirit_island-about-starlight = It begins with little and chooses what it becomes: the growth it opens, and the elements that stay with it.
spirit_island-hard-starlight = What you open and choose stays for the whole game.
spirit_island-voice-starlight = What shall I be? Hold out your hand, I am still deciding.
spirit_island-growth-starlight-1 = Reclaim one card
spirit_island-growth-starlight-2 = Add presence to a land where you have presence
spirit_island-growth-starlight-3 = Gain 1 energy
spirit_island-growth-starlight-4 = Move 1 presence at most 3 lands
spirit_island-growth-starlight-5 = Reclaim half of your discarded cards, rounded up
spirit_island-growth-starlight-6 = Gain a power card, move 1 presence to an adjacent land
spirit_island-growth-starlight-7 = Gain 3 energy
spirit_island-growth-starlight-8 = Play 1 more card this turn, move 1 presence at most 2 lands
spirit_island-growth-starlight-9 = Reclaim all cards
spirit_island-growth-starlight-10 = Gain a power card, gain 1 energy
spirit_island-growth-starlight-11 = 2 damage in a land where you have presence
spirit_island-growth-starlight-12 = Play 1 more card this turn, one slow power may be fast
spirit_island-icon-reclaim_half = Reclaim half of your discarded cards, rounded up
spirit_island-icon-damage = { $n } damage in a land where you have presence
spirit_island-icon-one_fast = One slow power may be fast this turn
spirit_island-space-growth-1 = First growth track
spirit_island-space-growth-2 = Second growth track
spirit_island-space-growth-3 = Third growth track
spirit_island-space-growth-4 = Fourth growth track

spirit_island-name-growth_begets_growth = Growth Begets Growth
spirit_island-effect-growth_begets_growth = You have 6 presence tracks. When one of the 4 growth tracks is emptied, choose 1 of its 2 growth options: it is open at once and for the rest of the game, as long as the track is empty; the other one never is. Presence taken from a space marked +1 gives you 1 energy.

spirit_island-name-slowly_coalescing_nature = Slowly Coalescing Nature
spirit_island-effect-slowly_coalescing_nature = When you uncover a space for an element, put an element of your choice on it. You have that element for the rest of the game while the space is uncovered.

spirit_island-name-air_moves_earth_endures = Air Moves, Earth Endures
spirit_island-effect-air_moves_earth_endures-1 = Push up to 2 explorers; or push up to 1 town.
spirit_island-effect-air_moves_earth_endures-2 = Defend 5.

spirit_island-name-fire_burns_water_soothes = Fire Burns, Water Soothes
spirit_island-effect-fire_burns_water_soothes-1 = 1 fear and 2 damage.
spirit_island-effect-fire_burns_water_soothes-2 = Remove 1 blight.

spirit_island-name-wood_seeks_growth_humans_seek_freedom = Wood Seeks Growth, Humans Seek Freedom
spirit_island-effect-wood_seeks_growth_humans_seek_freedom-1 = Choose a spirit with presence here: it gains a power card.
spirit_island-effect-wood_seeks_growth_humans_seek_freedom-2 = 1 damage for each dahan; or push up to 3 dahan.

spirit_island-name-sidereal_guidance = Sidereal Guidance
spirit_island-effect-sidereal_guidance-1 = Gather up to 1 explorer or dahan.
spirit_island-effect-sidereal_guidance-2 = Instead, gather up to 3 explorers.

spirit_island-name-stars_blaze_in_the_daytime_sky = Stars Blaze in the Daytime Sky
spirit_island-effect-stars_blaze_in_the_daytime_sky-1 = 3 fear. Gain 1 energy. You may reclaim 1 power card that is in play or discarded.

spirit_island-name-boon_of_reimagining = Boon of Reimagining
spirit_island-effect-boon_of_reimagining = The spirit may forget a power card from hand or discard pile; it then draws 6 minor powers and gains 2. If it is another spirit, it gains 1 energy.

spirit_island-name-gather_the_scattered_light_of_stars = Gather the Scattered Light of Stars
spirit_island-effect-gather_the_scattered_light_of_stars = At the end of the turn, once cards in play are discarded, you may reclaim up to 2 power cards. You may then forget one of your unique powers to reclaim up to 3 more.

spirit_island-name-peace_of_the_nighttime_sky = Peace of the Nighttime Sky
spirit_island-effect-peace_of_the_nighttime_sky = If the terror level is 1, invaders do not ravage here this turn. You may repeat this power: then forget this card and gain 1 moon.

spirit_island-name-shape_the_self_anew = Shape the Self Anew
spirit_island-effect-shape_the_self_anew = Gain a minor power. You may forget this card to gain 3 energy.
spirit_island-effect-shape_the_self_anew-1 = You may gain a major power instead of the minor one.

spirit_island-lasting-scattered_light = { $id }: reclaim cards at the end of the turn
spirit_island-ask-damage-land = { $id }: in which land do you deal damage?
spirit_island-ask-gains-card = { $id }: which spirit gains a power card?
spirit_island-ask-forget-to-gain = { $id }: do you forget a card to gain 2 minor powers?
spirit_island-ask-forget-to-reclaim = { $id }: do you forget one of your unique powers to reclaim up to 3 more cards?
spirit_island-ask-nighttime-sky = { $id }: do you repeat this power and forget the card?
spirit_island-ask-shape-the-self = { $id }: do you forget this card to gain 3 energy?
