import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Shown } from "../../src/weald/web/js/core/shown.js";
import { event, question, snapshot } from "./table.js";

test("older snapshots are past, and those after a gap lack events", () => {
  const shown = new Shown();
  assert.equal(shown.isPast(snapshot({ version: 1 })), false);
  shown.take(snapshot({ version: 2, events: [event(1)] }), false);
  assert.equal(shown.isPast(snapshot({ version: 1 })), true);
  assert.equal(shown.isPast(snapshot({ version: 2 })), false);
  assert.equal(shown.lacks(snapshot({ version: 3, events: [event(2)], last: 2 })), false);
  assert.equal(shown.lacks(snapshot({ version: 4, events: [event(3)], last: 3 })), true);
});

test("the viewer has acted with the first snapshot of a seat, and with their own answers", () => {
  const shown = new Shown();
  const after = (last, changes = {}) =>
    snapshot({ version: last, events: last ? [event(last)] : [], last, ...changes });
  shown.take(after(1), false);
  assert.equal(shown.acted.value, 1);
  shown.take(after(2), false);
  assert.equal(shown.acted.value, 1);
  shown.take(after(3), true);
  assert.equal(shown.acted.value, 3);
  shown.take(after(4, { seat: 1 }), false);
  assert.equal(shown.acted.value, 4);
});

test("the last question stays known while its answer waits, until another seat looks", () => {
  const shown = new Shown();
  const asked = question(0, "fox");
  shown.take(snapshot({ decisions: [asked] }), false);
  assert.equal(shown.open, asked);
  shown.take(snapshot({ version: 2 }), true);
  assert.equal(shown.open, null);
  assert.equal(shown.question, asked);
  shown.clear();
  assert.deepEqual([shown.question, shown.snapshot.value, shown.events.value], [null, null, []]);
});
