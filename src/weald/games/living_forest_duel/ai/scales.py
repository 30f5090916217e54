"""What each step towards a victory is worth, in units of about one fire token; the last steps count most."""

from __future__ import annotations

WON = 100.0
FIRES = (0.0, 1.0, 2.1, 3.3, 4.7, 6.4, 8.6, 11.5, WON)
BLOCKS = (0.0, 0.0, 0.9, 1.9, 3.0, 4.4, 6.2, 8.6, 12.0, WON)
# By the number of recruits that are not the seat's own.
OTHERS = (WON, 10.0, 6.0, 3.6, 2.0, 1.0, 0.4, 0.0)
# By the steps that Onibi still has to make, up to fifteen.
STEPS = (WON, 12.0, 11.0, 10.0, 9.0, 7.5, 6.0, 5.0, 3.2, 2.8, 2.4, 2.0, 1.6, 1.2, 0.8, 0.4)
