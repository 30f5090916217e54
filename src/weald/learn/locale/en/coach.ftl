### The coach and the pages of learning

learn-title = Learn
learn-lead = A first game of each, with a coach: one idea at a time, at a real table. Afterwards you can play alone.
learn-about = About { $minutes } minutes, { $n } ideas.
learn-learned = Learned
learn-begin = Begin
learn-begin-again = Begin again
learn-go-on = Go on
learn-what = What it teaches
learn-you = You
learn-partner = Sorrel
learn-coach = Coach
learn-first-game = First game
learn-of = { $n } of { $of }
learn-end = End the lesson
learn-show = Show me
learn-skip = Skip this
learn-next = Next
learn-waits = Go on as you like.
learn-waits-text = The coach waits and comes back with the next idea.
learn-done-title = Now you can play alone.
learn-play-on = Play on

learn-rules-find = Find a word, a card, a ruling
learn-rules-aim = Aim of the game
learn-rules-turn = A turn
learn-rules-words = Words
learn-rules-cards = Cards
learn-rules-rulings = Rulings
learn-rules-rulings-help = Where the rules had to be read closely: what this program does, and why.
learn-rules-here = On the table now:
learn-rules-see = See also
learn-rules-ask = What is this: { $words }
learn-rules-also = In the same text
