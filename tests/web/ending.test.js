import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { turningPoint, withChances } = await import("../../src/weald/web/js/table/ending.js");
const { story } = await import("../../src/weald/web/games/spirit_island/ending.js");

const point = (turn, at, invaders = 0) => ({ turn, at, values: { invaders } });
const points = [point(1, 0, 4), point(2, 10, 9), point(3, 20, 7), point(3, 30, 0)];

test("the chance to win is the first row of the chart, and the end decides", () => {
  const series = [
    { turn: 1, at: 0, chance: 0.5 },
    { turn: 2, at: 10, chance: 0.755 },
  ];
  const chances = withChances(points, { series }, true).map(({ values }) => values.chance);
  assert.deepEqual(chances, [50, 76, 76, 100]);
  assert.deepEqual(withChances(points, { series }, false).at(-1)?.values, { chance: 0, invaders: 0 });
});

test("without chances the chart stays as it is", () => {
  assert.equal(withChances(points, null, true), points);
  assert.equal(withChances(points, { series: [] }, true), points);
});

test("the turn in which the chance moved most is marked", () => {
  const chance = (turn, chance) => ({ turn, at: 0, chance });
  const marked = (series, won) => {
    const { turn, at } = turningPoint(points, { series }, won) ?? {};
    return [turn, at];
  };
  // In turn 3 the invaders moved most, by 7; the chance did so in turn 2, or in the last one.
  assert.deepEqual(marked([chance(1, 0.5), chance(2, 0.4), chance(3, 0.8)], true), [2, 10]);
  assert.deepEqual(marked([chance(1, 0.5), chance(2, 0.4), chance(3, 0.8)], false), [3, 20]);
  // Two turns in one step are not the step of a turn.
  assert.deepEqual(marked([chance(1, 0.5), chance(2, 0.4)], true), [1, 0]);
});

test("where no chance is drawn, or it never moves, the largest step of a number is marked", () => {
  const largest = { turn: 3, at: 20 };
  assert.deepEqual(turningPoint(points, null, true), largest);
  assert.deepEqual(turningPoint(points, { series: [{ turn: 2, at: 10, chance: 0.4 }] }, true), largest);
  const series = [1, 2, 3].map((turn) => ({ turn, at: 0, chance: 1 }));
  assert.deepEqual(turningPoint(points, { series }, true), largest);
  assert.equal(turningPoint([point(1, 0, 4), point(1, 9, 4)], null, true), null);
});

/** @param {string} sort @param {Record<string, any>} args */
const event = (sort, args) => ({ id: `spirit_island-event-${sort}`, args });
const turn = (n) => event("phase", { phase: "spirit", turn: n });
const words = (id, args) => (typeof id === "string" ? [id.split("-").at(-1), args] : [id.id]);
const ctx = (winners, events) => ({
  snapshot: { events, result: { winners, reason: { id: "the end" } } },
  t: (id, args) => JSON.stringify(words(id, args)),
});
const told = (lines) => lines.map(({ from, to, at, text }) => [from, to, at, text]);

test("the story of an island: beginning, what turned it, the end", () => {
  const destroyed = ["town", "explorer", "dahan"].map((kind) => event("destroyed", { kind, land: "A1" }));
  const events = [
    event("blight", { land: "A8" }),
    turn(1),
    turn(2),
    event("blight", { land: "A2" }),
    event("blight", { land: "A3" }),
    event("terror", { level: 2 }),
    turn(3),
    ...destroyed,
  ];
  const lines = story(ctx([0], events), points);
  assert.deepEqual(
    lines.map(({ from, to, at }) => [from, to, at]),
    [
      [1, 1, 0],
      [2, 2, 10],
      [3, 3, 20],
      [3, 3, 30],
    ],
  );
  // The setup before the first turn is no part of the story.
  assert.match(lines[0]?.text ?? "", /"n":0,"from":4,"to":9,"grows":"yes"/);
  assert.match(lines[1]?.text ?? "", /terror.*lost.*"lands":\["A2","A3"\],"n":2,"dahan":0/);
  assert.match(lines[2]?.text ?? "", /gained/);
  assert.match(told(lines)[3]?.[3] ?? "", /the end/);
});

test("the story of a defeat tells when the island was blighted, and the hardest turn", () => {
  const events = [
    turn(1),
    event("blight", { land: "A2" }),
    turn(2),
    event("blighted-island", { id: "downward_spiral", n: 5 }),
    turn(3),
    event("terror", { level: 2 }),
  ];
  const lines = story(ctx([], events), points);
  assert.equal(lines.length, 4);
  assert.match(lines[1]?.text ?? "", /lost/);
  assert.match(lines[2]?.text ?? "", /blighted/);
});
