### Spirit Island: Thunderspeaker

spirit_island-name-thunderspeaker = Voix du tonnerre
spirit_island-about-thunderspeaker = Elle se déplace et se bat avec les Dahans ; là où ils tombent, elle tombe aussi.
spirit_island-hard-thunderspeaker = Gardez les dahan en vie : il tombe avec eux.
spirit_island-voice-thunderspeaker = Entendez-vous les tambours ? Marchez quand ils marchent, frappez quand je parle.
spirit_island-growth-thunderspeaker-1 = Récupérez toutes les cartes, gagnez deux cartes Pouvoir
spirit_island-growth-thunderspeaker-2 = Ajoutez une présence à portée 2 et une à portée 1, dans des régions avec des Dahans
spirit_island-growth-thunderspeaker-3 = Ajoutez une présence à portée 1, gagnez 4 énergie
spirit_island-guide-thunderspeaker-1 = Tendez une embuscade à un explorateur sur le point de construire. Puis répartissez les Dahans et déplacez-vous avec eux : au prochain tour, il faut être auprès de plusieurs d’entre eux.
spirit_island-guide-thunderspeaker-2 = Des présences là où sont les Dahans. La carte chère fait des dégâts pour chaque Dahan et chacune de vos présences dans sa région ; l’autre protège un Dahan sur le point d’être attaqué. Le pouvoir inné détruit un village auprès des Dahans.
spirit_island-guide-thunderspeaker-3 = Tout revient et deux nouveaux pouvoirs s’y ajoutent. Choisissez-les pour les éléments de vos pouvoirs innés.
spirit_island-icon-add_presence-dahan = Ajouter une présence à portée { $n }, dans une région avec des Dahans

spirit_island-name-ally_of_the_dahan = Alliée des Dahans
spirit_island-effect-ally_of_the_dahan = Chaque fois qu’un Dahan quitte une de vos régions, 1 de vos présences peut l’accompagner.

spirit_island-name-sworn_to_victory = Liés dans la victoire
spirit_island-effect-sworn_to_victory = Après un ravage qui a détruit des Dahans, détruisez autant de vos présences dans cette région ou les régions adjacentes.

spirit_island-name-gather_the_warriors = Rassemblement des guerriers
spirit_island-effect-gather_the_warriors-quick = Ce pouvoir peut être rapide.
spirit_island-effect-gather_the_warriors-1 = Rassemblez jusqu’à 1 Dahan par air que vous avez. Repoussez jusqu’à 1 Dahan par soleil que vous avez.

spirit_island-name-lead_the_furious_assault = Raid furieux
spirit_island-effect-lead_the_furious_assault-quick = Ce pouvoir peut être rapide.
spirit_island-effect-lead_the_furious_assault-1 = Détruisez 1 village par groupe de 2 Dahans dans la région.
spirit_island-effect-lead_the_furious_assault-2 = Détruisez 1 cité par groupe de 3 Dahans dans la région.

spirit_island-name-manifestation_of_power_and_glory = Manifestation de puissance et de gloire
spirit_island-effect-manifestation_of_power_and_glory = 1 peur. Chaque Dahan inflige 1 dégât par présence que vous avez dans la région.

spirit_island-name-sudden_ambush = Embuscade
spirit_island-effect-sudden_ambush = Rassemblez jusqu’à 1 Dahan. Chaque Dahan de la région détruit 1 explorateur.

spirit_island-name-voice_of_thunder = Voix du tonnerre
spirit_island-effect-voice_of_thunder = Repoussez jusqu’à 4 Dahans ; ou, s’il y a des envahisseurs, 2 peur.

spirit_island-name-words_of_warning = Avertissement
spirit_island-effect-words_of_warning = Défense 3. Si les envahisseurs ravagent cette région ce tour-ci, les Dahans infligent leurs dégâts en même temps.

spirit_island-lasting-words_of_warning = { $id } : les Dahans frappent en même temps que les envahisseurs
spirit_island-ask-ally-of-the-dahan = { $id } : une présence accompagne-t-elle le Dahan de { $land } à { $to } ?
