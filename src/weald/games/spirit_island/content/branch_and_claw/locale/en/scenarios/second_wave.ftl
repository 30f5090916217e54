### Spirit Island: Second Wave

spirit_island-name-second_wave = Second Wave
spirit_island-option-scenario-second_wave = Second Wave
spirit_island-effect-second_wave = Played with other spirits on the island of a finished game, against the same adversary (one level higher if the island was healthy). All dahan stay, as many tokens of each kind as there are boards, and 2 blight per board. Printed invaders of lands 6 and higher come 3 lands lower; each board has 1 additional town in land 5. A blighted card is turned back with 2 blight per board and 1 more; when it flips again, it gets the rest. Each earlier spirit leaves a power card: once invader stage III has begun, any spirit may play it in a spirit phase, without energy, card play and elements, and use it on any land with all thresholds that need at most 10 elements. From the third wave on we follow our own reading: there are more towns, and printed invaders come less far.

spirit_island-offer-second_wave = { $n ->
    [0] Play a card of an earlier spirit
   *[other] Use the card of an earlier spirit
}
spirit_island-ask-set-aside = { $id }: which card of your earlier spirit do you set aside?
spirit_island-ask-assistance = { $id }: which card of an earlier spirit?
spirit_island-ask-leave-fewer = { $id }: from which land do you remove one?
spirit_island-lasting-assistance = { $id }: a card of an earlier spirit has been played
