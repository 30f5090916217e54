### Spirit Island: the names of spirits, rules, powers, cards, adversaries and scenarios

spirit_island-name =
    { $id ->
        [river_surges] Jaillissement de la rivière étincelante
        [vital_strength] Force vitale de la terre
        [lightning] Frappe cinglante de l’éclair
        [shadows] Ombre vacillante de la flamme
        [rampant_green] Prolifération de la verdure rampante
        [thunderspeaker] Voix du tonnerre
        [bringer] Porteur de rêves et de cauchemars
        [ocean] Poigne vorace de l’océan
        [rivers_domain] Lit de la rivière
        [earths_vitality] Vitalité de la terre
        [swiftness_of_lightning] Vitesse de l’éclair
        [shadows_of_the_dahan] Ombre des Dahans
        [choke_the_land_with_green] Carapace moussue
        [steady_regeneration] Régénération permanente
        [ally_of_the_dahan] Alliée des Dahans
        [sworn_to_victory] Liés dans la victoire
        [to_dream_a_thousand_deaths] Rêve des mille morts
        [ocean_in_play] Océans
        [drowning] Noyade
        [massive_flooding] Inondation de masse
        [gift_of_strength] Don de force
        [thundering_destruction] Destruction tonitruante
        [darkness_swallows_the_unwary] Obscurité avide
        [creepers_tear_into_mortar] Infiltration grimpante
        [all_enveloping_green] Envahissement verdoyant
        [gather_the_warriors] Rassemblement des guerriers
        [lead_the_furious_assault] Raid furieux
        [spirits_may_yet_dream] Songe des esprits
        [night_terrors] Terreur nocturne
        [pound_ships_to_splinters] Vague scélérate
        [ocean_breaks_the_shore] Raz-de-marée
        [boon_of_vigor] Bénédiction de vigueur
        [flash_floods] Crues subites
        [rivers_bounty] Don de la rivière
        [wash_away] Emporté par les eaux
        [a_year_of_perfect_stillness] Une année d’immobilité
        [draw_of_the_fruitful_earth] Attrait de la terre féconde
        [guard_the_healing_land] Gardien de la terre régénératrice
        [rituals_of_destruction] Rituels de destruction
        [harbingers_of_the_lightning] Annonciateurs de foudre
        [lightnings_boon] Bénédiction de l’éclair
        [raging_storm] Orage furieux
        [shatter_homesteads] Destruction d’habitations
        [concealing_shadows] Ombres occultantes
        [crops_wither_and_fade] Récoltes flétries et fanées
        [favors_called_due] Faveurs appelées devoirs
        [mantle_of_dread] Manteau d’effroi
        [fields_choked_with_growth] Invasion végétale
        [gift_of_proliferation] Don de prolifération
        [overgrow_in_a_night] Pousse nocturne
        [stem_the_flow_of_fresh_water] Assèchement
        [manifestation_of_power_and_glory] Manifestation de puissance et de gloire
        [sudden_ambush] Embuscade
        [voice_of_thunder] Grondement du tonnerre
        [words_of_warning] Avertissement
        [call_on_midnights_dream] Appel du songe de minuit
        [dread_apparitions] Horribles apparitions
        [dreams_of_the_dahan] Rêves des Dahans
        [predatory_nightmares] Cauchemars prédateurs
        [call_of_the_deeps] Appel des profondeurs
        [grasping_tide] Marée cinglante
        [swallow_the_land_dwellers] Engloutissement
        [tidal_boon] Bénédiction des vagues
        [call_of_the_dahan_ways] Appel des voies dahans
        [call_to_bloodshed] Appel au sang
        [call_to_isolation] Appel à l’isolement
        [call_to_migrate] Appel à la migration
        [call_to_tend] Appel aux soins
        [dark_and_tangled_woods] Bois sombres et enchevêtrés
        [delusions_of_danger] Illusions de danger
        [devouring_ants] Fourmis dévoreuses
        [drift_down_into_slumber] Endormissement
        [drought] Sécheresse
        [elemental_boon] Bénédiction élémentaire
        [encompassing_ward] Protection enveloppante
        [enticing_splendor] Splendeur attirante
        [entrancing_apparitions] Apparitions envoûtantes
        [gift_of_constancy] Don de constance
        [gift_of_living_energy] Don d’énergie vivante
        [gift_of_power] Don de pouvoir
        [gnawing_rootbiters] Rongeurs de racines
        [land_of_haunts_and_embers] Terre de spectres et de braises
        [lure_of_the_unknown] Attrait de l’inconnu
        [natures_resilience] Résilience de la nature
        [pull_beneath_the_hungry_earth] Happés par la terre affamée
        [purifying_flame] Flamme purificatrice
        [quicken_the_earths_struggles] Sursaut de la terre
        [rain_of_blood] Pluie de sang
        [reaching_grasp] Longue étreinte
        [rouse_the_trees_and_stones] Réveil des arbres et des pierres
        [sap_the_strength_of_multitudes] Affaiblissement de masse
        [savage_mawbeasts] Gueules sauvages
        [shadows_of_the_burning_forest] Ombres de la forêt ardente
        [song_of_sanctity] Chant de sainteté
        [steam_vents] Évents de vapeur
        [uncanny_melting] Fonte étrange
        [veil_the_nights_hunt] Chasse voilée de nuit
        [visions_of_fiery_doom] Visions de fin ardente
        [voracious_growth] Croissance vorace
        [accelerated_rot] Pourriture accélérée
        [blazing_renewal] Renouveau flamboyant
        [cleansing_floods] Crues purificatrices
        [dissolve_the_bonds_of_kinship] Dissolution des liens du sang
        [entwined_power] Pouvoirs entrelacés
        [indomitable_claim] Revendication indomptable
        [infinite_vitality] Vitalité infinie
        [mists_of_oblivion] Brumes de l’oubli
        [paralyzing_fright] Effroi paralysant
        [pillar_of_living_flame] Colonne de flammes vivantes
        [poisoned_land] Terre empoisonnée
        [powerstorm] Tempête de pouvoirs
        [talons_of_lightning] Serres de foudre
        [terrifying_nightmares] Cauchemars terrifiants
        [the_jungle_hungers] La jungle a faim
        [the_land_thrashes_in_furious_pain] La terre se débat de douleur
        [the_trees_and_stones_speak_of_war] Arbres et pierres parlent de guerre
        [tsunami] Tsunami
        [vengeance_of_the_dead] Vengeance des morts
        [vigor_of_the_breaking_dawn] Vigueur de l’aube
        [winds_of_rust_and_atrophy] Vents de rouille et de déclin
        [wrap_in_wings_of_sunlight] Ailes de soleil
        [fear_of_the_unseen] Peur de l’invisible
        [scapegoats] Boucs émissaires
        [emigration_accelerates] L’émigration s’accélère
        [dahan_on_their_guard] Dahans sur leurs gardes
        [tall_tales_of_savagery] Récits de sauvagerie
        [retreat] Retraite !
        [dahan_raid] Raid dahan
        [dahan_enheartened] Dahans enhardis
        [avoid_the_dahan] Éviter les Dahans
        [seek_safety] En quête de sécurité
        [wary_of_the_interior] Méfiance envers l’intérieur
        [belief_takes_root] La foi prend racine
        [isolation] Isolement
        [overseas_trade_seems_safer] Le commerce maritime semble plus sûr
        [trade_suffers] Le commerce souffre
        [downward_spiral] Spirale infernale
        [memory_fades_to_dust] La mémoire tombe en poussière
        [brandenburg_prussia] Royaume de Brandebourg-Prusse
        [england] Royaume d’Angleterre
        [sweden] Royaume de Suède
        [land_rush] Ruée vers les terres
        [fast_start] Départ rapide
        [surge_of_colonists] Afflux de colons
        [efficient] Efficacité
        [aggressive_timetable] Calendrier agressif
        [ruthlessly_efficient] Efficacité impitoyable
        [terrifyingly_efficient] Efficacité terrifiante
        [building_boom] Essor des bâtisseurs
        [proud_and_mighty_capital] Fière et puissante capitale
        [indentured_servants_earn_land] Des terres pour les engagés
        [criminals_and_malcontents] Criminels et mécontents
        [high_immigration_1] Forte immigration (I)
        [high_immigration_2] Forte immigration (complète)
        [local_autonomy] Autonomie locale
        [independent_resolve] Volonté d’indépendance
        [swayed_by_the_invaders] Sous l’influence des envahisseurs
        [heavy_mining] Exploitation minière intensive
        [population_pressure_at_home] Pression démographique
        [fine_steel_for_tools_and_guns] Acier fin pour outils et fusils
        [royal_backing] Soutien royal
        [mining_rush] Ruée minière
        [prospecting_outpost] Avant-poste de prospection
        [blitz] Blitz
        [guard_the_isles_heart] Protection du cœur de l’île
        [rituals_of_terror] Rituels de terreur
        [dahan_insurrection] L’insurrection des Dahans
        [setup] Mise en place
        [growth] Croissance
        [income] Énergie
        [reclaim] Récupérer une carte
        [offer] Action spéciale
        [fear] Peur
        [ravage] Ravage
        [build] Construction
        [explore] Exploration
        [invaders] Envahisseurs
        [time] Le temps passe
       *[none] Aucun
    }
