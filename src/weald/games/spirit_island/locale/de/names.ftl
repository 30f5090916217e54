### Spirit Island: the names of spirits, rules, powers, cards, adversaries and scenarios

spirit_island-name =
    { $id ->
        [river_surges] Sonnengenährter Fluss
        [vital_strength] Lebenskraft der Erde
        [lightning] Pfeilschneller Blitzschlag
        [shadows] Flackernde Schatten
        [rampant_green] Wildwucherndes Grün
        [thunderspeaker] Stimme des Donners
        [bringer] Bote der Albträume
        [ocean] Hunger des Ozeans
        [rivers_domain] Reich des Flusses
        [earths_vitality] Kraft der Erde
        [swiftness_of_lightning] Schnell wie der Blitz
        [shadows_of_the_dahan] Schatten der Dahan
        [choke_the_land_with_green] Das Land überwuchern
        [steady_regeneration] Stetes Nachwachsen
        [ally_of_the_dahan] Verbündete der Dahan
        [sworn_to_victory] Dem Sieg verschworen
        [to_dream_a_thousand_deaths] Traum von tausend Toden
        [ocean_in_play] Ozeane im Spiel
        [drowning] Ertrinken
        [massive_flooding] Gewaltige Flut
        [gift_of_strength] Gabe der Stärke
        [thundering_destruction] Donnernde Zerstörung
        [darkness_swallows_the_unwary] Dunkelheit verschlingt die Arglosen
        [creepers_tear_into_mortar] Ranken sprengen Mauern
        [all_enveloping_green] Alles umhüllendes Grün
        [gather_the_warriors] Sammlung der Krieger
        [lead_the_furious_assault] Führung des wilden Angriffs
        [spirits_may_yet_dream] Auch Geister träumen
        [night_terrors] Nachtschrecken
        [pound_ships_to_splinters] Schiffe zerschellen
        [ocean_breaks_the_shore] Das Meer bricht die Küste
        [boon_of_vigor] Segen der Kraft
        [flash_floods] Sturzfluten
        [rivers_bounty] Reichtum des Flusses
        [wash_away] Fortgespült
        [a_year_of_perfect_stillness] Ein Jahr vollkommener Stille
        [draw_of_the_fruitful_earth] Lockruf der fruchtbaren Erde
        [guard_the_healing_land] Wächter des heilenden Landes
        [rituals_of_destruction] Rituale der Zerstörung
        [harbingers_of_the_lightning] Vorboten des Blitzes
        [lightnings_boon] Segen des Blitzes
        [raging_storm] Tobender Sturm
        [shatter_homesteads] Zerschmetterte Gehöfte
        [concealing_shadows] Verbergende Schatten
        [crops_wither_and_fade] Ernten welken und vergehen
        [favors_called_due] Eingeforderte Gefallen
        [mantle_of_dread] Mantel des Schreckens
        [fields_choked_with_growth] Überwucherte Felder
        [gift_of_proliferation] Gabe der Ausbreitung
        [overgrow_in_a_night] Über Nacht überwachsen
        [stem_the_flow_of_fresh_water] Versiegendes Süßwasser
        [manifestation_of_power_and_glory] Gestalt aus Macht und Ruhm
        [sudden_ambush] Plötzlicher Hinterhalt
        [voice_of_thunder] Grollen des Donners
        [words_of_warning] Worte der Warnung
        [call_on_midnights_dream] Ruf des Mitternachtstraums
        [dread_apparitions] Grauenvolle Erscheinungen
        [dreams_of_the_dahan] Träume der Dahan
        [predatory_nightmares] Räuberische Albträume
        [call_of_the_deeps] Ruf der Tiefe
        [grasping_tide] Greifende Flut
        [swallow_the_land_dwellers] Das Land verschlingen
        [tidal_boon] Segen der Gezeiten
        [call_of_the_dahan_ways] Ruf der Dahan-Sitten
        [call_to_bloodshed] Ruf zum Blutvergießen
        [call_to_isolation] Ruf zur Absonderung
        [call_to_migrate] Ruf zur Wanderung
        [call_to_tend] Ruf zur Pflege
        [dark_and_tangled_woods] Dunkle, verworrene Wälder
        [delusions_of_danger] Wahn der Gefahr
        [devouring_ants] Gefräßige Ameisen
        [drift_down_into_slumber] In Schlummer sinken
        [drought] Dürre
        [elemental_boon] Segen der Elemente
        [encompassing_ward] Umfassender Schutz
        [enticing_splendor] Verlockende Pracht
        [entrancing_apparitions] Betörende Erscheinungen
        [gift_of_constancy] Gabe der Beständigkeit
        [gift_of_living_energy] Gabe lebendiger Energie
        [gift_of_power] Gabe der Macht
        [gnawing_rootbiters] Nagende Wurzelbeißer
        [land_of_haunts_and_embers] Land des Spuks und der Glut
        [lure_of_the_unknown] Reiz des Unbekannten
        [natures_resilience] Zähe Natur
        [pull_beneath_the_hungry_earth] In die hungrige Erde gezogen
        [purifying_flame] Läuternde Flamme
        [quicken_the_earths_struggles] Aufbäumen der Erde
        [rain_of_blood] Blutregen
        [reaching_grasp] Weit greifende Hand
        [rouse_the_trees_and_stones] Bäume und Steine erwachen
        [sap_the_strength_of_multitudes] Die Kraft der Massen schwindet
        [savage_mawbeasts] Wilde Schlundbestien
        [shadows_of_the_burning_forest] Schatten des brennenden Waldes
        [song_of_sanctity] Heiliges Lied
        [steam_vents] Dampfquellen
        [uncanny_melting] Unheimliches Zerfließen
        [veil_the_nights_hunt] Verhüllte Jagd der Nacht
        [visions_of_fiery_doom] Visionen vom Feuertod
        [voracious_growth] Gieriger Wuchs
        [accelerated_rot] Rascher Zerfall
        [blazing_renewal] Lodernde Erneuerung
        [cleansing_floods] Reinigende Fluten
        [dissolve_the_bonds_of_kinship] Bande des Blutes lösen sich
        [entwined_power] Verflochtene Macht
        [indomitable_claim] Unbezwingbarer Anspruch
        [infinite_vitality] Unendliche Lebenskraft
        [mists_of_oblivion] Nebel des Vergessens
        [paralyzing_fright] Lähmender Schrecken
        [pillar_of_living_flame] Säule lebender Flammen
        [poisoned_land] Vergiftetes Land
        [powerstorm] Sturm der Macht
        [talons_of_lightning] Klauen des Blitzes
        [terrifying_nightmares] Entsetzliche Albträume
        [the_jungle_hungers] Der Dschungel hungert
        [the_land_thrashes_in_furious_pain] Das Land bäumt sich vor Schmerz
        [the_trees_and_stones_speak_of_war] Bäume und Steine sprechen vom Krieg
        [tsunami] Tsunami
        [vengeance_of_the_dead] Rache der Toten
        [vigor_of_the_breaking_dawn] Kraft der Morgenröte
        [winds_of_rust_and_atrophy] Winde des Rosts und des Verfalls
        [wrap_in_wings_of_sunlight] Schwingen aus Sonnenlicht
        [fear_of_the_unseen] Angst vor dem Unsichtbaren
        [scapegoats] Sündenböcke
        [emigration_accelerates] Die Auswanderung nimmt zu
        [dahan_on_their_guard] Wachsame Dahan
        [tall_tales_of_savagery] Schauermärchen
        [retreat] Rückzug!
        [dahan_raid] Überfall der Dahan
        [dahan_enheartened] Ermutigte Dahan
        [avoid_the_dahan] Die Dahan meiden
        [seek_safety] Suche nach Schutz
        [wary_of_the_interior] Scheu vor dem Landesinneren
        [belief_takes_root] Der Glaube fasst Wurzeln
        [isolation] Vereinzelung
        [overseas_trade_seems_safer] Seehandel scheint sicherer
        [trade_suffers] Der Handel leidet
        [downward_spiral] Abwärtsspirale
        [memory_fades_to_dust] Erinnerung zerfällt zu Staub
        [brandenburg_prussia] Königreich Brandenburg-Preußen
        [england] Königreich England
        [sweden] Königreich Schweden
        [land_rush] Landnahme
        [fast_start] Schnellstart
        [surge_of_colonists] Welle von Kolonisten
        [efficient] Effizienz
        [aggressive_timetable] Erhöhter Zeitdruck
        [ruthlessly_efficient] Gnadenlose Effizienz
        [terrifyingly_efficient] Totale Effizienz
        [building_boom] Bau-Boom
        [proud_and_mighty_capital] Mächtige Hauptstadt
        [indentured_servants_earn_land] Schuldknechte erhalten Land
        [criminals_and_malcontents] Kriminelle und Querulanten
        [high_immigration_1] Hohe Einwanderung (I)
        [high_immigration_2] Hohe Einwanderung (ganz)
        [local_autonomy] Örtliche Selbstverwaltung
        [independent_resolve] Wille zur Unabhängigkeit
        [swayed_by_the_invaders] Von den Invasoren gewonnen
        [heavy_mining] Schwerer Bergbau
        [population_pressure_at_home] Bevölkerungsdruck in der Heimat
        [fine_steel_for_tools_and_guns] Feiner Stahl für Werkzeug und Waffen
        [royal_backing] Königliche Unterstützung
        [mining_rush] Bergbaurausch
        [prospecting_outpost] Vorposten der Schürfer
        [blitz] Blitz
        [guard_the_isles_heart] Hüter des Herzens der Insel
        [rituals_of_terror] Rituale des Schreckens
        [dahan_insurrection] Aufstand der Dahan
        [setup] Spielvorbereitung
        [growth] Wachstum
        [income] Energie
        [reclaim] Eine Karte zurückholen
        [offer] Besondere Aktion
        [fear] Furcht
        [ravage] Wüten
        [build] Bauen
        [explore] Entdecken
        [invaders] Invasoren
        [time] Die Zeit vergeht
       *[none] Keiner
    }
