import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { stills } from "../../src/weald/web/games/sylvion/stills.js";

const VIEW = {
  cells: [
    { cell: "r1c1", card: "tree_2" },
    { cell: "r1c2", card: "elemental_1" },
    { cell: "r2c2", card: "elemental_3" },
  ],
  stacks: [{ row: 1, shown: null }],
  pawn: null,
  edges: { bloom: 12, desolated: 0 },
};
const event = (n, sort, args) => ({ n, id: `sylvion-event-${sort}`, args });

test("the board is carried on event by event", () => {
  const [shown] = stills(VIEW, [event(1, "revealed", { row: 1, card: "elemental_2" })]);
  assert.equal(shown.data.scene.cards["stack-1"], "elemental_2");
  assert.equal(shown.data.acts, "stack-1");
});

test("a fight is seen before it has an end", () => {
  const fight = event(1, "holds", { start: "r1c2", cell: "r1c1" });
  const [clash, after] = stills(VIEW, [fight]);
  assert.deepEqual(clash.data.strikes, { from: "r1c2", to: "r1c1" });
  assert.equal(clash.data.scene.cards.r1c2, "elemental_1");
  assert.equal(after.data.scene.cards.r1c2, undefined);
  assert.equal(after.data.scene.cards.r1c1, "tree_2");
});

test("what moves at the same time is one still; what changes nothing is none", () => {
  const all = stills(VIEW, [
    event(1, "moves", { start: "r1c2", cell: "r1c3" }),
    event(2, "moves", { start: "r2c2", cell: "r2c1" }),
    event(3, "turn", { turn: 2 }),
  ]);
  assert.equal(all.length, 1);
  assert.deepEqual(all[0].data.scene.cards, { r1c1: "tree_2", r1c3: "elemental_1", r2c1: "elemental_3" });
});
