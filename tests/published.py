"""The games of the releases: these have every part, with lists of a certain length.

A game that is only begun passes all tests of the parts that it has.
"""

PUBLISHED = ("ecosystem", "living_forest_duel", "spirit_island", "sylvion")
