### Spirit Island: the effects of minor powers

spirit_island-effect-call_of_the_dahan_ways = Replace an explorer by a dahan.
spirit_island-effect-call_of_the_dahan_ways-1 = You may replace a town instead.
spirit_island-effect-call_to_bloodshed = Choose: 1 damage for each dahan; or gather up to 3 dahan.
spirit_island-effect-call_to_isolation = Choose: push an explorer or town for each dahan; or push 1 dahan.
spirit_island-effect-drought = Destroy 3 towns. 1 damage to each town and each city. Add 1 blight.
spirit_island-effect-drought-1 = Destroy 1 city.
spirit_island-effect-encompassing_ward = Defend 2 in every land where the spirit has presence.
spirit_island-lasting-encompassing_ward = { spirit_island-name }: defend 2 at all presence
spirit_island-effect-gift_of_power = The spirit gains a minor power.
