### Spirit Island, Jagged Earth: The Habsburg Monarchy, a livestock colony

spirit_island-name-habsburg_livestock_colony = Monarchie de Habsbourg (Colonie d’éleveurs)
spirit_island-option-adversary-habsburg_livestock_colony = Monarchie de Habsbourg

spirit_island-name-seek_prime_territory = En quête des meilleures terres
spirit_island-effect-habsburg_livestock_colony = Escalade, après l’exploration : sur chaque plateau avec au plus 4 désolations, ajoutez 1 village dans une région sans village ni désolation. Puis de même sur chaque plateau avec au plus 2 désolations.

spirit_island-name-irreparable_damage = Dégâts irréparables
spirit_island-effect-irreparable_damage = Les désolations ajoutées par des ravages qui infligent au moins 8 dégâts à la région sont comptées ici. La partie est perdue quand il y en a plus que de joueurs.
spirit_island-counter-habsburg_blight = Désolations de lourds dégâts

spirit_island-name-migratory_herders = Éleveurs nomades
spirit_island-effect-habsburg_livestock_colony-1 = Après l’étape Construction, chaque région que nomme une carte Construction rassemble 1 village d’une région adjacente qu’aucune ne nomme.

spirit_island-name-more_rural_than_urban = Plus rural qu’urbain
spirit_island-effect-habsburg_livestock_colony-2 = Mise en place : ajoutez 1 village dans la région 2 de chaque plateau et 1 village dans la région au numéro le plus élevé où rien n’est imprimé. Quand les envahisseurs construiraient 1 cité dans une région intérieure, ils construisent 2 villages à la place.

spirit_island-name-fast_spread = Expansion rapide
spirit_island-effect-habsburg_livestock_colony-3 = Le paquet Envahisseurs a une carte de niveau I de moins.

spirit_island-name-herds_thrive_in_verdant_lands = Les troupeaux prospèrent en terres verdoyantes
spirit_island-effect-habsburg_livestock_colony-4 = Les villages dans les régions sans désolation sont robustes : ils ont 2 résistance de plus, et un effet qui en détruirait un lui inflige 2 dégâts à la place. Les effets qui détruisent tous les villages les détruisent.

spirit_island-name-wave_of_immigration = Vague d’immigration
spirit_island-effect-habsburg_livestock_colony-5 = À la mise en place, une vague se trouve sous les 5 premières cartes Envahisseurs. Quand elle apparaît, sur chaque plateau : ajoutez 1 cité dans une région côtière sans cité, et 1 village dans chacune des 3 régions intérieures avec le moins de désolation. Puis la carte suivante est retournée.
spirit_island-counter-habsburg_wave = Cartes Envahisseurs sous la vague d’immigration
spirit_island-event-wave-of-immigration = Une vague d’immigration arrive.

spirit_island-name-far_flung_herds = Troupeaux dispersés
spirit_island-effect-habsburg_livestock_colony-6 = Les ravages infligent 2 dégâts de plus dans les régions adjacentes à un village.

spirit_island-ask-add-city = { $id } : où ajouter la cité ?
spirit_island-ask-herd-from = { $id } : de quelle région part un village ?
spirit_island-result-defeat-habsburg = Défaite : les troupeaux ont ruiné la terre sans remède{ spirit_island-in-lands }.
spirit_island-danger-habsburg = Les troupeaux ont causé { $n } désolations de lourds dégâts sur { $limit }
spirit_island-loses-habsburg = Les troupeaux ruinent la terre sans remède{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
