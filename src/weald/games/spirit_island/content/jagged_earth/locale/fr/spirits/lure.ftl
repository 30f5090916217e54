### Spirit Island, Jagged Earth : Lure of the Deep Wilderness

spirit_island-name-lure = Fascination des contrées sauvages
spirit_island-about-lure = Elle reste à l’intérieur des terres, y attire explorateurs et colons, et les fait disparaître parmi les bêtes et les ronces.
spirit_island-hard-lure = La côte est hors de portée, et les explorateurs s’entassent chez lui.
spirit_island-voice-lure = Entrez. Les baies sont sucrées, et le sentier n’est plus là.
spirit_island-growth-lure-1 = Récupérez toutes les cartes, gagnez 1 énergie
spirit_island-growth-lure-2 = Ajoutez une présence à portée 4, dans une région intérieure
spirit_island-growth-lure-3 = Gagnez 1 lune, air ou flore, gagnez 2 énergie
spirit_island-growth-lure-4 = Gagnez une carte Pouvoir
spirit_island-icon-add_presence-inland = Ajoutez une présence à portée { $n }, dans une région intérieure
spirit_island-icon-gain_one_element-moon_air_plant = Gagnez 1 lune, air ou flore

spirit_island-name-home_of_the_islands_heart = Gardien du cœur de l’île
spirit_island-effect-home_of_the_islands_heart = Votre présence ne peut être ajoutée ou déplacée que dans des régions intérieures.

spirit_island-name-enthrall_the_foreign_explorers = Ensorceler les explorateurs
spirit_island-effect-enthrall_the_foreign_explorers = Lors d’un ravage, chacune de vos présences permet à 2 explorateurs au plus de sa région de ne pas participer : ils n’infligent et ne subissent aucun dégât.

spirit_island-name-forsake_society_to_chase_after_dreams = Renier les siens pour courir après des rêves
spirit_island-effect-forsake_society_to_chase_after_dreams-1 = Remplacez 1 explorateur par 1 explorateur. Rassemblez ensuite dans vos régions autant de nouveaux explorateurs que vous voulez ; s’il reste un village ou une cité ici, 1 peur.
spirit_island-effect-forsake_society_to_chase_after_dreams-2 = À la place, remplacez 1 village par 2 explorateurs.
spirit_island-effect-forsake_society_to_chase_after_dreams-3 = À la place, remplacez 1 cité par 3 explorateurs.
spirit_island-effect-forsake_society_to_chase_after_dreams-4 = Répétez ce pouvoir.

spirit_island-name-never_heard_from_again = Plus jamais de nouvelles
spirit_island-effect-never_heard_from_again-1 = Ajoutez 1 terre hostile.
spirit_island-effect-never_heard_from_again-2 = Détruisez jusqu’à 2 explorateurs par terre hostile, bêtes, maladie et ronces ici. Si ce pouvoir détruit des explorateurs, 1 peur ; 5 ou plus, 1 peur de plus.
spirit_island-effect-never_heard_from_again-3 = 2 dégâts.
spirit_island-effect-never_heard_from_again-4 = Répétez ce pouvoir.

spirit_island-name-gift_of_the_untamed_wild = Don de la nature indomptée
spirit_island-effect-gift_of_the_untamed_wild = L’esprit ajoute 1 ronces dans une de ses régions ; ou remplace 1 de ses présences par 1 maladie.
spirit_island-do-untamed_wild = Ajouter 1 ronces dans une de vos régions
spirit_island-do-untamed_disease = Remplacer 1 de vos présences par 1 maladie

spirit_island-name-perils_of_the_deepest_island = Périls au plus profond de l’île
spirit_island-effect-perils_of_the_deepest_island = 1 peur. Ajoutez 1 terre hostile. Ajoutez 1 bêtes à portée 1. Repoussez jusqu’à 2 dahan.

spirit_island-name-softly_beckon_ever_inward = Doux appel vers l’intérieur
spirit_island-effect-softly_beckon_ever_inward = Rassemblez jusqu’à 2 explorateurs, jusqu’à 2 villages, jusqu’à 2 bêtes et jusqu’à 2 dahan.

spirit_island-name-swallowed_by_the_wilderness = Engloutis par la nature sauvage
spirit_island-effect-swallowed_by_the_wilderness = 2 peur. 1 dégât par bêtes, maladie, ronces et terre hostile ici, 5 au plus.

spirit_island-ask-enthrall = { $id } : combien d’explorateurs en { $land } { $strife ->
        [0] { "" }
       *[other] (avec discorde) { "" }
    }ne participent pas au ravage ?
spirit_island-ask-forsake-society = { $id } : dans laquelle de vos régions rassemblez-vous un nouvel explorateur ?
spirit_island-ask-untamed-wild = { $id } : dans laquelle de vos régions ajoutez-vous des ronces ?
spirit_island-ask-untamed-disease = { $id } : laquelle de vos présences remplacez-vous par une maladie ?
spirit_island-ask-perils-of-the-deepest-island = { $id } : où ajoutez-vous des bêtes ?
