### Spirit Island: Foreboding, an aspect of Shadows Flicker Like Flame

spirit_island-name-foreboding = Flackernde Schatten: Vorahnung
spirit_island-about-foreboding = Sie legen ihre Schlingen um ein Gebiet: Ihre Fähigkeiten reichen von überall dorthin, und wer dort erschrickt, geht.

spirit_island-name-stretch_out_coils_of_foreboding_dread = Schlingen banger Vorahnung
spirit_island-effect-stretch_out_coils_of_foreboding_dread-1 = In diesem Zug dürfen deine anderen Fähigkeiten dieses Gebiet aus jeder Entfernung wählen.
spirit_island-effect-stretch_out_coils_of_foreboding_dread-2 = In diesem Zug darfst du nach jeder Aktion, die hier Furcht bringt, 1 Entdecker je Furcht verschieben oder 1 Dorf für 2.
spirit_island-effect-stretch_out_coils_of_foreboding_dread-3 = 1 Furcht.
spirit_island-effect-stretch_out_coils_of_foreboding_dread-4 = 2 Furcht.

spirit_island-lasting-within_coils = { $id }: von überall in Reichweite
spirit_island-lasting-foreboding_dread = { $id }: Furcht verschiebt Entdecker und Dörfer
