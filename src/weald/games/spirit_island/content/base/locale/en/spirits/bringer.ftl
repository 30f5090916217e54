### Spirit Island: Bringer of Dreams and Nightmares

spirit_island-name-bringer = Bringer of Dreams and Nightmares
spirit_island-about-bringer = Fear is its weapon: what it destroys is destroyed in dreams only, and those who wake flee.
spirit_island-hard-bringer = It removes hardly any invaders; others must hold the land while fear wins.
spirit_island-voice-bringer = Sleep. I only show what you carried across the sea.
spirit_island-growth-bringer-1 = Reclaim all cards, gain a power card
spirit_island-growth-bringer-2 = Reclaim one card, add presence within range 0
spirit_island-growth-bringer-3 = Gain a power card, add presence within range 1
spirit_island-growth-bringer-4 = Add presence within range 4 to a land with dahan or invaders, gain 2 energy
spirit_island-guide-bringer-1 = You destroy nothing: your damage becomes fear and pushes invaders away. Gather dahan for the next turn, then frighten a land full of invaders.
spirit_island-guide-bringer-2 = Use the card that turns fear into defence just before the innate power that makes the fear. Use the other card last; with dahan there it can bring a major power.
spirit_island-guide-bringer-3 = Take your cards back, or gain another power if you still have enough to play.
spirit_island-icon-add_presence-dahan_invaders = Add presence within range { $n }, to a land with dahan or invaders

spirit_island-name-to_dream_a_thousand_deaths = To Dream a Thousand Deaths
spirit_island-effect-to_dream_a_thousand_deaths = Your powers damage and destroy nothing. An explorer, town or city that they would destroy, once in each use, generates 0, 2 or 5 fear instead; explorers and towns are pushed.

spirit_island-name-spirits_may_yet_dream = Spirits May Yet Dream
spirit_island-effect-spirits_may_yet_dream-1 = Turn a face-down fear card face up; it is earned and resolved as usual.
spirit_island-effect-spirits_may_yet_dream-2 = The spirit gains 1 of an element that it already has.

spirit_island-name-night_terrors = Night Terrors
spirit_island-effect-night_terrors-1 = 1 fear.
spirit_island-effect-night_terrors-2 = +1 fear.
spirit_island-effect-night_terrors-3 = +1 fear.

spirit_island-name-call_on_midnights_dream = Call on Midnight’s Dream
spirit_island-effect-call_on_midnights_dream = If dahan are here, gain a major power. If you forget this card for it, gain 1 energy for each dahan, and you may play the power at once for its cost. Or, if invaders are here: 2 fear.

spirit_island-name-dread_apparitions = Dread Apparitions
spirit_island-effect-dread_apparitions = Defend 1 for each fear that powers generate here this turn, not counting destroyed towns and cities. 1 fear.

spirit_island-name-dreams_of_the_dahan = Dreams of the Dahan
spirit_island-effect-dreams_of_the_dahan = Gather up to 2 dahan; or, if a town or city is here, 1 fear for each dahan, up to 3.

spirit_island-name-predatory_nightmares = Predatory Nightmares
spirit_island-effect-predatory_nightmares = 2 damage, in dreams. Push up to 2 dahan.

spirit_island-lasting-dread_apparitions = { $id }: fear of powers defends this land
spirit_island-do-dream_of_power = Gain a major power
spirit_island-ask-see-fear = { $id }: which fear card do you turn face up?
spirit_island-event-dreamt = Destroyed in a dream in { $land }: { spirit_island-kind }.
spirit_island-event-fear-seen = A fear card is turned face up: { $id }.
