"""Minor powers, pull_beneath_the_hungry_earth to voracious_growth."""

from __future__ import annotations
