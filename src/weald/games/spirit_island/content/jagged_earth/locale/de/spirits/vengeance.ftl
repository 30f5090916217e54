### Spirit Island, Jagged Earth: Vengeance as a Burning Plague

spirit_island-name-vengeance = Rache in Gestalt brennender Seuche
spirit_island-about-vengeance = Sie lässt Seuchen sich verbreiten und Dörfer wachsen, bis Seuche und verödetes Land die treffen, die dort leben.
spirit_island-hard-vengeance = Sie lässt Dörfer der Seuche wegen wachsen: Wie lange ist zu lange?
spirit_island-voice-vengeance = Jede Wunde, die ihr uns geschlagen habt, hat gehen gelernt.
spirit_island-growth-vengeance-1 = Alle Karten zurückholen, eine Fähigkeiten-Karte, 1 Energie
spirit_island-growth-vengeance-2 = Zweimal Präsenz in Reichweite 2, in Gebiete mit Dorf, Stadt oder Ödnis
spirit_island-growth-vengeance-3 = Eine Fähigkeiten-Karte, Präsenz oder eine Seuche in Reichweite 1, 1 Energie
spirit_island-icon-add_presence-town_city_blight = Präsenz in Reichweite { $n }, in ein Gebiet mit Dorf, Stadt oder Ödnis
spirit_island-icon-presence_or_disease = Präsenz oder 1 Seuche in Reichweite { $n }
spirit_island-do-growth_presence = Präsenz hinzufügen
spirit_island-do-growth_disease = 1 Seuche hinzufügen

spirit_island-name-the_terror_of_a_slowly_unfolding_plague = Schrecken einer langsam wachsenden Seuche
spirit_island-effect-the_terror_of_a_slowly_unfolding_plague = Wenn eine Seuche Bauen auf einer Tafel mit deiner Präsenz verhindern würde, darfst du das Bauen zulassen und die Seuche behalten. Dann 1 Furcht.

spirit_island-name-lingering_pestilence = Schleichende Pestilenz
spirit_island-effect-lingering_pestilence = Wenn deine Präsenz durch etwas anderes als eine Aktion eines Geistes vernichtet wird, füge in ihrem Gebiet je 1 Seuche hinzu.

spirit_island-name-wreak_vengeance_for_the_lands_corruption = Rache für die Verderbnis des Landes
spirit_island-effect-wreak_vengeance_for_the_lands_corruption = Für deine Aktionen zählt jede Ödnis auf der Insel auch als Einöde.

spirit_island-name-epidemics_run_rampant = Wütende Epidemien
spirit_island-effect-epidemics_run_rampant-1 = 1 Schaden je Seuche hier, an Invasoren und ebenso an Dahan.
spirit_island-effect-epidemics_run_rampant-2 = +1 Schaden je Seuche.
spirit_island-effect-epidemics_run_rampant-3 = +1 Schaden je Seuche. 1 Furcht je Seuche, höchstens 5. Entferne 1 Seuche.

spirit_island-name-savage_revenge = Grausame Vergeltung
spirit_island-effect-savage_revenge-1 = Diese Fähigkeit hat +1 Reichweite.
spirit_island-effect-savage_revenge-2 = 1 Schaden.
spirit_island-effect-savage_revenge-3 = +2 Schaden.
spirit_island-effect-savage_revenge-4 = +3 Schaden.

spirit_island-name-fetid_breath_spreads_infection = Fauliger Atem verbreitet Ansteckung
spirit_island-effect-fetid_breath_spreads_infection = 1 Furcht. Füge 1 Seuche hinzu.

spirit_island-name-fiery_vengeance = Feurige Rache
spirit_island-effect-fiery_vengeance = Um dies zu nutzen, nimmt der Geist 1 seiner vernichteten Präsenz aus dem Spiel. 1 Furcht und 1 Schaden in einem seiner Gebiete.

spirit_island-name-plaguebearers = Seuchenträger
spirit_island-effect-plaguebearers = Wenn hier Invasoren sind, 1 Furcht. Je Seuche hier verschiebe 2 Entdecker, Dörfer oder Dahan. Mit jedem davon darf 1 Seuche mitgehen.

spirit_island-name-strike_low_with_sudden_fevers = Niederstrecken durch plötzliches Fieber
spirit_island-effect-strike_low_with_sudden_fevers = 1 Furcht. Invasoren wüten hier in dieser Runde nicht.

spirit_island-ask-unfolding-plague = { $id }: Lässt du das Bauen in { $land } zu, für 1 Furcht?
spirit_island-ask-fiery-vengeance = { $id }: In welchem Gebiet 1 Furcht und 1 Schaden?
spirit_island-ask-plaguebearers = { $id }: Geht eine Seuche nach { $land } mit?
