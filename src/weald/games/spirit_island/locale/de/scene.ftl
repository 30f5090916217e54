## Ein Ereignis als Karte über der Insel

spirit_island-scene-together =
    { $source ->
        [event] { $seats ->
            [1] Ereignis, du entscheidest
           *[other] Ereignis, ihr entscheidet gemeinsam
        }
       *[other] { $seats ->
            [1] Du entscheidest
           *[other] Ihr entscheidet gemeinsam
        }
    }
spirit_island-scene-past = Ereignis dieses Zugs
spirit_island-scene-look = Die Insel ansehen
spirit_island-scene-back = Zurück zum Ereignis: { $id }
spirit_island-scene-free = Kostet nichts
spirit_island-scene-cost = Kostet { $n } Energie von allen zusammen
spirit_island-scene-aid = { spirit_island-element } hilft
spirit_island-scene-dear = Mehr, als ihr zahlen könnt
spirit_island-scene-now = Wie es steht
spirit_island-scene-change = { spirit_island-scene-what }: { $amount }
spirit_island-scene-range = { $least } bis { $most }
spirit_island-scene-moved = { $n } ziehen um
spirit_island-scene-what =
    { $what ->
        [explorer] Entdecker
        [town] Dörfer
        [city] Städte
        [dahan] Dahan
        [blight] Ödnis
        [beasts] Bestien
        [wilds] Wildnis
        [disease] Seuche
        [badlands] Einöde
        [presence] Präsenz
        [strife] Streit
        [fear] Furcht
        [energy] Energie
       *[blight_card] Ödnis im Spiel
    }
spirit_island-scene-in-force = gilt
spirit_island-scene-when =
    { $kind ->
        [stage] { $first ->
            [yes] Invasionsstufe bis { $last }
           *[no] Invasionsstufe über { $last }
        }
        [terror] { $first ->
            [yes] Terrorlevel bis { $last }
           *[no] Terrorlevel über { $last }
        }
       *[health] { $first ->
            [yes] Gesunde Insel
           *[no] Verödete Insel
        }
    }
spirit_island-scene-nobody = Noch niemand
spirit_island-scene-part =
    { $part ->
        [token] Danach die Marker:
       *[dahan] Danach die Dahan:
    }
spirit_island-scene-default =
    { $timed ->
        [yes] Keine Einigung, oder die Zeit ist um: Die erste Möglichkeit gilt.
       *[no] Keine Einigung: Die erste Möglichkeit gilt.
    }
spirit_island-scene-unpaid =
    { $timed ->
        [yes] Nichts wird ausgegeben, ehe der ganze Preis beisammen ist. Abgebrochen, oder die Zeit ist um: Die erste Möglichkeit gilt.
       *[no] Nichts wird ausgegeben, ehe der ganze Preis beisammen ist. Abgebrochen: Die erste Möglichkeit gilt.
    }
spirit_island-scene-you =
    { $what ->
        [part] { $seat }, dein Anteil:
       *[vote] { $seat }, deine Stimme:
    }
spirit_island-scene-sit = { $seat } antwortet
spirit_island-scene-in-play = { spirit_island-element } im Spiel
spirit_island-scene-pledged = { $n } Energie
spirit_island-scene-pledged-card =
    { $way ->
        [forget] { $id } vergessen: { $n }
       *[discard] { $id } abgelegt: { $n }
    }
spirit_island-scene-paid = { $n } von { $of } bezahlt
spirit_island-scene-energy = Deine Energie
spirit_island-scene-less = 1 weniger
spirit_island-scene-greater = 1 mehr
spirit_island-scene-cards = oder eine Karte mit dem Element
spirit_island-scene-way =
    { $way ->
        [forget] vergessen
       *[discard] ablegen
    }
spirit_island-scene-none = Du hast nichts beizusteuern.
spirit_island-scene-nothing = Auf der Insel ändert sich nichts.
spirit_island-scene-go = Weiter
