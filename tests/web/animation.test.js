import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { compare, turns } from "../../src/weald/web/js/table/animation.js";

/** A thing at a place; `x` is where that is drawn. */
const thing = (piece, at, { n = 1, says = "", x = 0 } = {}) => ({
  piece,
  at,
  n,
  says,
  spot: { x, y: 0, width: 1 },
});

/** The changes by name: moved as "piece from > to", the others as "piece at". */
function told(before, after) {
  const { moved, came, changed, gone } = compare(before, after);
  const name = ({ piece, at }) => `${piece} ${at}`;
  return {
    moved: moved.map(([to, from]) => `${name(from)} > ${to.at}`),
    came: came.map(name),
    changed: changed.map(name),
    gone: gone.map(name),
  };
}

const NOTHING = { moved: [], came: [], changed: [], gone: [] };

test("what lies as before does not move", () => {
  const board = [thing("fox", "a"), thing("town", "b", { n: 2, says: "2" })];
  assert.deepEqual(told(board, board), NOTHING);
});

test("a thing that lies elsewhere has moved, and two can change places", () => {
  assert.deepEqual(told([thing("fox", "a")], [thing("fox", "b")]), { ...NOTHING, moved: ["fox a > b"] });
  const before = [thing("fox", "a"), thing("bear", "b")];
  const after = [thing("bear", "a"), thing("fox", "b")];
  assert.deepEqual(told(before, after), { ...NOTHING, moved: ["bear b > a", "fox a > b"] });
});

test("a new thing has come, and a lost one is gone", () => {
  assert.deepEqual(told([thing("fox", "a")], [thing("bear", "a")]), {
    ...NOTHING,
    came: ["bear a"],
    gone: ["fox a"],
  });
});

test("what there is more of has come from the nearest place with less of it", () => {
  const before = [
    thing("town", "far", { n: 2, x: 9 }),
    thing("town", "near", { n: 3, x: 2 }),
    thing("town", "goal", { n: 1, x: 1, says: "1" }),
  ];
  const after = [
    thing("town", "far", { n: 1, x: 9 }),
    thing("town", "near", { n: 2, x: 2 }),
    thing("town", "goal", { n: 2, x: 1, says: "2" }),
  ];
  assert.deepEqual(told(before, after), { ...NOTHING, moved: ["town near > goal"] });
});

test("of a pile that is gone only what did not move fades", () => {
  const before = [thing("town", "a", { n: 2 })];
  assert.deepEqual(told(before, [thing("town", "b", { n: 2 })]).gone, []);
  assert.deepEqual(told(before, [thing("town", "b")]), {
    ...NOTHING,
    moved: ["town a > b"],
    gone: ["town a"],
  });
});

test("what says something else has changed, unless it falls silent", () => {
  const [one, two, silent] = ["1", "2", ""].map((says) => [thing("town", "a", { says })]);
  assert.deepEqual(told(one, two), { ...NOTHING, changed: ["town a"] });
  assert.deepEqual(told(two, silent), NOTHING);
});

test("places have their turns in the order of events, those of one event together", () => {
  const wait = turns([["a", "b"], ["a"], ["c"]]);
  assert.deepEqual(["a", "b", "c", "elsewhere"].map(wait), [0, 0, 300, 0]);
  const many = turns(Array.from({ length: 30 }, (_, i) => [`land:${i}`]));
  assert.equal(many("land:29"), 2610);
});
