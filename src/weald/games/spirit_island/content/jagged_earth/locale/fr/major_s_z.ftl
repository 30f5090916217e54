### Spirit Island, Jagged Earth: the major powers, S to Z

spirit_island-name-settle_into_hunting_grounds = S’établir en terrains de chasse
spirit_island-effect-settle_into_hunting_grounds = Votre présence peut compter comme terre hostile et comme bêtes ce tour-ci, et elle ne peut pas être déplacée.
spirit_island-effect-settle_into_hunting_grounds-1 = 2 peur. 2 dégâts dans une de vos régions.
spirit_island-lasting-settle_into_hunting_grounds = { $id } : sa présence compte comme terre hostile et bêtes, et ne bouge pas
spirit_island-ask-hunting-grounds = { $id } : combien de vos présences en { $land } comptent comme terres hostiles dans cette action ?

spirit_island-name-sleep_and_never_waken = Dormir et ne jamais se réveiller
spirit_island-effect-sleep_and_never_waken = Les envahisseurs ignorent toutes leurs actions ici ce tour-ci. Retirez jusqu’à 2 explorateurs. 1 peur pour 2 explorateurs que ce pouvoir retire.
spirit_island-effect-sleep_and_never_waken-1 = Retirez jusqu’à 6 explorateurs parmi vos régions.
spirit_island-ask-remove-among = { $id } : que retirer (encore { $n }) ?

spirit_island-name-spill_bitterness_into_the_earth = Verser l’amertume dans la terre
spirit_island-effect-spill_bitterness_into_the_earth = 6 dégâts. Ajoutez 2 terre hostile ou discorde, dans n’importe quelle proportion. Ajoutez 1 désolation. Ajoutez 1 terre hostile ou 1 discorde dans chacune de 3 régions adjacentes au plus avec désolation.
spirit_island-effect-spill_bitterness_into_the_earth-1 = 1 dégât à chaque envahisseur dans chacune de 3 régions adjacentes au plus.

spirit_island-name-storm_swath = Sillage de tempête
spirit_island-effect-storm_swath = 2 peur. 1 dégât à chaque envahisseur ici et dans la région d’origine.
spirit_island-effect-storm_swath-1 = +1 de portée et +1 peur. 1 dégât à chaque envahisseur d’une région adjacente aux deux. Détruisez 1 village dans chacune de ces régions.

spirit_island-name-the_wounded_wild_turns_on_its_assailants = La nature blessée se retourne contre ses assaillants
spirit_island-effect-the_wounded_wild_turns_on_its_assailants = Ajoutez 2 terre hostile. Rassemblez jusqu’à 2 bêtes. 1 dégât par désolation, par bêtes et par ronces ici.
spirit_island-effect-the_wounded_wild_turns_on_its_assailants-1 = 2 peur par envahisseur que ce pouvoir détruit, 8 au plus.

spirit_island-name-thickets_erupt_with_every_touch_of_breeze = Les fourrés jaillissent au moindre souffle
spirit_island-effect-thickets_erupt_with_every_touch_of_breeze = 2 dégâts. Au choix : ajoutez 3 ronces ; ou retirez 1 désolation.
spirit_island-effect-thickets_erupt_with_every_touch_of_breeze-1 = 1 peur. +2 dégâts.

spirit_island-name-transform_to_a_murderous_darkness = Se changer en ténèbres meurtrières
spirit_island-effect-transform_to_a_murderous_darkness = L’esprit peut choisir un de ses sites sacrés. Remplacez-y toute sa présence par terre hostile ; cette présence quitte la partie. Repoussez autant de ces terres hostiles que vous voulez. 3 peur, et 3 dégâts par présence remplacée.
spirit_island-effect-transform_to_a_murderous_darkness-1 = 1 dégât dans une région adjacente, et encore 1 dégât dans une région adjacente.
spirit_island-ask-darkness = { $id } : quel site sacré se change en ténèbres ?
spirit_island-event-came-of-presence = { $land } : la présence devient ceci, { $n } fois : { spirit_island-kind }.

spirit_island-name-trees_radiate_celestial_brilliance = Les arbres rayonnent d’un éclat céleste
spirit_island-effect-trees_radiate_celestial_brilliance = 3 peur. Défense 6. Les envahisseurs ignorent la prochaine construction ici ce tour-ci.
spirit_island-effect-trees_radiate_celestial_brilliance-1 = 1 dégât par soleil que vous avez.
spirit_island-lasting-trees_radiate_celestial_brilliance = { $id } : la prochaine construction ici est ignorée

spirit_island-name-unleash_a_torrent_of_the_selfs_own_essence = Libérer un torrent de sa propre essence
spirit_island-effect-unleash_a_torrent_of_the_selfs_own_essence = Au choix : gagnez 4 énergie, et vous pouvez oublier une carte pouvoir pour 4 de plus ; ou payez de l’énergie pour des dégâts. Par énergie que vous payez, 1 dégât dans une région à portée 0.
spirit_island-effect-unleash_a_torrent_of_the_selfs_own_essence-1 = Vous pouvez faire les deux.
spirit_island-do-gather_essence = Gagner 4 énergie, et au besoin oublier une carte pouvoir pour 4 de plus
spirit_island-do-unleash_essence = Payer de l’énergie pour des dégâts dans une région à portée 0
spirit_island-do-gather_and_unleash = Gagner de l’énergie, puis en payer pour des dégâts
spirit_island-ask-may-forget = { $id } : quelle carte pouvoir oubliez-vous pour 4 énergie ?
spirit_island-ask-pay-for-damage = { $id } : combien d’énergie payez-vous pour des dégâts en { $land } ?

spirit_island-name-utter_a_curse_of_dread_and_bone = Proférer une malédiction d’effroi et d’os
spirit_island-effect-utter_a_curse_of_dread_and_bone = Par désolation ici et dans les régions adjacentes, ajoutez 1 terre hostile, 1 maladie ou 1 discorde, 3 de chaque au plus. 2 peur. 1 dégât.
spirit_island-effect-utter_a_curse_of_dread_and_bone-1 = Par sorte de jeton ajouté, ajoutez-en 1 de plus à portée 1. 1 dégât dans une région adjacente.
spirit_island-ask-add-strife-to = { $id } : dans quelle région ajouter la discorde ?

spirit_island-name-vanish_softly_away_forgotten_by_all = Disparaître doucement, oublié de tous
spirit_island-effect-vanish_softly_away_forgotten_by_all = Au choix : retirez 1 envahisseur et 1 explorateur ou village ; ou retirez tous les envahisseurs endommagés. Aucune règle d’un adversaire ou d’un scénario n’y change rien.
spirit_island-effect-vanish_softly_away_forgotten_by_all-1 = Retirez 1 envahisseur dans chacune de 2 régions, n’importe où, avec au moins 4 envahisseurs.
spirit_island-do-vanish_two = Retirer 1 envahisseur et 1 explorateur ou village
spirit_island-do-vanish_damaged = Retirer tous les envahisseurs endommagés

spirit_island-name-voice_of_command = Voix du commandement
spirit_island-effect-voice_of_command = 1 dégât aux villages et cités par Dahan et par explorateur ici. Défense 2. Si les envahisseurs ravagent ici ce tour-ci, les explorateurs combattent aux côtés des Dahans.
spirit_island-effect-voice_of_command-1 = D’abord, rassemblez jusqu’à 2 explorateurs, villages ou Dahans.
spirit_island-lasting-voice_of_command = { $id } : les explorateurs combattent aux côtés des Dahans

spirit_island-name-walls_of_rock_and_thorn = Murs de roc et d’épines
spirit_island-effect-walls_of_rock_and_thorn = 2 dégâts. Défense 8. Ajoutez 1 ronces. Isolez cette région.
spirit_island-effect-walls_of_rock_and_thorn-1 = +2 dégâts et +2 défense. Ajoutez 1 terre hostile.

spirit_island-name-weave_together_the_fabric_of_place = Tisser ensemble l’étoffe des lieux
spirit_island-effect-weave_together_the_fabric_of_place = Unissez cette région à une région adjacente : jusqu’à la fin du tour elles n’en font qu’une, avec les deux terrains. Ensuite vous répartissez à votre guise ce qui s’y trouve entre les deux régions ; tout compte comme déplacé.
spirit_island-effect-weave_together_the_fabric_of_place-1 = Isolez la région unie. S’il y a des envahisseurs, 2 peur, et retirez jusqu’à 2 envahisseurs.
spirit_island-lasting-weave_together_the_fabric_of_place = { $id } : deux régions n’en font qu’une
spirit_island-ask-join-with = { $id } : à quelle région l’unir ?
