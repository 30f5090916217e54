// The invader phase as a scene: what a ravage says while it waits for an answer.
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { scene } = await import("../../src/weald/web/games/spirit_island/scene/scene.js");

const event = (n, sort, args) => ({ n, id: `spirit_island-event-${sort}`, args });
const RAVAGE = { step: "ravage", land: "B4", blight: [] };

test("a ravage that waits for where blight spreads has the blight that has fallen", () => {
  const mark = { data: { ...RAVAGE, sub: "damage" }, last: 1, view: "before", events: [event(1, "ravage")] };
  const [beat] = scene.beats([mark], [...mark.events, event(2, "blight", { land: "B4" })], "after");
  assert.deepEqual(beat.data.blight, ["B4"]);
  assert.equal(beat.view, "after");
});

test("a ravage that waits for who loses to the dahan, and one that is over, stay as they are", () => {
  const late = event(2, "blight", { land: "B4" });
  const data = { ...RAVAGE, sub: "dahan", blight: ["B4"] };
  const waits = { data, last: 2, view: "before", events: [late] };
  assert.deepEqual(scene.beats([waits], waits.events, "after")[0].data.blight, ["B4"]);
  const over = { data: RAVAGE, last: 1, view: "before", events: [] };
  const [beat] = scene.beats([over], [late], "after");
  assert.deepEqual([beat.data.blight, beat.view], [[], "before"]);
});
