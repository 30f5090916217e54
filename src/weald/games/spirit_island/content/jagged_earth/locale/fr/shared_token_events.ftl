### Spirit Island, Jagged Earth: the token events

spirit_island-part-quit_the_farmed_lands = Quitter les terres cultivées
spirit_island-does-quit_the_farmed_lands = Sur chaque plateau, repoussez 1 bêtes vers une région sans village ni cité. Si des explorateurs s’y trouvent, 1 peur.

spirit_island-part-hunting_parties = Parties de chasse
spirit_island-does-hunting_parties = Dans chaque région avec des bêtes et une cité, 1 peur, et détruisez 1 bêtes.

spirit_island-part-beasts_prey_on_the_injured = Les bêtes traquent les blessés
spirit_island-does-beasts_prey_on_the_injured = Chaque bêtes compte aussi comme une terre hostile ce tour-ci. Sur chaque plateau, détruisez 1 envahisseur blessé dans une région avec des bêtes.

spirit_island-part-explorers_blunder = Bévue d’explorateurs
spirit_island-does-explorers_blunder = Sur chaque plateau, détruisez 2 explorateurs en tout dans des régions avec des bêtes.

spirit_island-part-prey_on_the_heedless = Proies insouciantes
spirit_island-does-prey_on_the_heedless = Chaque bêtes inflige 1 dégât dans sa région.

spirit_island-part-lair_in_untamed_lands = Tanières en terre sauvage
spirit_island-does-lair_in_untamed_lands = Sur chaque plateau, ajoutez 1 bêtes dans une région sans village, cité ni désolation.

spirit_island-part-beasts_chase_off_homesteaders = Les bêtes chassent les colons
spirit_island-does-beasts_chase_off_homesteaders = Sur chaque plateau, dans une région avec des bêtes, repoussez jusqu’à 2 explorateurs, ou repoussez 1 village.

spirit_island-part-casualties_of_fang_and_sting = Victimes des crocs et des dards
spirit_island-does-casualties_of_fang_and_sting = Sur chaque plateau, détruisez 1 explorateur ou village dans une région avec des bêtes.

spirit_island-part-terrifying_beasts = Bêtes terrifiantes
spirit_island-does-terrifying_beasts = 2 peur par plateau avec au moins 2 bêtes.

spirit_island-part-beasts_multiply = Les bêtes se multiplient
spirit_island-does-beasts_multiply = Sur chaque plateau, ajoutez 1 bêtes dans une région adjacente à des bêtes. Puis détruisez 1 Dahan dans une région avec des bêtes.

spirit_island-part-plagues_bring_fear_and_death = Les fléaux sèment la peur et la mort
spirit_island-does-plagues_bring_fear_and_death = Sur chaque plateau avec maladie, 1 peur, et 2 dégâts aux Dahans dans une région avec maladie.

spirit_island-part-outbreaks_shift = Les foyers se déplacent
spirit_island-does-outbreaks_shift = Sur chaque plateau, repoussez 1 maladie vers la région adjacente avec le plus d’envahisseurs, s’il y en a.

spirit_island-part-fatalities_rise = Les morts s’accumulent
spirit_island-does-fatalities_rise = Dans chaque région avec maladie, 1 dégât à chaque envahisseur et à chaque Dahan. Là où cela détruit un village ou une cité, retirez 1 maladie.

spirit_island-part-pestilence_arrives_on_canvas_sails = La peste arrive sous voiles
spirit_island-does-pestilence_arrives_on_canvas_sails = Sur chaque plateau, ajoutez 1 maladie dans la région côtière avec le plus de villages et de cités, s’il y en a. Puis 3 dégâts aux Dahans à cet endroit.

spirit_island-part-irregular_outbreaks = Épidémies irrégulières
spirit_island-does-irregular_outbreaks = 1 peur par plateau avec maladie. La maladie n’empêche aucune construction dans cette phase.

spirit_island-part-virulence_among_close_packed_homes = Virulence entre les maisons serrées
spirit_island-does-virulence_among_close_packed_homes = Sur chaque plateau, ajoutez 1 maladie dans la région intérieure avec le plus de villages et de cités, s’il y en a.

spirit_island-part-foreign_diseases = Maladies étrangères
spirit_island-does-foreign_diseases = Sur chaque plateau, ajoutez 1 maladie dans la région avec le plus d’envahisseurs et de Dahans ensemble, au moins 1 de chaque. Puis 2 dégâts aux Dahans à cet endroit.

spirit_island-lasting-beasts_as_badlands = { $id } : chaque bêtes compte aussi comme une terre hostile
