"""Verbs about spirits: elements, presence, power cards, the use of powers."""
