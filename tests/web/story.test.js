import assert from "node:assert/strict";
import { test } from "node:test";
import { labelled } from "../../src/weald/web/js/table/chart.js";
import { largestStep, storyOf } from "../../src/weald/web/js/table/story.js";

const point = (turn, blight, invaders) => ({ at: 10 * (turn - 1), turn, values: { blight, invaders } });
const points = [
  point(1, 1, 5),
  point(2, 1, 8),
  point(3, 2, 9),
  point(4, 6, 7),
  point(5, 7, 6),
  { at: 47, turn: 5, values: { blight: 8, invaders: 6 } },
];

test("the largest step counts by how much a number moves at all", () => {
  assert.deepEqual(largestStep(points), {
    kind: "step",
    from: 1,
    to: 1,
    at: 0,
    measure: "invaders",
    before: 5,
    after: 8,
  });
  const calm = points.map((one) => ({ ...one, values: { blight: one.values.blight, invaders: 6 } }));
  assert.deepEqual(largestStep(calm)?.measure, "blight");
  assert.deepEqual([largestStep(calm)?.from, largestStep(calm)?.before, largestStep(calm)?.after], [3, 2, 6]);
  assert.equal(largestStep([point(1, 0, 0), point(2, 1, 1)]), null);
});

test("a story has at most four lines in the order of the game", () => {
  assert.deepEqual(
    storyOf(points).map(({ kind, from, to }) => [kind, from, to]),
    [
      ["begin", 1, 2],
      ["step", 1, 1],
      ["end", 5, 5],
    ],
  );
  const other = points.map((one) => ({ ...one, values: { ...one.values, dahan: one.turn === 4 ? 3 : 2 } }));
  assert.deepEqual(
    storyOf(other).map(({ kind }) => kind),
    ["begin", "step", "peak", "end"],
  );
  assert.deepEqual(storyOf([]), []);
  // A number that only grows is highest at the end, which is no news.
  const rising = points.map((one, i) => ({ ...one, values: { ...one.values, dahan: i } }));
  assert.deepEqual(
    storyOf(rising).map(({ kind }) => kind),
    ["begin", "step", "end"],
  );
});

test("where points decide, the story says since when the winner has led", () => {
  const scores = [
    [0, 0],
    [4, 9],
    [12, 9],
    [12, 13],
    [20, 14],
    [25, 15],
  ];
  const race = scores.map(([one, two], i) => ({
    at: i,
    turn: i + 1,
    values: { "score:0": one, "score:1": two },
  }));
  const leads = (winners) => storyOf(race, winners).filter(({ kind }) => kind === "lead");
  assert.deepEqual(leads([0]), [{ kind: "lead", from: 4, to: 4, at: 3, seat: 0 }]);
  assert.deepEqual(leads([0, 1]), []);
  assert.deepEqual(leads([]), []);
});

test("numbers below the chart do not touch: few, and none beside the marked one", () => {
  const turns = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12].map((turn) => ({ turn }));
  const shown = (marked) => labelled(turns, marked).map((i) => turns[i].turn);
  assert.deepEqual(shown(-1), [1, 3, 5, 7, 9, 11]);
  assert.deepEqual(shown(10), [1, 3, 5, 7, 9, 11]);
  assert.deepEqual(shown(9), [1, 3, 5, 7, 10]);
  assert.deepEqual(labelled(turns.slice(0, 5), 2), [0, 1, 2, 3, 4]);
});
