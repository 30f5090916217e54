// Options of a table that depend on each other.

import assert from "node:assert/strict";
import { test } from "node:test";
import { changedOptions, fittingOptions, isOff, missingFor } from "../../src/weald/web/js/home/options.js";

/** @type {any[]} */
const OPTIONS = [
  { id: "expansion", kind: "bool", default: false },
  { id: "more", kind: "bool", default: false },
  { id: "events", kind: "bool", default: true, needs: { true: ["expansion", "more"] } },
  { id: "foe", kind: "choice", default: "none", choices: ["none", "near", "far"], needs: { far: ["more"] } },
  { id: "level", kind: "int", default: 0, min: 0, max: 6 },
];
const [, , EVENTS, FOE] = OPTIONS;

test("a value says which option it misses", () => {
  assert.deepEqual(missingFor(FOE, "far", { more: false }), ["more"]);
  assert.deepEqual(missingFor(FOE, "far", { more: true }), []);
  assert.deepEqual(missingFor(FOE, "near", {}), []);
  assert.equal(isOff(EVENTS, { expansion: false, more: false }), true);
  assert.equal(isOff(EVENTS, { expansion: false, more: true }), false);
});

test("what needs an option that is off goes back, and what means nothing as well", () => {
  const wanted = { expansion: false, more: false, events: true, foe: "far", level: 3 };
  assert.deepEqual(fittingOptions(OPTIONS, wanted, ["level"]), {
    expansion: false,
    more: false,
    events: false,
    foe: "none",
    level: 0,
  });
  assert.deepEqual(fittingOptions(OPTIONS, { ...wanted, more: true }, []), { ...wanted, more: true });
});

test("only what was changed is sent where an earlier game settles the rest", () => {
  const values = { expansion: true, more: false, events: true, foe: "near", level: 0 };
  assert.deepEqual(changedOptions(OPTIONS, values), { expansion: true, foe: "near" });
});
