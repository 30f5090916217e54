### The end and the chart of a game

spirit_island-ending-won = Die Insel ist frei.
spirit_island-ending-lost = Die Insel ist verloren.
spirit_island-measure-blight = Ödnis
spirit_island-measure-invaders = Invasoren
spirit_island-measure-dahan = Dahan
spirit_island-measure-fear = Furchtkarten
spirit_island-tag-spirit = Geist
spirit_island-tag-adversary = Nation
spirit_island-tag-level = Stufe
