import assert from "node:assert/strict";
import { test } from "node:test";
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
});
