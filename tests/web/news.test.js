import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { newsRefs } from "../../src/weald/web/js/table/news.js";

const event = (n, args) => ({ n, id: "told", args });
const EVENTS = [
  event(1, { seat: 1, cell: "a" }),
  event(2, { seat: 0, cell: "b" }),
  event(3, { seat: 1, cell: "c" }),
  event(4, { cell: "d" }),
  event(5, { spirit: "river", cell: "e" }),
  event(6, { seat: 1, cell: "f" }),
];
const ctx = (more = {}) => ({ seat: 0, acted: 2, snapshot: { mine: [0], last: 5 }, ...more });
const module = {
  about: ({ args }) => ({ refs: [`cell:${args.cell}`], seat: args.spirit === "river" ? 2 : null }),
};

test("what others did since one acted is marked, up to the moment that is shown", () => {
  assert.deepEqual([...newsRefs(EVENTS, ctx(), module)], ["cell:c", "cell:e"]);
});

test("seats at the same screen are no news", () => {
  const both = ctx({ snapshot: { mine: [0, 1], last: 6 } });
  assert.deepEqual([...newsRefs(EVENTS, both, module)], ["cell:e"]);
});

test("nothing is marked once one has acted, nor for spectators", () => {
  assert.equal(newsRefs(EVENTS, ctx({ acted: 6 }), module).size, 0);
  assert.equal(newsRefs(EVENTS, ctx({ seat: null }), module).size, 0);
});
