### Spirit Island, Jagged Earth : Shifting Memory of Ages

spirit_island-name-shifting_memory = Mémoire du fond des âges
spirit_island-about-shifting_memory = Elle apprend de tout ce qui change, garde des marqueurs Élément pour le moment voulu, et les transmet aux autres.
spirit_island-hard-shifting_memory = Beaucoup de petits choix : quels éléments garder, et quand les dépenser.
spirit_island-voice-shifting_memory = J’ai oublié plus d’envahisseurs que vous ne serez jamais.
spirit_island-growth-shifting_memory-1 = Récupérez toutes les cartes, ajoutez une présence à portée 0
spirit_island-growth-shifting_memory-2 = Gagnez une carte Pouvoir, ajoutez une présence à portée 2
spirit_island-growth-shifting_memory-3 = Ajoutez une présence à portée 1, gagnez 2 énergie
spirit_island-growth-shifting_memory-4 = Gagnez 9 énergie
spirit_island-icon-prepare_element = Préparez 1 marqueur Élément
spirit_island-icon-markers_for_play = Défaussez 2 marqueurs Élément pour jouer 1 carte de plus

spirit_island-name-long_ages_of_knowledge_and_forgetfulness = Longs cycles de savoir et d’oubli
spirit_island-effect-long_ages_of_knowledge_and_forgetfulness = Quand vous devriez oublier une carte Pouvoir de votre main, vous pouvez la défausser à la place, une fois par Action.

spirit_island-name-insights_into_the_worlds_nature = Connaissance de la nature du monde
spirit_island-effect-insights_into_the_worlds_nature = Un marqueur préparé garde un élément de votre choix. Quand vous utilisez un pouvoir, vous pouvez dépenser des marqueurs préparés : vous avez leurs éléments pour cette seule Action.

spirit_island-name-learn_the_invaders_tactics = Apprendre les tactiques des envahisseurs
spirit_island-effect-learn_the_invaders_tactics-1 = Défense 2.
spirit_island-effect-learn_the_invaders_tactics-2 = À la place, Défense 3.
spirit_island-effect-learn_the_invaders_tactics-3 = À la place, Défense 2 par carte dans la défausse des envahisseurs.

spirit_island-name-observe_the_ever_changing_world = Observer la marche du monde
spirit_island-effect-observe_the_ever_changing_world-1 = Préparez 1 marqueur Élément.
spirit_island-effect-observe_the_ever_changing_world-2 = À la place, après chacune des 3 prochaines Actions qui changent les pièces présentes ici, préparez 1 marqueur Élément.

spirit_island-name-boon_of_ancient_memories = Don des souvenirs anciens
spirit_island-effect-boon_of_ancient_memories = Si vous vous ciblez, gagnez un pouvoir mineur. Sinon, l’esprit gagne une carte Pouvoir ; pour un pouvoir majeur, il peut payer 2 énergie au lieu d’en oublier une.

spirit_island-name-elemental_teachings = Enseignements élémentaires
spirit_island-effect-elemental_teachings = Préparez 1 marqueur Élément. Défaussez jusqu’à 3 marqueurs : l’esprit gagne ces éléments.

spirit_island-name-share_secrets_of_survival = Partager les secrets de la survie
spirit_island-effect-share_secrets_of_survival = Chaque fois que des dahan seraient détruits ici ce tour, 2 de moins le sont ; ou rassemblez jusqu’à 2 dahan.
spirit_island-effect-share_secrets_of_survival-1 = Vous pouvez faire les deux.
spirit_island-do-share_secrets_of_survival = Chaque fois que des dahan seraient détruits ici, 2 de moins le sont

spirit_island-name-study_the_invaders_fears = Étudier les peurs des envahisseurs
spirit_island-effect-study_the_invaders_fears = 2 peur. Retournez face visible la première carte de la pile Peur.

spirit_island-lasting-observed = { $id } : marqueurs pour encore { $n } Actions qui changent cette région
spirit_island-lasting-secrets_of_survival = { $id } : à chaque fois, 2 dahan de moins sont détruits ici
spirit_island-ask-discard-not-forget = { $id } : la défaussez-vous au lieu de l’oublier ?
spirit_island-ask-give-marker = { $id } : quel marqueur défaussez-vous pour donner son élément ?
