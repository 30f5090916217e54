### The end and the chart of a game

ecosystem-ending-won = La forêt prospère.
ecosystem-ending-lost = Alban garde la forêt.
ecosystem-measure-score = Points
ecosystem-measure-alban = Alban
