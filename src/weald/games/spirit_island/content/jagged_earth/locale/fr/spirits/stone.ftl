### Spirit Island, Jagged Earth : Stone’s Unyielding Defiance

spirit_island-name-stone = L’inébranlable ténacité de la pierre
spirit_island-about-stone = Elle endure : la désolation ne la brise pas, la terre autour d’elle tient bon, et les envahisseurs se brisent contre elle.
spirit_island-hard-stone = Elle laisse souffrir la terre : voyez combien de désolation elle supporte.
spirit_island-voice-stone = Non.
spirit_island-growth-stone-1 = Récupérez toutes les cartes, ajoutez une présence à portée 3 (montagne ou votre présence), gagnez 2 terres
spirit_island-growth-stone-2 = Ajoutez une présence à portée 2, gagnez 3 énergie
spirit_island-growth-stone-3 = Gagnez une carte Pouvoir, ajoutez une présence à portée 1
spirit_island-icon-add_presence-mountain_presence = Ajoutez une présence à portée { $n }, dans une montagne ou une région avec votre présence
spirit_island-icon-gain_elements-earth = Gagnez { $n } terre

spirit_island-name-bestow_the_endurance_of_bedrock = Don d’endurance du socle rocheux
spirit_island-effect-bestow_the_endurance_of_bedrock = La désolation ajoutée dans une de vos régions ne détruit aucune présence et ne cascade pas, sauf s’il y a alors plus de désolation que de vos présences.

spirit_island-name-deep_layers_exposed_to_the_surface = Strates profondes mises à nu
spirit_island-effect-deep_layers_exposed_to_the_surface = La première fois que vous découvrez chaque case avec une carte à jouer de votre piste d’énergie, gagnez un pouvoir mineur.

spirit_island-name-hold_the_island_fast_with_a_bulwark_of_will = Rempart de volonté qui retient l’île
spirit_island-effect-hold_the_island_fast_with_a_bulwark_of_will-1 = Pour chaque désolation ajoutée dans vos régions ce tour, vous pouvez payer 2 énergie : elle vient de la boîte, pas de la carte.
spirit_island-effect-hold_the_island_fast_with_a_bulwark_of_will-2 = Payez plutôt 1 énergie.
spirit_island-effect-hold_the_island_fast_with_a_bulwark_of_will-3 = Quand un événement ou une carte Désolation détruit directement de la présence ce tour, vous pouvez payer 1 énergie pour chacune afin de l’éviter.

spirit_island-name-let_them_break_themselves_against_the_stone = Qu’ils se brisent contre la roche
spirit_island-effect-let_them_break_themselves_against_the_stone-1 = Après que des envahisseurs ont infligé au moins 1 dégât à cette région ce tour, 2 dégâts.
spirit_island-effect-let_them_break_themselves_against_the_stone-2 = Ainsi que la moitié des dégâts qu’ils ont infligés à la région, arrondie à l’inférieur.
spirit_island-effect-let_them_break_themselves_against_the_stone-3 = Répétez ce pouvoir.

spirit_island-name-jagged_shards_push_from_the_earth = Éclats tranchants surgissant de terre
spirit_island-effect-jagged_shards_push_from_the_earth = Ajoutez 1 terre hostile. Repoussez jusqu’à 2 dahan.

spirit_island-name-plows_shatter_on_rocky_ground = Charrues brisées sur le sol rocailleux
spirit_island-effect-plows_shatter_on_rocky_ground = 1 dégât à chaque village et cité, et repoussez jusqu’à 1 village ; ou détruisez 1 village.
spirit_island-do-plows_shatter_on_rocky_ground = 1 dégât à chaque village et cité, et repousser jusqu’à 1 village

spirit_island-name-scarred_and_stony_land = Terre meurtrie et pierreuse
spirit_island-effect-scarred_and_stony_land = 2 dégâts. Ajoutez 1 terre hostile. Retirez 1 désolation, qui va dans la boîte et non sur la carte Désolation.

spirit_island-name-stubborn_solidity = Solidité obstinée
spirit_island-effect-stubborn_solidity = Défense 1 par dahan. Ce tour, les dahan d’ici ne peuvent être ni blessés, ni détruits, ni retirés, ni remplacés, ni déplacés.

spirit_island-lasting-bulwark_of_will = { $id } : la désolation pour ses régions peut venir de la boîte, pour { $n } énergie
spirit_island-lasting-bulwark_for_presence = { $id } : la présence détruite par un événement ou une carte Désolation peut être gardée, pour { $n } énergie
spirit_island-lasting-broken_against_stone = { $id } : les envahisseurs qui blessent cette région sont blessés
spirit_island-lasting-stubborn_solidity = { $id } : rien ne peut arriver aux dahan d’ici
spirit_island-ask-bulwark-of-will = { $id } ajoute une désolation en { $land } : payez-vous { $n } énergie pour la prendre dans la boîte ?
spirit_island-ask-bulwark-for-presence = { $id } détruit une présence en { $land } : payez-vous { $n } énergie pour l’éviter ?
spirit_island-counter-deep_layers = Strates découvertes jusqu’ici
