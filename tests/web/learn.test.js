// Ideas of lessons, puzzles' goals, words in texts, days in a row.

import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { aimOf, nextIdea, wholeIdeas } = await import("../../src/weald/web/js/learn/ideas.js");
const { isOpen, isSolved } = await import("../../src/weald/web/js/learn/goals.js");
const { guideAt } = await import("../../src/weald/web/js/learn/guide.js");
const { room } = await import("../../src/weald/web/js/table/reading.js");
const { streak } = await import("../../src/weald/web/js/learn/streak.js");

const decision = /** @type {any} */ ({
  kind: "pick",
  choices: [
    { id: "bee", ref: "hand:bee" },
    { id: "fox", ref: "hand:fox" },
  ],
});

test("the first idea that fits and is not done is explained", () => {
  const ideas = [
    { id: "a", when: { kind: "place" }, answer: "bee" },
    { id: "b", when: { kind: "pick", view: { "player.turn": 2 } }, answer: "fox" },
    { id: "c", when: { kind: "pick", offers: ["fox"] }, answer: ["owl", "bee"] },
    { id: "d", part_of: "c", when: { kind: "pick" } },
  ];
  assert.equal(nextIdea(ideas, [], decision, { player: { turn: 1 } })?.id, "c");
  assert.equal(nextIdea(ideas, [], decision, { player: { turn: 2 } })?.id, "b");
  assert.equal(nextIdea(ideas, ["b", "c"], decision, {})?.id, "d");
  assert.equal(nextIdea(ideas, [], null, {}), null);
  assert.deepEqual(aimOf(ideas[2], decision), ["hand:bee"]);
  assert.deepEqual(
    wholeIdeas(ideas).map(({ id }) => id),
    ["a", "b", "c"],
  );
});

test("a puzzle is solved by winning, by reaching a value, or by keeping one to the end", () => {
  const seats = [{ asked: true }];
  const base = { over: false, view: { turn: 3, blight: { left: 4 } }, seats, result: null };
  const puzzle = /** @type {any} */ ({ seat: 0, limit: ["turn", 3], goal: { kind: "win", text: "x" } });
  assert.equal(isOpen(puzzle, /** @type {any} */ (base)), true);
  assert.equal(isSolved(puzzle, /** @type {any} */ (base)), false);
  const won = { ...base, over: true, result: { winners: [0] } };
  assert.equal(isSolved(puzzle, /** @type {any} */ (won)), true);
  const keep = { ...puzzle, goal: { kind: "keep", text: "x", path: "blight.left", value: 4 } };
  assert.equal(isSolved(keep, /** @type {any} */ (base)), false);
  const later = { ...base, view: { turn: 4, blight: { left: 4 } } };
  assert.equal(isOpen(keep, /** @type {any} */ (later)), false);
  assert.equal(isSolved(keep, /** @type {any} */ (later)), true);
  const reach = { ...puzzle, goal: { kind: "reach", text: "x", path: "blight.left", value: 5 } };
  assert.equal(isSolved(reach, /** @type {any} */ (later)), false);
});

test("pieces are counted over all lands, and several values can be kept", () => {
  const town = { kind: "town", n: 2 };
  const lands = [{ pieces: [town, { kind: "dahan", n: 1 }] }, { pieces: [{ kind: "dahan", n: 3 }] }];
  const at = /** @type {any} */ ({
    over: false,
    view: { phase: "slow", lands, blight: { left: 2 } },
    seats: [{ asked: true }],
    result: null,
  });
  const puzzle = /** @type {any} */ ({ seat: 0, limit: ["phase", ["fast"]] });
  const clear = (/** @type {number} */ value) => ({
    ...puzzle,
    goal: { kind: "clear", text: "x", path: "pieces:town", value },
  });
  assert.equal(isSolved(clear(2), at), true);
  assert.equal(isSolved(clear(1), at), false);
  const keep = (/** @type {number} */ dahan) => ({
    ...puzzle,
    goal: { kind: "keep", text: "x", all: { "blight.left": 2, "pieces:dahan": dahan } },
  });
  assert.equal(isSolved(keep(4), at), true);
  assert.equal(isSolved(keep(5), at), false);
  assert.equal(isSolved(keep(4), { ...at, over: true, result: { winners: [] } }), false);
  assert.equal(isSolved(keep(5), { ...at, over: true, result: { winners: [0] } }), true);
});

test("a guide speaks to the seat of its spirit, in its turns and phases", () => {
  const now = { growth: [2], cards: ["wash_away"] };
  const openings = { river_surges: [now] };
  const growth = { chosen: ["0.1"], pick: 1 };
  const spirit = { seat: 1, id: "river_surges", growth, in_play: [{ id: "boon_of_vigor" }] };
  const view = { turn: 1, phase: "spirit", spirits: [spirit] };
  assert.deepEqual(guideAt(openings, view, 1), {
    spirit: "river_surges",
    turn: 1,
    now,
    grown: true,
    phase: "spirit",
    played: ["boon_of_vigor"],
  });
  assert.equal(guideAt(openings, view, 0), null);
  assert.equal(guideAt(openings, { ...view, turn: 2 }, 1), null);
  assert.equal(guideAt(openings, { ...view, phase: "invader" }, 1), null);
});

test("a sheet stands above or below what it is about", () => {
  const above = { above: true, edge: 592, height: 534 };
  assert.deepEqual(room({ top: 600, bottom: 700 }, 50, 780), above);
  const below = { above: false, edge: 780, height: 572 };
  assert.deepEqual(room({ top: 100, bottom: 200 }, 50, 780), below);
  assert.equal(room({ top: 100, bottom: 700 }, 50, 780), null);
});

test("days in a row end today or yesterday", () => {
  const keys = ["ecosystem 2026-11-14", "sylvion 2026-11-15", "ecosystem 2026-11-15", "sylvion 2026-11-12"];
  assert.equal(streak(keys, "2026-11-16"), 2);
  assert.equal(streak([...keys, "sylvion 2026-11-16"], "2026-11-16"), 3);
  assert.equal(streak(keys, "2026-11-18"), 0);
});
