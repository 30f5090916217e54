### Spirit Island, Jagged Earth: Fractured Days Split the Sky

spirit_island-name-fractured_days = Tagessplitter teilen den Himmel
spirit_island-about-fractured_days = Er sammelt Präsenz als Zeit und gibt sie aus: um Fähigkeiten außer der Reihe zu nutzen, ein Gebiet anzuhalten, Vergangenes zurückzuholen.
spirit_island-hard-fractured_days = Zeit ist Präsenz: Jeder Gebrauch wirft dich zurück.
spirit_island-voice-fractured_days = Es geschah morgen. Ich weiß noch, wie ihr verloren habt.
spirit_island-growth-fractured_days-1 = Luft, alle Karten zurückholen, bis zu 2 Zeit
spirit_island-growth-fractured_days-2 = Mond, eine Fähigkeiten-Karte, Präsenz in Reichweite 2, zweimal: 1 Zeit oder 2 Karten mehr spielen
spirit_island-growth-fractured_days-3 = Sonne, eine Karte aus Tage, die nie waren, 1 Präsenz um höchstens 4 Gebiete bewegen, dreimal: 1 Zeit oder 2 Energie
spirit_island-icon-up_to_time = Bis zu { $n } Zeit erhalten
spirit_island-icon-time_or_plays = 1 Zeit erhalten, oder { $n } Karten mehr spielen
spirit_island-icon-time_or_energy = 1 Zeit oder { $n } Energie erhalten
spirit_island-icon-gain_from_days = Eine Karte aus Tage, die nie waren
spirit_island-icon-gain_elements-air = { $n } Luft erhalten
spirit_island-icon-gain_elements-moon = { $n } Mond erhalten
spirit_island-icon-gain_elements-sun = { $n } Sonne erhalten
spirit_island-counter-time = Zeit

spirit_island-name-fragments_of_shattered_time = Splitter zerbrochener Zeit
spirit_island-effect-fragments_of_shattered_time = Deine Präsenz, die hier liegt, ist Zeit. Für 1 Zeit legst du 1 Präsenz von einer Präsenzleiste oder von der Insel hierher. Ausgegebene Zeit kommt auf eine Präsenzleiste zurück; ist kein Feld frei, wird sie zerstört.

spirit_island-name-days_that_never_were = Tage, die nie waren
spirit_island-effect-days_that_never_were = Beim Aufbau werden 4 Schwache und 4 Starke Fähigkeiten ausgelegt (je 6 bei 1 oder 2 Spielern). Deine dritte Wachstumsoption bringt dir eine davon. Immer wenn du sonst eine Fähigkeiten-Karte erhältst, darfst du 1 der nicht gewählten Karten hinzufügen.

spirit_island-name-slip_the_flow_of_time = Dem Fluss der Zeit entgleiten
spirit_island-effect-slip_the_flow_of_time-1 = Der Geist darf jetzt 1 Verzögerte Fähigkeit nutzen.
spirit_island-effect-slip_the_flow_of_time-2 = Der Geist darf 1 Fähigkeiten-Karte zurückholen, die abgelegt oder im Spiel ist.
spirit_island-effect-slip_the_flow_of_time-3 = Der Geist darf eine Fähigkeiten-Karte für ihre Kosten spielen.

spirit_island-name-visions_of_a_shifting_future = Visionen einer wandelbaren Zukunft
spirit_island-effect-visions_of_a_shifting_future-1 = Sieh dir die oberste Karte des Invasorenstapels oder des Ereignisstapels an, lege sie zurück und mische die obersten 2 Karten.
spirit_island-effect-visions_of_a_shifting_future-2 = Statt sie zurückzulegen und zu mischen, darfst du sie unter den Stapel legen, außer der Aufbau hat ihr den Platz gegeben.

spirit_island-name-absolute_stasis = Vollkommener Stillstand
spirit_island-effect-absolute_stasis = Kostet 1 Zeit je Nutzung. Bis zum Ende der Phase der Verzögerten Fähigkeiten gibt es das Gebiet und alles darin nicht. Nichts kann hinein, hinaus oder hindurch gelangen oder zielen. Sieg und Niederlage zählen weiter, was dort ist.

spirit_island-name-blur_the_arc_of_years = Den Bogen der Jahre verwischen
spirit_island-effect-blur_the_arc_of_years = Sind weder Invasoren noch Dahan da, entferne 1 Ödnis. Sind Invasoren da, bauen sie und wüten dann. Sind Dahan da, füge 1 Dahan hinzu und verschiebe bis zu 2 Dahan. Du darfst 1 Zeit ausgeben, um diese Fähigkeit einmal im selben Gebiet zu wiederholen.

spirit_island-name-pour_time_sideways = Zeit zur Seite gießen
spirit_island-effect-pour_time_sideways = Kostet 3 Zeit je Nutzung. Bewege 1 deiner Präsenz in ein anderes Gebiet mit deiner Präsenz. Auf dem Plan, den sie verlässt, geschehen Aktionen der Invasoren und solche auf jedem Plan oder in jedem Gebiet in dieser Invasoren-Phase einmal weniger; auf dem Plan, auf den sie kommt, einmal mehr.

spirit_island-name-the_past_returns_again = Die Vergangenheit kehrt wieder
spirit_island-effect-the_past_returns_again = Kostet je Nutzung 1 Zeit und 1 Energie für jeden Spieler; die Energie zahlen alle gemeinsam. Tausche die oberste Karte des Invasorenstapels mit einer abgelegten Invasorenkarte, die höchstens eine Stufe entfernt ist. Die Karte vom Stapel bleibt verdeckt.

spirit_island-lasting-stasis = { $id }: Das Gebiet ist außerhalb der Zeit
spirit_island-lasting-time_sideways = { $id }: Ein Plan handelt einmal weniger, ein anderer einmal mehr
spirit_island-do-gain_time = 1 Zeit erhalten
spirit_island-do-two_more_plays = 2 Karten mehr spielen
spirit_island-do-look_at_invaders = Den Invasorenstapel ansehen
spirit_island-do-look_at_events = Den Ereignisstapel ansehen
spirit_island-ask-time-from = { $id }: Welche Präsenz wird Zeit?
spirit_island-ask-time-to = { $id }: Auf welche Leiste kommt die Zeit zurück?
spirit_island-ask-keep-for-days = { $id }: Fügst du eine dieser Karten den Tagen, die nie waren, hinzu?
spirit_island-ask-bury-invader-card = { $id }: { spirit_island-card } liegt oben. Unter den Invasorenstapel legen?
spirit_island-ask-bury-event = { $id } liegt oben. Unter den Ereignisstapel legen?
spirit_island-ask-blur-again = { $id }: Gibst du 1 Zeit aus, um sie hier zu wiederholen?
spirit_island-ask-swap-card = { $id }: Welche Invasorenkarte kehrt auf den Stapel zurück?
spirit_island-event-time-gained = { $spirit }: erhält Zeit und hat nun { $n }.
spirit_island-event-time-spent = { $spirit }: gibt Zeit aus und hat noch { $n }.
spirit_island-event-set-aside = { $spirit }: { $id } wird beiseitegelegt.
spirit_island-event-looked =
    { $deck ->
        [event] { $spirit }: sieht die oberste Karte des Ereignisstapels an.
       *[invader] { $spirit }: sieht die oberste Karte des Invasorenstapels an.
    }
spirit_island-event-saw-invader-card = { $spirit }: Die oberste Invasorenkarte ist { spirit_island-card }.
spirit_island-event-saw-event = { $spirit }: Die oberste Ereigniskarte ist { $id }.
spirit_island-event-swapped = { $spirit }: { spirit_island-card } kehrt auf den Invasorenstapel zurück.
spirit_island-refused-price-past = { $id } kostet { $n } Zeit und { $n } Energie von allen zusammen und braucht eine Karte zum Tauschen, höchstens eine Stufe entfernt.
