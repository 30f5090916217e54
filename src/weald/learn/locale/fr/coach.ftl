### Le guide et les pages d’apprentissage

learn-title = Apprendre
learn-lead = Une première partie de chaque jeu avec un guide : une idée à la fois, à une vraie table. Ensuite, vous saurez jouer.
learn-about = Environ { $minutes } minutes, { $n } idées.
learn-learned = Appris
learn-begin = Commencer
learn-begin-again = Recommencer
learn-go-on = Continuer
learn-what = Ce qu’on y apprend
learn-you = Vous
learn-partner = Oseille
learn-coach = Guide
learn-first-game = Première partie
learn-of = { $n } sur { $of }
learn-end = Terminer la leçon
learn-show = Montrez-moi
learn-skip = Passer
learn-next = Suite
learn-waits = Continuez à votre guise.
learn-waits-text = Le guide attend et revient avec l’idée suivante.
learn-done-title = Vous savez jouer.
learn-play-on = Continuer la partie
