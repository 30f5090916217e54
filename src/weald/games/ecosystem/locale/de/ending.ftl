### The end and the chart of a game

ecosystem-ending-won = Der Wald gedeiht.
ecosystem-ending-lost = Alban behält den Wald.
ecosystem-measure-score = Punkte
ecosystem-measure-alban = Alban
