### Words and rules of the game

learn-rules-sylvion-aim = Keep the forest alive for 12 turns. After the final assault the vitality of your trees must reach the number of desolated edges.
learn-rules-sylvion-turn = Reveal a card of each stack, let supports act, move the elementals, draw three cards, then play and pay as you like. In the advanced game you first recruit your deck.

learn-term-sylvion-elemental = elemental
learn-term-sylvion-elemental-forms = elemental|elementals
learn-term-sylvion-elemental-text = A creature of fire that walks one space to the left each turn. In the forest it desolates as many edges as it is strong.
learn-term-sylvion-blaze = blazing
learn-term-sylvion-blaze-forms = blazing|blaze|blazes
learn-term-sylvion-blaze-text = A Blaze makes every elemental stronger: 0 becomes 4, the others gain 1. Those that blaze already stay as they are.
learn-term-sylvion-support = support
learn-term-sylvion-support-forms = support|supports|simoon
learn-term-sylvion-support-text = A revealed Ravage card that is no elemental. Supports act in the order of their letters and are then discarded.
learn-term-sylvion-fountain = fountain
learn-term-sylvion-fountain-forms = fountain|fountains
learn-term-sylvion-fountain-text = It stops what enters its space: the weaker one is gone, equals destroy each other. A destroyed fountain lets you draw a card.
learn-term-sylvion-tree = tree
learn-term-sylvion-tree-forms = tree|trees|vitality
learn-term-sylvion-tree-text = It has no strength, and any elemental destroys it, 0 along with itself. At the end its vitality makes up for desolated edges.
learn-term-sylvion-edge = edge
learn-term-sylvion-edge-forms = edge|edges|bloom|desolated
learn-term-sylvion-edge-text = Twelve cards between the clearing and the forest, in bloom or desolated. Damage turns them over; more damage than bloom loses the game.
learn-term-sylvion-pay = pay
learn-term-sylvion-pay-forms = pay|cost|costs
learn-term-sylvion-pay-text = The number of other cards from your hand that you discard. Any card counts as one.
learn-term-sylvion-hedgehogs = Hedgehogs
learn-term-sylvion-hedgehogs-forms = hedgehogs
learn-term-sylvion-hedgehogs-text = Played only while cards are revealed, before any of them acts. They discard one of those cards.
learn-term-sylvion-assault = final assault
learn-term-sylvion-assault-forms = final assault
learn-term-sylvion-assault-text = After the last turn every elemental walks on until it is destroyed or in the forest. Then trees and desolated edges are compared.
learn-term-sylvion-mobilization = mobilization
learn-term-sylvion-mobilization-forms = mobilization|recruit|summon
learn-term-sylvion-mobilization-text = Before the advanced game you choose your deck: take whole columns before they desert. What nobody took is out of the game.
