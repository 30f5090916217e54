### Spirit Island, Branch & Claw: Sharp Fangs Behind the Leaves

spirit_island-name-sharp_fangs = Sharp Fangs Behind the Leaves
spirit_island-about-sharp_fangs = It roams the jungle with the beasts and sends them against the invaders.
spirit_island-hard-sharp_fangs = Beasts must be at the right place, and presence is spent on them.
spirit_island-voice-sharp_fangs = You count the trees. I count you.
spirit_island-growth-sharp_fangs-1 = Pay 1 energy, reclaim all cards, gain a power card
spirit_island-growth-sharp_fangs-2 = Add presence within range 3, to a jungle or a land with beasts
spirit_island-growth-sharp_fangs-3 = Gain a power card, gain 1 energy
spirit_island-growth-sharp_fangs-4 = Gain 3 energy
spirit_island-guide-sharp_fangs-1 = Gain a power, with animal if you can. Beasts run, and your presence runs with them: so the cards for your own land reach where invaders are about to build.
spirit_island-guide-sharp_fangs-2 = Energy and one more card play. Strike beside the jungle before anything is built there, and add beasts: the innate power strikes harder with each of them.
spirit_island-guide-sharp_fangs-3 = Take everything back and gain a power with animal and plant. From now on, presence one turn and reclaiming the next keeps both innate powers fed.
spirit_island-icon-add_presence-beasts_jungle = Add presence within range { $n }, to a jungle or a land with beasts

spirit_island-name-ally_of_the_beasts = Ally of the Beasts
spirit_island-effect-ally_of_the_beasts = Whenever beasts move out of one of your lands, 1 of your presence may go along.

spirit_island-name-call_forth_predators = Call Forth Predators
spirit_island-effect-call_forth_predators = In each spirit phase, you may replace 1 of your presence with 1 beasts. That presence leaves the game; it is not destroyed.

spirit_island-name-ranging_hunt = Ranging Hunt
spirit_island-effect-ranging_hunt-1 = You may gather 1 beasts.
spirit_island-effect-ranging_hunt-2 = 1 damage for each beasts here.
spirit_island-effect-ranging_hunt-3 = You may push up to 2 beasts.

spirit_island-name-frenzied_assault = Frenzied Assault
spirit_island-effect-frenzied_assault-1 = 1 fear and 2 damage. Remove 1 beasts.
spirit_island-effect-frenzied_assault-2 = +1 fear and +1 damage.

spirit_island-name-prey_on_the_builders = Prey on the Builders
spirit_island-effect-prey_on_the_builders = You may gather 1 beasts. If beasts are here, invaders do not build here this turn.

spirit_island-name-teeth_gleam_from_darkness = Teeth Gleam from Darkness
spirit_island-effect-teeth_gleam_from_darkness = 1 fear and add 1 beasts; or, if both beasts and invaders are here, 3 fear.
spirit_island-do-teeth_gleam_from_darkness = 1 fear and add 1 beasts

spirit_island-name-terrifying_chase = Terrifying Chase
spirit_island-effect-terrifying_chase = Push 2 explorers, towns or dahan, and 2 more for each beasts here. If an invader was pushed, 2 fear.

spirit_island-name-too_near_the_jungle = Too Near the Jungle
spirit_island-effect-too_near_the_jungle = 1 fear. Destroy 1 explorer.

spirit_island-lasting-call_forth_predators = { $id }: predators were called forth this turn
spirit_island-offer-call_forth_predators = Call Forth Predators: replace 1 presence with { $n } beasts
spirit_island-ask-call-forth-predators = { $id }: where does presence become beasts?
spirit_island-ask-ally-of-the-beasts = { $id }: does presence go along with the beasts, from { $land } to { $to }?
