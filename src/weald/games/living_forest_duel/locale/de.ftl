### Living Forest Duell

## Am Tisch

living_forest_duel-title = Living Forest Duell
living_forest_duel-blurb = Sommer gegen Winter: Teilt euch die Hilfe der Tiere und gewinnt durch Feuer, Reihe, Wald oder Onibi.
living_forest_duel-minutes = 20 Min.

living_forest_duel-option-sanki_after_varan = Sanki nach einem Waran
living_forest_duel-option-sanki_after_varan-help = Wer einen Feuerwaran aufdeckt, darf ebenfalls eine Sanki-Karte abgeben und sofort einen Marker einsetzen. Die Regel sagt „eine Karte“.
living_forest_duel-option-bonus_plant = Der Bonus Pflanzen
living_forest_duel-option-bonus_plant-help = Wie viele Bäume der Bonus der mittleren Lichtungskarte erlaubt.
living_forest_duel-option-bonus_plant-full = Eine volle Aktion, bis zu vier Bäume
living_forest_duel-option-bonus_plant-one = Ein Baum
living_forest_duel-option-bonus_skip = Auf Bonusaktionen darf man verzichten
living_forest_duel-option-bonus_skip-help = Sonst muss eine mögliche Bonusaktion genutzt werden.
living_forest_duel-option-recruit_check = Symbole der Rekruten zählen sofort
living_forest_duel-option-recruit_check-help = Wer einen eigenen Einzelgänger rekrutiert, kann dabei einen Marker verlieren. Gewöhnlich zählen nur aufgedeckte Karten.
living_forest_duel-option-reshuffle = Die Ablage wird gemischt
living_forest_duel-option-reshuffle-help = Wann die Ablage wieder zum Nachziehstapel wird.
living_forest_duel-option-reshuffle-needed = Wenn eine Karte aufgedeckt werden muss
living_forest_duel-option-reshuffle-at_once = Sobald der Stapel leer ist

## Namen

living_forest_duel-card =
    { $card ->
        [anteater] Ameisenbär
        [bat] Fledermaus
        [bear] Bär
        [chameleon] Chamäleon
        [cobra] Kobra
        [cockatoo] Kakadu
        [crocodile] Krokodil
        [elephant] Elefant
        [gorilla] Gorilla
        [hippopotamus] Nilpferd
        [lynx] Luchs
        [meerkat] Erdmännchen
        [panda] Panda
        [peacock] Pfau
        [raccoon] Waschbär
        [spider] Spinne
        [tapir] Tapir
        [weasel] Wiesel
        [stag] Hirsch
        [coati] Nasenbär
        [goat] Ziege
        [hummingbird] Kolibri
        [tanuki] Marderhund
        [bee] Biene
        [flamingo] Flamingo
        [fox] Fuchs
        [toucan] Tukan
        [frog] Frosch
        [owl] Eule
        [platypus] Schnabeltier
        [tiger] Tiger
        [rhinoceros] Nashorn
        [chimpanzee] Schimpanse
        [axolotl] Axolotl
        [squirrel] Eichhörnchen
        [ram] Widder
        [raven] Rabe
        [wolf] Wolf
        [mantis] Gottesanbeterin
        [crane] Kranich
        [hare] Hase
        [eagle] Adler
        [salamander] Salamander
        [horned_owl] Uhu
        [dolphin] Delfin
        [panther] Panther
        [bison] Bison
        [macaque] Makak
        [goldfish] Goldfisch
        [varan_summer] Feuerwaran des Sommers
       *[varan_winter] Feuerwaran des Winters
    }
living_forest_duel-element =
    { $element ->
        [sun] Sonne
        [water] Wasser
        [plant] Pflanze
       *[wind] Wind
    }
living_forest_duel-season =
    { $season ->
        [summer] Sommer
       *[winter] Winter
    }
living_forest_duel-bonus-name =
    { $bonus ->
        [recruit] Tiere rekrutieren
        [extinguish] Feuer löschen
        [plant] Bäume pflanzen
       *[sanki] Sanki-Karte nehmen
    }
living_forest_duel-where =
    { $ns ->
        [none] { $ew ->
            [none] der See
            [east] { $x } östlich des Sees
           *[west] { $x } westlich des Sees
        }
        [north] { $ew ->
            [none] { $y } nördlich des Sees
            [east] { $y } nördlich, { $x } östlich
           *[west] { $y } nördlich, { $x } westlich
        }
       *[south] { $ew ->
            [none] { $y } südlich des Sees
            [east] { $y } südlich, { $x } östlich
           *[west] { $y } südlich, { $x } westlich
        }
    }
living_forest_duel-covering =
    { $under ->
        [none] { "" }
        [sun] , über einem Sonnenbaum
        [water] , über einem Wasserbaum
        [plant] , über einem Pflanzenbaum
       *[wind] , über einem Windbaum
    }

## Fragen

living_forest_duel-prompt-play =
    { $n ->
        [one] Decke eine Karte auf oder setze deinen letzten Marker ein.
       *[other] Decke eine Karte auf oder setze einen deiner { $n } Marker ein.
    }
living_forest_duel-help-play = Ein Marker zeigt auf das letzte Element seiner Art in der gemeinsamen Reihe. Danach ist die andere Seite dran.
living_forest_duel-help-play-alone = Die andere Seite hat keine Marker mehr: Du machst allein weiter, bis auch du keine mehr hast.
living_forest_duel-prompt-varan =
    { $n ->
        [one] Ein Feuerwaran von dir: Schickst du ihn mit deiner Sanki-Karte zurück?
       *[other] Ein Feuerwaran von dir: Schickst du ihn mit einer deiner { $n } Sanki-Karten zurück?
    }
living_forest_duel-help-varan = Er kommt auf seinen Stapel zurück, sein Einzelgänger-Symbol zählt nicht. Die Sanki-Karte geht in den Vorrat.
living_forest_duel-prompt-sanki =
    { $n ->
        [one] Setzt du mit einer Sanki-Karte sofort deinen letzten Marker ein?
       *[other] Setzt du mit einer Sanki-Karte sofort einen deiner { $n } Marker ein?
    }
living_forest_duel-help-sanki = Die Sanki-Karte geht in den Vorrat. Sonst ist jetzt die andere Seite dran.
living_forest_duel-prompt-recruit =
    { $bonus ->
        [yes] Bonus, rekrutieren: noch { $left } von { $n } Sonne.
       *[no] Rekrutieren: noch { $left } von { $n } Sonne.
    }
living_forest_duel-help-recruit = Tiere deiner Jahreszeit kommen in deine Reihe, andere in die Ablage. Danach füllt dein Stapel die Lücken.
living_forest_duel-prompt-extinguish =
    { $bonus ->
        [yes] Bonus, löschen: noch { $left } von { $n } Wasser.
       *[no] Löschen: noch { $left } von { $n } Wasser.
    }
living_forest_duel-help-extinguish = Ein Feuermarker kostet den Wert seiner Lichtungskarte. Acht Marker gewinnen.
living_forest_duel-prompt-tree =
    { $bonus ->
        [yes] Bonus, pflanzen: noch { $left } von { $n } Pflanze.
       *[no] Pflanzen: noch { $left } von { $n } Pflanze.
    }
living_forest_duel-help-tree = Höchstens ein Baum von jedem Stapel. Ein volles Feld von drei mal drei gewinnt.
living_forest_duel-prompt-cell =
    { $bonus ->
        [recruit] Pflanze den Baum ({ living_forest_duel-element }). Sein Bonus: Tiere rekrutieren.
        [extinguish] Pflanze den Baum ({ living_forest_duel-element }). Sein Bonus: Feuer löschen.
       *[sanki] Pflanze den Baum ({ living_forest_duel-element }). Sein Bonus: eine Sanki-Karte.
    }
living_forest_duel-help-cell = Sein Fluss muss den See erreichen. Jeder Nachbar mit demselben Bonus gibt ihn einmal.
living_forest_duel-prompt-onibi =
    { $n ->
        [one] Rücke Onibi um { $n } Karte vor.
       *[other] Rücke Onibi um 1 bis { $n } Karten vor.
    }
living_forest_duel-help-onibi = Auf die andere Seite zu; vom Ende geht es am anderen Ende weiter. Die Karte, auf der er stehen bleibt, gibt ihren Bonus.

## Antworten

living_forest_duel-choice-reveal =
    { $n ->
        [one] Die letzte Karte aufdecken
       *[other] Eine von { $n } Karten aufdecken
    }
living_forest_duel-choice-element =
    { $element ->
        [sun] Rekrutieren mit { $n } Sonne
        [water] Löschen mit { $n } Wasser
        [plant] Pflanzen mit { $n } Pflanze
       *[wind] Onibi vorrücken mit { $n } Wind
    }
living_forest_duel-choice-ward = Mit einer Sanki-Karte zurückschicken
living_forest_duel-choice-let-stay =
    { $n ->
        [0] Kommen lassen, ohne einen Marker zu verlieren
        [one] Kommen lassen und { $n } Marker verlieren
       *[other] Kommen lassen und { $n } Marker verlieren
    }
living_forest_duel-choice-no-sanki = Die Sanki-Karte behalten
living_forest_duel-choice-recruit =
    { $place ->
        [line] { living_forest_duel-card }, { $cost } Sonne: in deine Reihe
       *[discard] { living_forest_duel-card }, { $cost } Sonne: in die Ablage
    }
living_forest_duel-choice-extinguish = Das Feuer auf Lichtungskarte { $place }, { $cost } Wasser
living_forest_duel-choice-tree = Der Baum ({ living_forest_duel-element }), { $cost } Pflanze, Bonus: { living_forest_duel-bonus-name }
living_forest_duel-choice-cell =
    { $n ->
        [0] { living_forest_duel-where }{ living_forest_duel-covering }
        [one] { living_forest_duel-where }{ living_forest_duel-covering }: { living_forest_duel-bonus-name }
       *[other] { living_forest_duel-where }{ living_forest_duel-covering }: { living_forest_duel-bonus-name }, { $n }-mal
    }
living_forest_duel-choice-steps =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    } { $out ->
        [none] auf Karte { $place }: { living_forest_duel-bonus-name }
        [given] hinaus und auf Karte { $place }, die andere Seite bekommt die Onibi-Karte: { living_forest_duel-bonus-name }
        [returned] hinaus und auf Karte { $place }, du gibst die Onibi-Karte ab: { living_forest_duel-bonus-name }
       *[wins] hinaus zur anderen Seite, die die Onibi-Karte hat: Du gewinnst
    }
living_forest_duel-choice-done = Fertig, { $left } bleiben übrig
living_forest_duel-choice-skip = Auf den Bonus verzichten

## Summen

living_forest_duel-why-common = { living_forest_duel-element } in der gemeinsamen Reihe
living_forest_duel-why-line = { living_forest_duel-element } in der persönlichen Reihe
living_forest_duel-why-trees = { living_forest_duel-element } im Wald
living_forest_duel-why-bonus =
    { $bonus ->
        [recruit] Rekrutieren mit { $n } Sonne
        [extinguish] Löschen mit { $n } Wasser
       *[plant] Pflanzen mit { $n } Pflanze
    }
living_forest_duel-why-sanki =
    { $n ->
        [one] Eine Sanki-Karte nehmen
       *[other] { $n } Sanki-Karten nehmen
    }

## Warum man auf ein Element nicht zeigen kann

living_forest_duel-blocked-token =
    { $you ->
        [yes] Du hast in dieser Runde keine Marker mehr.
       *[no] { $seat } hat in dieser Runde keine Marker mehr.
    }
living_forest_duel-blocked-absent = In der gemeinsamen Reihe fehlt das Element: { living_forest_duel-element }.
living_forest_duel-blocked-taken = Auf dem letzten Element { living_forest_duel-element } liegt schon ein Marker. Erst muss wieder { living_forest_duel-element } aufgedeckt werden.
living_forest_duel-blocked-between = Um zweimal auf { living_forest_duel-element } zu zeigen, muss zwischen deinen Markern noch eine Karte mit { living_forest_duel-element } liegen.
living_forest_duel-blocked-nothing =
    { $element ->
        [sun] Die Rekrutierungsreihe ist leer.
        [water] In der Lichtung brennt kein Feuer.
        [plant] Kein Baum kann gepflanzt werden.
       *[wind] Onibi kann nicht vorrücken.
    }
living_forest_duel-blocked-short =
    { $element ->
        [sun] { $n } Sonne reicht nicht: Der billigste Rekrut kostet { $needed }.
        [water] { $n } Wasser reicht nicht: Das billigste Feuer kostet { $needed }.
        [plant] { $n } Pflanze reicht nicht: Der billigste Baum kostet { $needed }.
       *[wind] { $n } Wind reicht nicht: Onibi rückt mindestens { $needed } Karte vor.
    }

## Was geschehen ist

living_forest_duel-event-exchanged = Die ersten Rekruten ({ living_forest_duel-season }) kosten zusammen nur { $sum }: { living_forest_duel-card } kommt unter den Stapel.
living_forest_duel-event-turn =
    { $you ->
        [yes] Runde { $n }: Du beginnst.
       *[no] Runde { $n }: { $seat } beginnt.
    }
living_forest_duel-event-revealed =
    { $you ->
        [yes] Du deckst auf: { living_forest_duel-card }, { $place ->
            [common] gemeinsame Reihe.
            [summer] Reihe des Sommers.
           *[winter] Reihe des Winters.
        }
       *[no] { $seat } deckt auf: { living_forest_duel-card }, { $place ->
            [common] gemeinsame Reihe.
            [summer] Reihe des Sommers.
           *[winter] Reihe des Winters.
        }
    }
living_forest_duel-event-reshuffled =
    { $n ->
        [one] Die Ablage, { $n } Karte, wird zum Nachziehstapel.
       *[other] Die Ablage, { $n } Karten, wird zum neuen Nachziehstapel gemischt.
    }
living_forest_duel-event-warded =
    { $you ->
        [yes] Du gibst eine Sanki-Karte ab: Der Waran kommt auf seinen Stapel zurück.
       *[no] { $seat } gibt eine Sanki-Karte ab: Der Waran kommt auf seinen Stapel zurück.
    }
living_forest_duel-event-lost =
    { $you ->
        [yes] Einzelgänger-Symbole: { $net }. Du verlierst { $n } Marker.
       *[no] Einzelgänger-Symbole: { $net }. { $seat } verliert { $n } Marker.
    }
living_forest_duel-event-forfeited =
    { $you ->
        [yes] Du kannst weder aufdecken noch zeigen und verlierst einen Marker.
       *[no] { $seat } kann weder aufdecken noch zeigen und verliert einen Marker.
    }
living_forest_duel-event-hurried =
    { $you ->
        [yes] Du gibst eine Sanki-Karte ab und setzt sofort einen Marker ein.
       *[no] { $seat } gibt eine Sanki-Karte ab und setzt sofort einen Marker ein.
    }
living_forest_duel-event-pointed =
    { $you ->
        [yes] Du zeigst auf { living_forest_duel-element } ({ living_forest_duel-card }): { $n } { living_forest_duel-element }.
       *[no] { $seat } zeigt auf { living_forest_duel-element } ({ living_forest_duel-card }): { $n } { living_forest_duel-element }.
    }
living_forest_duel-event-extinguished =
    { $you ->
        [yes] Du löschst das Feuer auf Karte { $place } für { $cost } Wasser und hast { $n } Feuermarker.
       *[no] { $seat } löscht das Feuer auf Karte { $place } für { $cost } Wasser und hat { $n } Feuermarker.
    }
living_forest_duel-event-recruited =
    { $you ->
        [yes] Du rekrutierst { living_forest_duel-card } für { $cost } Sonne: { $place ->
            [line] in deine Reihe.
           *[discard] in die Ablage.
        }
       *[no] { $seat } rekrutiert { living_forest_duel-card } für { $cost } Sonne: { $place ->
            [line] in die persönliche Reihe.
           *[discard] in die Ablage.
        }
    }
living_forest_duel-event-refilled =
    { $you ->
        [yes] Aus deinem Stapel kommt { living_forest_duel-card } auf Platz { $place } der Rekrutierungsreihe.
       *[no] Aus dem Stapel von { $seat } kommt { living_forest_duel-card } auf Platz { $place } der Rekrutierungsreihe.
    }
living_forest_duel-event-planted =
    { $you ->
        [yes] Du pflanzt einen Baum ({ living_forest_duel-element }) für { $cost } Pflanze: { living_forest_duel-where }{ living_forest_duel-covering }.
       *[no] { $seat } pflanzt einen Baum ({ living_forest_duel-element }) für { $cost } Pflanze: { living_forest_duel-where }{ living_forest_duel-covering }.
    }
living_forest_duel-event-advanced =
    { $you ->
        [yes] Du rückst Onibi um { $n ->
            [one] { $n } Karte vor.
           *[other] { $n } Karten vor.
        }
       *[no] { $seat } rückt Onibi um { $n ->
            [one] { $n } Karte vor.
           *[other] { $n } Karten vor.
        }
    }
living_forest_duel-event-onibi-given =
    { $you ->
        [yes] Onibi verlässt die Lichtung: { $other } bekommt von dir die Onibi-Karte.
        [other] Onibi verlässt die Lichtung: Du bekommst von { $seat } die Onibi-Karte.
       *[no] Onibi verlässt die Lichtung: { $other } bekommt von { $seat } die Onibi-Karte.
    }
living_forest_duel-event-onibi-returned =
    { $you ->
        [yes] Onibi verlässt die Lichtung auf der Seite von { $other }: Du legst die Onibi-Karte in den Vorrat zurück.
        [other] Onibi verlässt die Lichtung auf deiner Seite: { $seat } legt die Onibi-Karte in den Vorrat zurück.
       *[no] Onibi verlässt die Lichtung auf der Seite von { $other }: { $seat } legt die Onibi-Karte in den Vorrat zurück.
    }
living_forest_duel-event-arrived =
    { $bonus ->
        [recruit] Onibi bleibt auf Karte { $place } stehen: Tiere rekrutieren.
        [extinguish] Onibi bleibt auf Karte { $place } stehen: Feuer löschen.
        [plant] Onibi bleibt auf Karte { $place } stehen: Bäume pflanzen.
       *[sanki] Onibi bleibt auf Karte { $place } stehen: eine Sanki-Karte.
    }
living_forest_duel-event-bonus =
    { $you ->
        [yes] Dein Bonus: { $bonus ->
            [recruit] rekrutieren mit { $n } Sonne.
            [extinguish] löschen mit { $n } Wasser.
           *[plant] pflanzen mit { $n } Pflanze.
        }
       *[no] Bonus für { $seat }: { $bonus ->
            [recruit] rekrutieren mit { $n } Sonne.
            [extinguish] löschen mit { $n } Wasser.
           *[plant] pflanzen mit { $n } Pflanze.
        }
    }
living_forest_duel-event-bonus-idle =
    { $you ->
        [yes] Dein Bonus bringt nichts: { $bonus ->
            [recruit] { $n } Sonne.
            [extinguish] { $n } Wasser.
           *[plant] { $n } Pflanze.
        }
       *[no] Der Bonus bringt { $seat } nichts: { $bonus ->
            [recruit] { $n } Sonne.
            [extinguish] { $n } Wasser.
           *[plant] { $n } Pflanze.
        }
    }
living_forest_duel-event-sanki =
    { $you ->
        [yes] { $origin ->
            [reserve] Du nimmst eine Sanki-Karte.
            [opponent] Du nimmst der anderen Seite eine Sanki-Karte weg.
           *[none] Du hast schon alle Sanki-Karten.
        }
       *[no] { $origin ->
            [reserve] { $seat } nimmt eine Sanki-Karte.
            [opponent] { $seat } nimmt der anderen Seite eine Sanki-Karte weg.
           *[none] { $seat } hat schon alle Sanki-Karten.
        }
    }
living_forest_duel-event-fire =
    { $n ->
        [one] Ende der Runde: Feuer { $value } auf { $n } Lichtungskarte.
       *[other] Ende der Runde: Feuer { $value } auf { $n } Lichtungskarten.
    }
living_forest_duel-event-resists =
    { $you ->
        [yes] Dein Wasser { $water } (gemeinsam { $common }, Reihe { $line }, Wald { $trees }) hält gegen { $value } stand.
       *[no] { $seat }: Wasser { $water } (gemeinsam { $common }, Reihe { $line }, Wald { $trees }) hält gegen { $value } stand.
    }
living_forest_duel-event-burns =
    { $you ->
        [yes] Dein Wasser { $water } (gemeinsam { $common }, Reihe { $line }, Wald { $trees }) ist weniger als { $value }: { $n ->
            [0] Du hast keine Warane mehr.
            [one] { $n } Waran von dir kommt in die Ablage.
           *[other] { $n } Warane von dir kommen in die Ablage.
        }
       *[no] { $seat }: Wasser { $water } (gemeinsam { $common }, Reihe { $line }, Wald { $trees }) ist weniger als { $value }: { $n ->
            [0] Es sind keine Warane mehr da.
            [one] { $n } Waran kommt in die Ablage.
           *[other] { $n } Warane kommen in die Ablage.
        }
    }
living_forest_duel-event-kindled = Auf Lichtungskarte { $place } bricht Feuer aus.
living_forest_duel-event-no-fire-left = Für Lichtungskarte { $place } ist kein Feuermarker mehr da.
living_forest_duel-event-cleared =
    { $n ->
        [one] { $n } Karte kommt in die Ablage, alle nehmen ihre Marker zurück.
       *[other] { $n } Karten kommen in die Ablage, alle nehmen ihre Marker zurück.
    }
living_forest_duel-event-won =
    { $you ->
        [yes] { $victory ->
            [fire] Du hast acht Feuermarker und gewinnst.
            [line] Die Rekrutierungsreihe gehört ganz dir: Du gewinnst.
            [block] Dein Wald hat ein volles Feld von drei mal drei: Du gewinnst.
           *[onibi] Onibi kommt zur anderen Seite, die die Onibi-Karte hat: Du gewinnst.
        }
       *[no] { $victory ->
            [fire] { $seat } hat acht Feuermarker und gewinnt.
            [line] Die Rekrutierungsreihe gehört ganz { $seat }: gewonnen.
            [block] Der Wald von { $seat } hat ein volles Feld von drei mal drei: gewonnen.
           *[onibi] Onibi kommt zur anderen Seite, die die Onibi-Karte hat: { $seat } gewinnt.
        }
    }

## Abgelehnte Antworten

living_forest_duel-refused-sanki = Eine Sanki-Karte hilft nur, wenn ein Waran deiner Jahreszeit aufgedeckt wird, oder gleich nachdem du eine Karte aufgedeckt hast.
living_forest_duel-refused-no-card = Es ist keine Karte zum Aufdecken da: Nachziehstapel und Ablage sind leer.
living_forest_duel-refused-revealed = Du hast gerade eine Karte aufgedeckt. Setze mit der Sanki-Karte einen Marker ein oder behalte sie.
living_forest_duel-refused-first = Eine Aktion braucht mindestens eine Wirkung: Wähle erst eine.
living_forest_duel-refused-not-in-line = Nicht in der Rekrutierungsreihe: { living_forest_duel-card }.
living_forest_duel-refused-recruit-short = { living_forest_duel-card } kostet { $cost } Sonne; übrig: { $left }.
living_forest_duel-refused-no-fire = Auf Lichtungskarte { $place } liegt kein Feuermarker.
living_forest_duel-refused-fire-short = Das Feuer auf Lichtungskarte { $place } kostet { $cost } Wasser; übrig: { $left }.
living_forest_duel-refused-same-pile = Je Aktion nur ein Baum von jedem Stapel; dieser hat schon einen gegeben: { living_forest_duel-element }.
living_forest_duel-refused-pile-empty = Dieser Stapel ist leer: { living_forest_duel-element }.
living_forest_duel-refused-tree-short = Der Baum ({ living_forest_duel-element }) kostet { $cost } Pflanze; übrig: { $left }.
living_forest_duel-refused-no-room = Der Fluss des Baums ({ living_forest_duel-element }) trifft nirgends auf einen Fluss deines Waldes.
living_forest_duel-refused-start-tree = Der Startbaum darf nicht überdeckt werden.
living_forest_duel-refused-apart = Ein Baum wird neben deinen Wald gepflanzt oder auf einen seiner Bäume.
living_forest_duel-refused-river = Von dort erreicht der Fluss des Baums den See nicht.
living_forest_duel-refused-cuts-off = Andere Bäume wären nicht mehr mit dem See verbunden.
living_forest_duel-refused-no-step = Onibi muss mindestens eine Karte vorrücken.
living_forest_duel-refused-too-far =
    { $n ->
        [one] Onibi kann nur { $n } Karte vorrücken.
       *[other] Onibi kann höchstens { $n } Karten vorrücken.
    }

## Unmögliche Stellungen

living_forest_duel-invalid-set-up = Vor dem Aufbau darf nichts auf dem Tisch liegen.
living_forest_duel-invalid-count = { living_forest_duel-card }: { $n } auf dem Tisch statt { $expected }.
living_forest_duel-invalid-tree-count = Baum { $tree }: { $n } auf dem Tisch statt { $expected }.
living_forest_duel-invalid-pile = Baum { $tree } gehört nicht in diesen Stapel: { living_forest_duel-element }.
living_forest_duel-invalid-forest = Der Wald von { $seat } muss um seinen Startbaum liegen, jeder Fluss mit dem See verbunden.
living_forest_duel-invalid-covered = Wald von { $seat }: Ein überdeckter Baum liegt unter einem sichtbaren und nie unter dem Startbaum.
living_forest_duel-invalid-line = { living_forest_duel-card } kann nicht in der persönlichen Reihe von { $seat } liegen.
living_forest_duel-invalid-pack = { living_forest_duel-card } kann nicht im persönlichen Stapel von { $seat } liegen.
living_forest_duel-invalid-common = { living_forest_duel-card } kann nicht in der gemeinsamen Reihe liegen.
living_forest_duel-invalid-recruit = { living_forest_duel-card } kann nicht in der Rekrutierungsreihe liegen.
living_forest_duel-invalid-sunk = Der persönliche Stapel von { $seat } hat keine { $n } Karten.
living_forest_duel-invalid-mark = Karte { $place } der gemeinsamen Reihe: kein Element { living_forest_duel-element } für einen Marker.
living_forest_duel-invalid-two-marks = Zwei Marker liegen auf demselben Element einer Karte.
living_forest_duel-invalid-tokens = { $seat } hat { $n } Marker, eingesetzt, verloren und übrig, statt { $expected }.
living_forest_duel-invalid-no-token = { $seat } kann nicht dran sein: kein Marker ist übrig.
living_forest_duel-invalid-sanki = { $n } Sanki-Karten sind vergeben; es gibt drei.
living_forest_duel-invalid-fires = { $n } Feuermarker liegen auf dem Tisch; es gibt neunzehn.
living_forest_duel-invalid-end = Ein Spiel ist zu Ende, wenn jemand durch einen der Siege gewonnen hat, und nur dann.
living_forest_duel-invalid-won-already = { $seat } hat { $victory ->
        [fire] acht Feuermarker
        [line] eine Rekrutierungsreihe nur aus eigenen Tieren
       *[block] ein volles Feld von drei mal drei Bäumen
    }, aber das Spiel geht weiter. Setze step, winner und victory oder ändere die Stellung.
living_forest_duel-invalid-not-won = Diesen Sieg kann { $seat } nicht errungen haben: { $victory ->
        [fire] Nötig sind acht Feuermarker
        [line] Die Rekrutierungsreihe darf nur eigene Tiere enthalten
        [block] Nötig ist ein volles Feld von drei mal drei Bäumen
       *[onibi] Onibi muss wieder hereingekommen sein, während der Gegner seine Karte hatte
    }.

## Das Ende

living_forest_duel-result =
    { $you ->
        [yes] { $victory ->
            [fire] Du gewinnst in Runde { $turn } mit acht Feuermarkern.
            [line] Du gewinnst in Runde { $turn } mit einer Rekrutierungsreihe ganz deiner Jahreszeit.
            [block] Du gewinnst in Runde { $turn } mit einem Feld von drei mal drei Bäumen.
           *[onibi] Du gewinnst in Runde { $turn }: Onibi kam zur anderen Seite, die die Onibi-Karte hatte.
        }
       *[no] { $victory ->
            [fire] { $seat } gewinnt in Runde { $turn } mit acht Feuermarkern.
            [line] { $seat } gewinnt in Runde { $turn } mit einer Rekrutierungsreihe nur einer Jahreszeit.
            [block] { $seat } gewinnt in Runde { $turn } mit einem Feld von drei mal drei Bäumen.
           *[onibi] { $seat } gewinnt in Runde { $turn }: Onibi kam zur anderen Seite, die die Onibi-Karte hatte.
        }
    }

## Im Terminal

living_forest_duel-sketch-clearing = Lichtung:
living_forest_duel-sketch-clearing-card =
    { $place }: { $value } { $bonus ->
        [recruit] Rekrutieren
        [extinguish] Löschen
        [plant] Pflanzen
       *[sanki] Sanki
    }{ $what ->
        [onibi] { " " }ONIBI
        [fire] { " " }Feuer
        [both] { " " }ONIBI, Feuer
       *[none] { "" }
    }
living_forest_duel-sketch-recruits = Rekrutierungsreihe:
living_forest_duel-sketch-cost = Kosten { $n }
living_forest_duel-sketch-common = Gemeinsame Reihe:
living_forest_duel-sketch-own = Reihe von { $seat }:
living_forest_duel-sketch-token = <{ $seat }>
living_forest_duel-sketch-has =
    { $seat }: { $n }{ $allowed ->
        [yes] { "" }
       *[no] { " " }(jetzt nicht)
    }
living_forest_duel-sketch-trees = Bäume:
living_forest_duel-sketch-tree = Kosten { $n }, Bonus { $bonus ->
        [recruit] Rekrutieren
        [extinguish] Löschen
        [plant] Pflanzen
       *[sanki] Sanki
    }, { $left } im Stapel
living_forest_duel-sketch-edge =
    { $edge ->
        [north] N
        [east] O
        [south] S
       *[west] W
    }
living_forest_duel-sketch-forest = Wald von { $seat }:
living_forest_duel-sketch-lake = See
living_forest_duel-sketch-holds = { $seat }, { living_forest_duel-season }: Marker { $tokens }, Einzelgänger { $net }, Sanki { $sanki }, Warane im Stapel { $varans }
living_forest_duel-sketch-goals = zum Sieg fehlen: Feuer { $fire }, Rekruten { $line }, Bäume { $block }, Schritte von Onibi { $onibi }
living_forest_duel-sketch-end = Endete die Runde jetzt: Feuer { $value } gegen Wasser { $water } (Warane { $varans }) und { $water2 } (Warane { $varans2 })

## Was eine Wahl brächte

living_forest_duel-outcome-no-bonus = kein Bonus
living_forest_duel-outcome-wins = gewinnt das Spiel
living_forest_duel-outcome-left = Noch auszugeben
living_forest_duel-outcome-number = { $n }
living_forest_duel-outcome-unspent = { $n } bleibt übrig
living_forest_duel-outcome-skips = davon wird nichts genutzt
living_forest_duel-outcome-wasted = { $n } kann jetzt ausgegeben werden. Was nicht ausgegeben wird, verfällt.
