### Spirit Island: the effects of minor powers

spirit_island-effect-call_of_the_dahan_ways = Ersetze einen Entdecker durch einen Dahan.
spirit_island-effect-call_of_the_dahan_ways-1 = Du darfst stattdessen ein Dorf ersetzen.
spirit_island-effect-call_to_bloodshed = Wähle: 1 Schaden je Dahan; oder hole bis zu 3 Dahan heran.
spirit_island-effect-call_to_isolation = Wähle: Verschiebe je Dahan einen Entdecker oder ein Dorf; oder verschiebe 1 Dahan.
spirit_island-effect-drought = Zerstöre 3 Dörfer. Jedes Dorf und jede Stadt nimmt 1 Schaden. Füge 1 Ödnis hinzu.
spirit_island-effect-drought-1 = Zerstöre 1 Stadt.
spirit_island-effect-encompassing_ward = Verteidigung 2 in jedem Gebiet, in dem der Geist Präsenz hat.
spirit_island-lasting-encompassing_ward = { spirit_island-name }: Verteidigung 2 bei jeder Präsenz
spirit_island-effect-gift_of_power = Der Geist erhält eine schwache Fähigkeit.
