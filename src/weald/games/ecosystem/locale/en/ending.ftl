### The end and the chart of a game

ecosystem-ending-won = The forest thrives.
ecosystem-ending-lost = Alban keeps the forest.
ecosystem-measure-score = Points
ecosystem-measure-alban = Alban
