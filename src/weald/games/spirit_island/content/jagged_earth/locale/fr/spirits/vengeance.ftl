### Spirit Island, Jagged Earth: Vengeance as a Burning Plague

spirit_island-name-vengeance = Fléau ardent de la vengeance
spirit_island-about-vengeance = Il laisse la maladie se répandre et les villages grandir, jusqu’à ce que le fléau et la terre désolée frappent ceux qui y vivent.
spirit_island-hard-vengeance = Elle laisse croître les villages pour la maladie : jusqu’à quand ?
spirit_island-voice-vengeance = Chaque blessure que vous nous avez faite a appris à marcher.
spirit_island-growth-vengeance-1 = Récupérez toutes les cartes, gagnez une carte Pouvoir, gagnez 1 énergie
spirit_island-growth-vengeance-2 = Ajoutez deux fois une présence à portée 2, dans des régions avec village, cité ou désolation
spirit_island-growth-vengeance-3 = Gagnez une carte Pouvoir, ajoutez une présence ou une maladie à portée 1, gagnez 1 énergie
spirit_island-icon-add_presence-town_city_blight = Ajoutez une présence à portée { $n }, dans une région avec village, cité ou désolation
spirit_island-icon-presence_or_disease = Ajoutez une présence ou 1 maladie à portée { $n }
spirit_island-do-growth_presence = Ajouter une présence
spirit_island-do-growth_disease = Ajouter 1 maladie

spirit_island-name-the_terror_of_a_slowly_unfolding_plague = L’horreur d’un fléau qui se répand lentement
spirit_island-effect-the_terror_of_a_slowly_unfolding_plague = Quand une maladie empêcherait une construction sur un plateau avec votre présence, vous pouvez laisser la construction se faire et garder la maladie. Dans ce cas, 1 peur.

spirit_island-name-lingering_pestilence = Pestilence persistante
spirit_island-effect-lingering_pestilence = Quand votre présence est détruite par autre chose qu’une action d’un esprit, ajoutez dans sa région 1 maladie pour chacune.

spirit_island-name-wreak_vengeance_for_the_lands_corruption = Venger la corruption de la terre
spirit_island-effect-wreak_vengeance_for_the_lands_corruption = Pour vos actions, chaque désolation de l’île compte aussi comme une terre hostile.

spirit_island-name-epidemics_run_rampant = Épidémies galopantes
spirit_island-effect-epidemics_run_rampant-1 = 1 dégât par maladie ici, aux envahisseurs et séparément aux Dahans.
spirit_island-effect-epidemics_run_rampant-2 = +1 dégât par maladie.
spirit_island-effect-epidemics_run_rampant-3 = +1 dégât par maladie. 1 peur par maladie, 5 au plus. Retirez 1 maladie.

spirit_island-name-savage_revenge = Châtiment sauvage
spirit_island-effect-savage_revenge-1 = Ce pouvoir a +1 portée.
spirit_island-effect-savage_revenge-2 = 1 dégât.
spirit_island-effect-savage_revenge-3 = +2 dégâts.
spirit_island-effect-savage_revenge-4 = +3 dégâts.

spirit_island-name-fetid_breath_spreads_infection = Souffle fétide répandant l’infection
spirit_island-effect-fetid_breath_spreads_infection = 1 peur. Ajoutez 1 maladie.

spirit_island-name-fiery_vengeance = Vengeance brûlante
spirit_island-effect-fiery_vengeance = Pour l’utiliser, l’esprit retire du jeu 1 de ses présences détruites. 1 peur et 1 dégât dans une de ses régions.

spirit_island-name-plaguebearers = Porteurs de peste
spirit_island-effect-plaguebearers = S’il y a ici des envahisseurs, 1 peur. Par maladie ici, repoussez 2 explorateurs, villages ou Dahans. 1 maladie peut suivre chacun d’eux.

spirit_island-name-strike_low_with_sudden_fevers = Terrasser par des fièvres soudaines
spirit_island-effect-strike_low_with_sudden_fevers = 1 peur. Les envahisseurs ne ravagent pas ici ce tour.

spirit_island-ask-unfolding-plague = { $id } : laissez-vous la construction en { $land } se faire, pour 1 peur ?
spirit_island-ask-fiery-vengeance = { $id } : dans quelle région 1 peur et 1 dégât ?
spirit_island-ask-plaguebearers = { $id } : une maladie suit-elle en { $land } ?
