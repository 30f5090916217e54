"""Learned values: how likely a seat is to win, from features that a game declares.

A model is a small data file beside the game's advice, written by `weald lab train`: a logistic regression,
or a network with one hidden layer of rectified units. Playing needs nothing but the standard library.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from math import exp
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from weald.kernel.calibration import Calibration, calibration_of
from weald.kernel.decisions import Question

VERSION = 1
# Log odds beyond this are certain enough; it keeps the exponential in range.
LIMIT = 30.0

# Worth of a finished game for a seat.
Outcome = Callable[[Any, int], float]
# The name of a group of settings.
Group = Callable[[Any], str]
# Seats and options of the games to learn from.
Setting = tuple[int, dict[str, Any]]


class Learned(NamedTuple):
    """The numbers of a feature of one thing of a game, declared with that thing: its weight and mean."""

    weight: float = 0.0
    mean: float = 0.0


class Model:
    """A win probability as a function of features, with its provenance.

    Features are brought to mean 0 and scale 1 first. `hidden` has a row of weights for every hidden unit;
    without any, `weights` belong to the features themselves.
    """

    __slots__ = (
        "_bias", "_hidden", "_offsets", "_weights",
        "bias", "hidden", "means", "names", "offsets", "provenance", "scales", "weights",
    )  # fmt: skip

    def __init__(
        self,
        names: Sequence[str],
        means: Sequence[float],
        scales: Sequence[float],
        weights: Sequence[float],
        bias: float,
        hidden: Sequence[Sequence[float]] = (),
        offsets: Sequence[float] = (),
        provenance: Mapping[str, Any] | None = None,
    ) -> None:
        self.names = tuple(names)
        self.means = list(means)
        self.scales = list(scales)
        self.weights = list(weights)
        self.bias = bias
        self.hidden = [list(row) for row in hidden]
        self.offsets = list(offsets)
        self.provenance: dict[str, Any] = dict(provenance or {})
        self._check()
        rows = self.hidden or [self.weights]
        shifts = self.offsets if self.hidden else [bias]
        # The scaling is part of the weights, so that a position costs one pass over its features.
        self._hidden = [[w / scale for w, scale in zip(row, self.scales, strict=True)] for row in rows]
        self._offsets = [
            shift - sum(w * mean for w, mean in zip(row, self.means, strict=True))
            for row, shift in zip(self._hidden, shifts, strict=True)
        ]
        self._weights = self.weights if self.hidden else [1.0]
        self._bias = bias if self.hidden else 0.0

    def _check(self) -> None:
        """Raise ValueError if the parts do not have the same size."""
        n = len(self.names)
        inputs = self.hidden or [self.weights]
        sizes = {len(self.means), len(self.scales), *(len(row) for row in inputs)}
        if sizes != {n}:
            raise ValueError(f"a model of {n} features has {sorted(sizes)} numbers for them")
        if self.hidden and not len(self.hidden) == len(self.offsets) == len(self.weights):
            raise ValueError("a hidden unit of a model lacks its offset or weight")

    def log_odds(self, features: Sequence[float]) -> float:
        """Return the log odds of winning."""
        if not self.hidden:
            total = self._offsets[0]
            for w, x in zip(self._hidden[0], features, strict=True):
                total += w * x
            return total
        total = self._bias
        for row, offset, weight in zip(self._hidden, self._offsets, self._weights, strict=True):
            unit = offset
            for w, x in zip(row, features, strict=True):
                unit += w * x
            if unit > 0:
                total += weight * unit
        return total

    def probability(self, features: Sequence[float]) -> float:
        """Return the probability of winning."""
        return 1 / (1 + exp(-max(-LIMIT, min(LIMIT, self.log_odds(features)))))

    def digest(self) -> str:
        """Return a name for the model, whatever its provenance and its features without weight."""
        numbers = {key: part for key, part in self.to_json().items() if key != "provenance"}
        if not self.hidden:
            for key in ("names", "means", "scales", "weights"):
                numbers[key] = [
                    part for part, weight in zip(numbers[key], self.weights, strict=True) if weight
                ]
        return sha256(json.dumps(numbers, sort_keys=True).encode()).hexdigest()[:16]

    def to_json(self) -> dict[str, Any]:
        return {
            "version": VERSION,
            "names": list(self.names),
            "means": self.means,
            "scales": self.scales,
            "hidden": self.hidden,
            "offsets": self.offsets,
            "weights": self.weights,
            "bias": self.bias,
            "provenance": self.provenance,
        }


def model_of(data: Mapping[str, Any], names: Sequence[str]) -> Model:
    """Return the model in plain data; raise ValueError if it was not made for features of these names."""
    if data.get("version") != VERSION:
        raise ValueError(f"values of version {data.get('version')}, not {VERSION}: train them again")
    missing = [name for name in names if name not in data["names"]]
    unused = [name for name in data["names"] if name not in names]
    if missing or unused or list(data["names"]) != list(names):
        differ = f"missing: {missing}, unused: {unused}"
        raise ValueError(f"the values were trained on other features ({differ}): train them again")
    return Model(
        data["names"], data["means"], data["scales"], data["weights"], data["bias"],
        data["hidden"], data["offsets"], data["provenance"],
    )  # fmt: skip


class Judge(Protocol):
    """Judges positions by a model."""

    def log_odds(self, s: Any, /) -> float:
        """Return the log odds of seat 0."""


class FeatureJudge:
    """Judges by features, whatever the game."""

    def __init__(self, model: Model, features: Callable[[Any, int], list[float]]) -> None:
        self.model = model
        self.features = features

    def log_odds(self, s: Any) -> float:
        """Return the log odds of seat 0."""
        return self.model.log_odds(self.features(s, 0))


class Values:
    """The features of a game, the settings to learn them in, and the model that was learned.

    `features(s, seat)` reads only what `seat` may know: it gives the same for a state and for its redacted
    copy, so that callers need not redact a state first. They describe positions at questions of `kinds`, all
    of them or those of which `settled(s)` is true.
    `outcome(s, seat)` says how well a game ended for a seat, from 0 to 1, if that is more than who won.
    `group(s)` names the settings of a game whose chances are calibrated together. `new_judge`
    makes a judge of positions from a linear model, if a game has a quicker one than its features. The last
    features may be `declared` with things of the game: their numbers are not in the file, and the model is
    linear. The file is read when the model is needed first, and there may be none yet.
    """

    __slots__ = (
        "_calibrated",
        "_calibration",
        "_model",
        "_read",
        "declared",
        "features",
        "group",
        "kinds",
        "names",
        "new_judge",
        "outcome",
        "path",
        "settings",
        "settled",
    )  # fmt: skip

    def __init__(
        self,
        names: Sequence[str],
        features: Callable[[Any, int], list[float]],
        path: Path,
        settings: Sequence[Setting],
        kinds: Sequence[str] = (),
        outcome: Outcome | None = None,
        group: Group | None = None,
        new_judge: Callable[[Model], Judge] | None = None,
        settled: Callable[[Any], bool] | None = None,
        declared: Mapping[str, Learned] | None = None,
    ) -> None:
        self.declared: Mapping[str, Learned] = declared or {}
        self.names = (*names, *self.declared)
        self.features = features
        self.path = path
        self.settings = tuple(settings)
        self.kinds = frozenset(kinds)
        self.outcome = outcome
        self.group = group
        self.new_judge = new_judge
        self.settled = settled
        self._model: Model | None = None
        self._read = False
        self._calibration: Calibration | None = None
        self._calibrated = False

    @property
    def model(self) -> Model | None:
        """The model in the file; None if there is no file."""
        if not self._read:
            self._read = True
            if self.path.exists():
                self._model = model_of(
                    self._with_declared(json.loads(self.path.read_text("utf-8"))), self.names
                )
        return self._model

    def _with_declared(self, data: dict[str, Any]) -> dict[str, Any]:
        """Return the data of a file with the features that are declared elsewhere."""
        if not self.declared:
            return data
        added = {
            "names": list(self.declared),
            "means": [each.mean for each in self.declared.values()],
            "scales": [1.0] * len(self.declared),
            "weights": [each.weight for each in self.declared.values()],
        }
        return {**data, **{key: data[key] + more for key, more in added.items()}}

    def stored(self, model: Model) -> dict[str, Any]:
        """Return a model as its file holds it: without the features that are declared elsewhere."""
        data = model.to_json()
        n = len(self.names) - len(self.declared)
        return {
            **data,
            **{key: data[key][:n] for key in ("names", "means", "scales")},
            "weights": (data["weights"] if model.hidden else data["weights"][:n]),
        }

    def learned(self, model: Model) -> dict[str, Learned]:
        """Return the numbers of the features that are declared elsewhere, as they are to be declared."""
        n = len(self.names) - len(self.declared)
        rows = zip(self.names[n:], model.weights[n:], model.scales[n:], model.means[n:], strict=True)
        return {name: Learned(weight / scale, mean) for name, weight, scale, mean in rows}

    @property
    def calibration_path(self) -> Path:
        """The file of the calibration, beside that of the model."""
        return self.path.with_name("calibration.json")

    @property
    def calibration(self) -> Calibration | None:
        """The calibration in its file; None if there is none, or one that was made for another model."""
        if not self._calibrated:
            self._calibrated = True
            if self.model is not None and self.calibration_path.exists():
                made = calibration_of(json.loads(self.calibration_path.read_text("utf-8")))
                self._calibration = made if made.model == self.model.digest() else None
        return self._calibration

    def using(self, model: Model | None) -> Values:
        """Return the same features with another model."""
        n = len(self.names) - len(self.declared)
        other = Values(
            self.names[:n],
            self.features,
            self.path,
            self.settings,
            tuple(self.kinds),
            self.outcome,
            self.group,
            self.new_judge,
            self.settled,
            self.declared,
        )
        other._model = model
        other._read = True
        return other

    def judge(self) -> Judge | None:
        """Return a judge of positions, the quickest that there is; None without a model."""
        model = self.model
        if model is None:
            return None
        if self.new_judge is None or model.hidden:
            return FeatureJudge(model, self.features)
        return self.new_judge(model)

    def describe(self, s: Any, question: Question) -> bool:
        """Return whether the features describe the position at a question, in a game that names kinds."""
        return question.kind in self.kinds and (self.settled is None or self.settled(s))

    def win_probability(self, s: Any, seat: int) -> float:
        """Return how likely `seat` is to win, as far as it can know; an even chance without a model."""
        model = self.model
        return 0.5 if model is None else model.probability(self.features(s, seat))

    def group_of(self, s: Any) -> str:
        """Return the group of settings of a game."""
        return "" if self.group is None else self.group(s)

    def shown_probability(self, s: Any, seat: int) -> float:
        """Return how likely `seat` is to win if the strong level plays on, as it is shown to people."""
        chance, calibration = self.win_probability(s, seat), self.calibration
        return chance if calibration is None else calibration.shown(chance, self.group_of(s))
