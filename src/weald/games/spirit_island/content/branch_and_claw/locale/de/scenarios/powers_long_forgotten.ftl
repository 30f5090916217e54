### Spirit Island: Powers Long Forgotten

spirit_island-name-powers_long_forgotten = Längst vergessene Mächte
spirit_island-option-scenario-powers_long_forgotten = Längst vergessene Mächte
spirit_island-effect-powers_long_forgotten = Auf jedem Spielplan liegen 4 Marker verdeckt, einige davon Quellen der Macht. Die Geister finden den Marker eines Gebiets mit 3 oder mehr Dahan, Invasoren den eines Gebiets mit 2 oder mehr Invasoren (gegen Frankreich 3 oder mehr). Geister nutzen eine gefundene Quelle, wann sie wollen, oder erhalten am Ende 2 Punkte dafür; bei Invasoren wirkt sie sofort.

spirit_island-offer-powers_long_forgotten = Eine Quelle nutzen: { $n ->
    [1] eine ewig brennende Echsenschuppe (Fähigkeiten mit Feuer richten 1 Schaden mehr an)
    [2] ein Bronzereif mit roten Steinen (Präsenz zwischen Wüsten versetzen)
    [3] ein riesiger tropfender Zahn (2 Energie für jeden Geist, der keine Karte zurücknimmt)
    [4] eine eisverkrustete Rippe (Invasoren richten bei der nächsten Verwüstung 3 Schaden weniger an)
    [5] eine stete Glut (starke Fähigkeiten ohne Vergessen erhalten)
    [6] ein Seil aus Wind (alle Fähigkeiten haben +1 Reichweite)
    [7] eine Säule aus Sonnenlicht (2 Furcht-Karten, und die Dahan eines Gebiets schlagen zu)
   *[other] ein zugenähter Ledersack (alles in einem Gebiet entfernen)
}
spirit_island-offer-bronze_loop = Präsenz zwischen Wüsten versetzen ({ $n } dort)
spirit_island-ask-source-price = { $id }: 1 Energie zahlen, damit die Fähigkeit auf Invasoren wirkt, trotz { $source ->
    [lizard_scale] der Echsenschuppe
   *[wind_rope] des Seils aus Wind
}?
spirit_island-ask-hide-marker = { $id }: In welches Gebiet legst du einen Marker?
spirit_island-ask-search = { $id }: Welches Gebiet wird zuerst durchsucht?
spirit_island-ask-shift-from = { $id }: Aus welcher Wüste versetzt du Präsenz?
spirit_island-ask-shift-to = { $id }: In welche Wüste?
spirit_island-ask-scorch = { $id }: Welches Gebiet versengen die Invasoren?
spirit_island-ask-dahan-strike = { $id }: In welchem Gebiet schlagen die Dahan zu?
spirit_island-ask-swallow = { $id }: Aus welchem Gebiet wird alles entfernt?
spirit_island-lasting-hidden_marker = { $id }: Hier liegt ein Marker verdeckt
spirit_island-lasting-found_source = Quelle gefunden, noch nicht genutzt: { $n ->
    [1] eine ewig brennende Echsenschuppe
    [2] ein Bronzereif mit roten Steinen
    [3] ein riesiger tropfender Zahn
    [4] eine eisverkrustete Rippe
    [5] eine stete Glut
    [6] ein Seil aus Wind
    [7] eine Säule aus Sonnenlicht
   *[other] ein zugenähter Ledersack
}
spirit_island-lasting-shifted = { $id }: In dieser Runde wurde Präsenz versetzt
spirit_island-lasting-reclaimed = { $id }: In dieser Runde wurde eine Karte zurückgenommen
spirit_island-lasting-lizard_scale_invaders = { $id }: Fähigkeiten mit Feuer schaden Invasoren nur für 1 Energie
spirit_island-lasting-lizard_scale = { $id }: Fähigkeiten mit Feuer richten 1 Schaden mehr an
spirit_island-lasting-bronze_loop_invaders = { $id }: Invasoren einer Wüste entdecken und bauen, als wären sie in allen
spirit_island-lasting-bronze_loop = { $id }: Geister dürfen Präsenz zwischen Wüsten versetzen
spirit_island-lasting-dripping_tooth_invaders = { $id }: Invasoren, die ein Feuchtgebiet entdecken, bauen dort
spirit_island-lasting-dripping_tooth = { $id }: 2 Energie für jeden Geist, der in der Geister-Phase keine Karte zurücknimmt
spirit_island-lasting-ice_rib_invaders = { $id }: Jeder Geist darf nur 1 Karte ausspielen
spirit_island-lasting-ice_rib = { $id }: Bei der nächsten Verwüstung richten Invasoren in jedem Gebiet 3 Schaden weniger an
spirit_island-lasting-ice_rib_ravage = { $id }: Invasoren richten in jedem Gebiet der Verwüstung 3 Schaden weniger an
spirit_island-lasting-steady_ember_invaders = { $id }: Das erste Dorf oder die erste Stadt in einem Dschungel oder Feuchtgebiet bringt 1 Ödnis
spirit_island-lasting-steady_ember = { $id }: Starke Fähigkeiten werden ohne Vergessen erhalten
spirit_island-lasting-wind_rope_invaders = { $id }: Fähigkeiten verschieben und versammeln Invasoren nur für 1 Energie
spirit_island-lasting-wind_rope = { $id }: Alle Fähigkeiten haben +1 Reichweite
spirit_island-lasting-sewn_sack_invaders = { $id }: Fähigkeiten können dieses Gebiet nicht als Ziel wählen
spirit_island-event-marker = { $side ->
    [spirits] Die Geister
   *[invaders] Die Invasoren
} finden { $source ->
    [none] nur einen leeren Marker
    [lizard_scale] eine ewig brennende Echsenschuppe
    [bronze_loop] ein Bronzereif mit roten Steinen
    [dripping_tooth] ein riesiger tropfender Zahn
    [ice_rib] eine eisverkrustete Rippe
    [steady_ember] eine stete Glut
    [wind_rope] ein Seil aus Wind
    [sun_pillar] eine Säule aus Sonnenlicht
   *[sewn_sack] ein zugenähter Ledersack
} ({ $land }).
spirit_island-event-swallowed = Alles in { $land } ist aus dem Spiel entfernt.
