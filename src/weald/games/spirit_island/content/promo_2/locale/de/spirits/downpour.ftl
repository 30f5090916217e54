### Spirit Island, promo pack 2: Downpour Drenches the World

spirit_island-name-downpour = Sturzregen durchnässt die Welt
spirit_island-about-downpour = Er macht seine Heiligen Stätten zu Sumpf, dämpft jeden Kampf und lässt dieselben Fähigkeiten immer wieder niedergehen.
spirit_island-hard-downpour = Fähigkeiten zu wiederholen braucht Wasser, Energie und einen Plan für beide Phasen.
spirit_island-voice-downpour = Regen auf den Dächern, Regen auf den Wegen, Regen, bis ihr geht.
spirit_island-growth-downpour-1 = Alle Karten zurückholen, eine Fähigkeiten-Karte, 1 Präsenz höchstens 2 Gebiete weit bewegen
spirit_island-growth-downpour-2 = Zweimal Präsenz in Reichweite 2, 2 Wasser, 2 Handkarten ablegen
spirit_island-growth-downpour-3 = Eine Fähigkeiten-Karte, Präsenz in Reichweite 3, 1 Energie
spirit_island-icon-gain_elements-water = { $n } Wasser
spirit_island-icon-discard_cards = { $n } Handkarten ablegen

spirit_island-name-drench_the_landscape = Das Land durchnässen
spirit_island-effect-drench_the_landscape = Für Aktionen und Sonderregeln von Geistern sind deine Heiligen Stätten zusätzlich zu ihrem eigenen Gelände Sumpf.

spirit_island-name-pour_down_power_across_the_island = Macht über die Insel ergießen
spirit_island-effect-pour_down_power_across_the_island = Je 2 Wasser, das du hast, höchstens 5-mal je Runde, in der Phase der Sofort- oder der verzögerten Fähigkeiten: Erhalte 1 Energie oder wiederhole eine Fähigkeiten-Karte, die ein Gebiet zum Ziel hat, für ihre Kosten.

spirit_island-name-rain_and_mud_suppress_conflict = Regen und Schlamm dämpfen Streit
spirit_island-effect-rain_and_mud_suppress_conflict-1 = In dieser Runde gibt jede deiner Präsenz in ihrem Gebiet Verteidigung 1, und Dahan fügen dort 1 Schaden weniger zurück zu.
spirit_island-effect-rain_and_mud_suppress_conflict-2 = Dasselbe noch einmal.
spirit_island-effect-rain_and_mud_suppress_conflict-3 = 2 Furcht. In deinen Gebieten haben Invasoren und Dahan in dieser Runde 1 Leben weniger, mindestens 1.

spirit_island-name-water_nourishes_lifes_growth = Wasser nährt das Wachsen des Lebens
spirit_island-effect-water_nourishes_lifes_growth-1 = Erhalte 1 Energie. Du darfst 1 deiner Präsenz hier aus dem Spiel nehmen, um 1 Ödnis zu entfernen.
spirit_island-effect-water_nourishes_lifes_growth-2 = Erhalte 1 Energie. Hole bis zu 1 Dahan heran.
spirit_island-effect-water_nourishes_lifes_growth-3 = In dieser Runde bleibt Ödnis, die hier hinzukäme, auf ihrer Karte.
spirit_island-do-water_nourishes = 1 Präsenz aus dem Spiel nehmen, um 1 Ödnis zu entfernen

spirit_island-name-dark_skies_loose_a_stinging_rain = Stechender Regen aus dunklem Himmel
spirit_island-effect-dark_skies_loose_a_stinging_rain = Isoliere das Zielgebiet. Verschiebe bis zu 1 Entdecker und bis zu 2 Dahan.

spirit_island-name-foundations_sink_into_mud = Fundamente versinken im Schlamm
spirit_island-effect-foundations_sink_into_mud = 2 Schaden an Dörfern. Im Sumpf darfst du stattdessen jedem Dorf und jeder Stadt 1 Schaden zufügen.

spirit_island-name-gift_of_abundance = Gabe der Fülle
spirit_island-effect-gift_of_abundance = Der Geist erhält 2 Energie; oder er darf in dieser Runde eine Fähigkeiten-Karte für ihre Kosten wiederholen. Du oder der Geist dürft 1 vernichtete Präsenz in Sumpf mit deiner Präsenz hinzufügen.
spirit_island-do-gift_of_abundance = In dieser Runde eine Fähigkeiten-Karte für ihre Kosten wiederholen

spirit_island-name-unbearable_deluge = Unerträgliche Sintflut
spirit_island-effect-unbearable_deluge = 1 Furcht. Verschiebe 2 Dahan. Verteidigung 3. Isoliere das Zielgebiet, wenn es Sumpf ist.

spirit_island-lasting-poured_down = { $id }: in dieser Runde einmal Macht ergossen
spirit_island-lasting-rain_and_mud = { $id }: jede Präsenz gibt Verteidigung { $n } und senkt den Schaden der Dahan ebenso
spirit_island-lasting-softened = { $id }: Invasoren und Dahan haben in seinen Gebieten 1 Leben weniger
spirit_island-lasting-nourished = { $id }: hier kommt keine Ödnis hinzu
spirit_island-lasting-abundance = { $id }: eine Fähigkeiten-Karte darf für ihre Kosten wiederholt werden
spirit_island-offer-pour_down_power_across_the_island = Macht ergießen: { $n } Energie erhalten
spirit_island-ask-discard-card = { $id }: Welche Karte legst du ab (noch { $n })?
spirit_island-ask-who-returns = { $id }: Wessen vernichtete Präsenz kehrt in den Sumpf zurück?
