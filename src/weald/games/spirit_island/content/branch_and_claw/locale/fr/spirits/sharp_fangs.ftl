### Spirit Island, Branch & Claw : Sharp Fangs Behind the Leaves

spirit_island-name-sharp_fangs = Crocs acérés tapis sous les feuilles
spirit_island-about-sharp_fangs = Il rôde dans la jungle avec les bêtes et les lance contre les envahisseurs.
spirit_island-hard-sharp_fangs = Les bêtes doivent être au bon endroit, et elles coûtent de la présence.
spirit_island-voice-sharp_fangs = Vous comptez les arbres. Moi, je vous compte.
spirit_island-growth-sharp_fangs-1 = Payez 1 énergie, récupérez toutes les cartes, gagnez une carte Pouvoir
spirit_island-growth-sharp_fangs-2 = Ajoutez une présence à portée 3, dans une jungle ou une région avec des bêtes
spirit_island-growth-sharp_fangs-3 = Gagnez une carte Pouvoir, gagnez 1 énergie
spirit_island-growth-sharp_fangs-4 = Gagnez 3 énergie
spirit_island-guide-sharp_fangs-1 = Gagnez un pouvoir, avec faune si possible. Les bêtes courent et votre présence avec elles : ainsi, les cartes pour votre propre région atteignent celles où l’on va construire.
spirit_island-guide-sharp_fangs-2 = De l’énergie et une carte de plus. Frappez près de la jungle avant qu’on n’y construise, et ajoutez des bêtes : le pouvoir inné frappe plus fort avec chacune.
spirit_island-guide-sharp_fangs-3 = Reprenez tout et gagnez un pouvoir avec faune et flore. Désormais, présence un tour et récupération le suivant nourrissent les deux pouvoirs innés.
spirit_island-icon-add_presence-beasts_jungle = Ajouter une présence à portée { $n }, dans une jungle ou une région avec des bêtes

spirit_island-name-ally_of_the_beasts = Allié des bêtes
spirit_island-effect-ally_of_the_beasts = Chaque fois que des bêtes quittent une de vos régions, 1 de vos présences peut les accompagner.

spirit_island-name-call_forth_predators = Appel des prédateurs
spirit_island-effect-call_forth_predators = À chaque phase Esprit, vous pouvez remplacer 1 de vos présences par 1 bêtes. Cette présence quitte le jeu ; elle n’est pas détruite.

spirit_island-name-ranging_hunt = Chasse effrénée
spirit_island-effect-ranging_hunt-1 = Vous pouvez rassembler 1 bêtes.
spirit_island-effect-ranging_hunt-2 = 1 dégât par bêtes dans la région.
spirit_island-effect-ranging_hunt-3 = Vous pouvez repousser jusqu’à 2 bêtes.

spirit_island-name-frenzied_assault = Assaut frénétique
spirit_island-effect-frenzied_assault-1 = 1 peur et 2 dégâts. Retirez 1 bêtes.
spirit_island-effect-frenzied_assault-2 = +1 peur et +1 dégât.

spirit_island-name-prey_on_the_builders = À l’assaut des bâtisseurs
spirit_island-effect-prey_on_the_builders = Vous pouvez rassembler 1 bêtes. S’il y a des bêtes, les envahisseurs ne construisent pas dans la région ce tour-ci.

spirit_island-name-teeth_gleam_from_darkness = Crocs étincelants dans la nuit
spirit_island-effect-teeth_gleam_from_darkness = 1 peur et ajoutez 1 bêtes ; ou, s’il y a à la fois des bêtes et des envahisseurs, 3 peur.
spirit_island-do-teeth_gleam_from_darkness = 1 peur et ajouter 1 bêtes

spirit_island-name-terrifying_chase = Poursuite terrifiante
spirit_island-effect-terrifying_chase = Repoussez 2 explorateurs, villages ou Dahans, et 2 de plus par bêtes dans la région. Si vous avez repoussé un envahisseur, 2 peur.

spirit_island-name-too_near_the_jungle = Trop proche de la jungle
spirit_island-effect-too_near_the_jungle = 1 peur. Détruisez 1 explorateur.

spirit_island-lasting-call_forth_predators = { $id } : prédateurs appelés ce tour-ci
spirit_island-offer-call_forth_predators = Appel des prédateurs : remplacer 1 présence par { $n } bêtes
spirit_island-ask-call-forth-predators = { $id } : où une présence devient-elle des bêtes ?
spirit_island-ask-ally-of-the-beasts = { $id } : une présence accompagne-t-elle les bêtes de { $land } à { $to } ?
