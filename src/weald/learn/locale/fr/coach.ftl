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

learn-rules-find = Mot, carte ou décision
learn-rules-aim = But du jeu
learn-rules-turn = Un tour
learn-rules-words = Mots
learn-rules-cards = Cartes
learn-rules-rulings = Décisions
learn-rules-rulings-help = Où les règles demandaient une lecture attentive : ce que fait ce programme, et pourquoi (en anglais).
learn-rules-here = Sur la table maintenant :
learn-rules-see = Voir aussi
learn-rules-ask = Qu’est-ce que c’est : { $words }
learn-rules-also = Dans le même texte
