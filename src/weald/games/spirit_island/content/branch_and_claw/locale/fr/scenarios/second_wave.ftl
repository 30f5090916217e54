### Spirit Island: Second Wave

spirit_island-name-second_wave = Deuxième vague
spirit_island-option-scenario-second_wave = Deuxième vague
spirit_island-effect-second_wave = Se joue avec d’autres esprits sur l’île d’une partie terminée, contre le même adversaire (un niveau de plus si l’île était saine). Tous les Dahans restent, autant de jetons de chaque sorte qu’il y a de plateaux, et 2 désolations par plateau. Les envahisseurs imprimés des régions 6 et plus arrivent 3 régions plus bas ; chaque plateau a 1 village de plus en région 5. Une carte désolée est retournée avec 2 désolations par plateau et 1 de plus ; si elle se retourne encore, elle reçoit le reste. Chaque esprit précédent laisse une carte Pouvoir : dès que le niveau d’invasion III a commencé, n’importe quel esprit peut la jouer pendant une phase des esprits, sans énergie, sans compter comme carte jouée et sans éléments, et l’utiliser sur n’importe quelle région, avec tous les seuils qui demandent au plus 10 éléments. Dès la troisième vague, nous suivons notre propre lecture : il y a plus de villages, et les envahisseurs imprimés avancent moins loin.

spirit_island-offer-second_wave = { $n ->
    [0] Jouer une carte d’un esprit précédent
   *[other] Utiliser la carte d’un esprit précédent
}
spirit_island-ask-set-aside = { $id } : quelle carte de votre esprit précédent mettez-vous de côté ?
spirit_island-ask-assistance = { $id } : quelle carte d’un esprit précédent ?
spirit_island-ask-leave-fewer = { $id } : de quelle région en retirez-vous un ?
spirit_island-lasting-assistance = { $id } : une carte d’un esprit précédent a été jouée
