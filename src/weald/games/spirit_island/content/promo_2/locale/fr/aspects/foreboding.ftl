### Spirit Island: Foreboding, an aspect of Shadows Flicker Like Flame

spirit_island-name-foreboding = Ombre vacillante de la flamme : Pressentiment
spirit_island-about-foreboding = Elle enserre une région de ses anneaux : ses pouvoirs l’atteignent de partout, et qui y prend peur s’en va.

spirit_island-name-stretch_out_coils_of_foreboding_dread = Étendre les anneaux d’un effroi pressenti
spirit_island-effect-stretch_out_coils_of_foreboding_dread-1 = Ce tour-ci, vos autres pouvoirs peuvent cibler cette région à n’importe quelle distance.
spirit_island-effect-stretch_out_coils_of_foreboding_dread-2 = Ce tour-ci, après chaque Action qui apporte de la peur ici, vous pouvez repousser 1 explorateur par peur ou 1 village pour 2.
spirit_island-effect-stretch_out_coils_of_foreboding_dread-3 = 1 peur.
spirit_island-effect-stretch_out_coils_of_foreboding_dread-4 = 2 peur.

spirit_island-lasting-within_coils = { $id } : à portée des pouvoirs de partout
spirit_island-lasting-foreboding_dread = { $id } : la peur permet de repousser explorateurs et villages
