import assert from "node:assert/strict";
import { test } from "node:test";
import { hiddenSides } from "../../src/weald/web/js/table/overflow.js";

const box = {
  scrollLeft: 0,
  scrollTop: 0,
  scrollWidth: 300,
  scrollHeight: 80,
  clientWidth: 300,
  clientHeight: 80,
};

test("a box that shows everything has no hidden side", () => {
  assert.deepEqual(hiddenSides(box), []);
  assert.deepEqual(hiddenSides({ ...box, scrollWidth: 301 }), []);
});

test("a row goes on to the right until it is scrolled to its end", () => {
  const row = { ...box, scrollWidth: 500 };
  assert.deepEqual(hiddenSides(row), ["right"]);
  assert.deepEqual(hiddenSides({ ...row, scrollLeft: 90 }), ["left", "right"]);
  assert.deepEqual(hiddenSides({ ...row, scrollLeft: 200 }), ["left"]);
});

test("a list goes on downwards", () => {
  assert.deepEqual(hiddenSides({ ...box, scrollHeight: 200, scrollTop: 40 }), ["up", "down"]);
});
