import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";

const { isEnd, isIdle, keyAt, KEYS, optionAt, ordered, warns } = await import(
  "../../src/weald/web/js/table/foresight.js"
);

const choice = (id, ref = `land:${id}`, gain = null) => ({ id, ref, gain, label: { id }, why: [] });
const outcome = (level, rank, more = {}) => ({ level, rank, loses: "no", unused: [], now: [], ...more });

const lands = [choice("B1"), choice("B2"), choice("B4"), choice("ready", "ready")];
const outcomes = {
  B1: outcome("none", 0),
  B2: outcome("good", 2),
  B4: outcome("good", 8),
  ready: outcome("weak", 99),
};

test("the best option comes first, what changes nothing later, what ends something last", () => {
  const order = ordered(lands, (id) => outcomes[id]).map(({ id }) => id);
  assert.deepEqual(order, ["B4", "B2", "B1", "ready"]);
});

test("without outcomes the engine's order and gains count", () => {
  const cells = [choice("r1c1", "cell:0:r1c1", 1), choice("r1c2", "cell:0:r1c2", 4)];
  assert.deepEqual(
    ordered(cells, () => undefined).map(({ id }) => id),
    ["r1c2", "r1c1"],
  );
  assert.deepEqual(
    ordered(lands, () => undefined).map(({ id }) => id),
    ["B1", "B2", "B4", "ready"],
  );
});

test("things in hand keep the order in which they lie", () => {
  const cards = [
    choice("a", "card:a"),
    choice("b", "card:b"),
    choice("ready", "ready"),
    choice("c", "card:c"),
  ];
  const better = { a: outcome("good", 1), b: outcome("good", 3), c: outcome("weak", 2) };
  const order = ordered(cards, (id) => better[id], ["card:c", "card:a", "card:b"]).map(({ id }) => id);
  assert.deepEqual(order, ["c", "a", "b", "ready"]);
});

test("yes and no are no end of anything", () => {
  const both = [choice("yes", "yes"), choice("no", "no")];
  assert.equal(isEnd(both[1], both), false);
  assert.equal(isEnd(lands[3], lands), true);
});

test("nine digits, then letters", () => {
  assert.deepEqual([0, 8, 9, 34, 35].map(keyAt), ["1", "9", "a", "z", ""]);
  assert.equal(KEYS, 35);
  const listed = Array.from({ length: 12 }, (_, i) => `o${i}`);
  assert.equal(optionAt("1", listed, lands), "o0");
  assert.equal(optionAt("b", listed, lands), "o10");
  assert.equal(optionAt("z", listed, lands), undefined);
  assert.equal(optionAt("0", listed, lands), "ready");
  assert.equal(optionAt("0", listed, [...lands, choice("none", "none")]), "none");
  assert.equal(optionAt("0", listed, [choice("yes", "yes")]), undefined);
  assert.equal(optionAt("Enter", listed, lands), undefined);
});

test("one is warned of a defeat and of waste", () => {
  assert.equal(warns(undefined), false);
  assert.equal(warns(outcome("good", 1)), false);
  assert.equal(warns(outcome("weak", 1, { loses: "unless" })), true);
  assert.equal(warns(outcome("weak", 1, { unused: ["use:flash_floods"] })), true);
  assert.equal(isIdle(outcome("none", 0)), true);
});
