import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { borderOf, cornerOf } from "../../src/weald/web/games/spirit_island/map/corners.js";
import { islandOf } from "../../src/weald/web/games/spirit_island/map/layout.js";
import { keepShapes } from "../../src/weald/web/games/spirit_island/map/shapes.js";

const DRAWN = new URL("../../src/weald/web/games/spirit_island/geometry.json", import.meta.url);
keepShapes("printed", JSON.parse(readFileSync(DRAWN, "utf8")));

/** @param {string} board @param {number} slot */
const board = (board, slot) => ({ board, slot, seat: slot, at: null });
const island = islandOf([board("A", 0), board("B", 1)], "standard", 0, () => undefined);

/** @param {string} land @param {[number, number] | null} point */
const touches = (land, point) =>
  island.lands.get(land)?.ring.some(([x, y]) => point && Math.hypot(x - point[0], y - point[1]) < 3);

test("a corner lies on the outlines of all its lands", () => {
  for (const lands of [
    ["A1", "A4", "A5"],
    ["A5", "A6", "A8"],
    ["A0", "A1", "A2"],
  ]) {
    const corner = cornerOf(island, lands);
    assert.ok(corner);
    for (const land of lands) assert.ok(touches(land, corner), land);
  }
});

test("lands that meet nowhere have no corner", () => {
  assert.equal(cornerOf(island, ["A2", "A8", "B8"]), null);
});

test("the corner of two lands lies where no third land is", () => {
  const corner = cornerOf(island, ["A6", "A8"]);
  assert.ok(touches("A6", corner) && touches("A8", corner) && !touches("A5", corner));
});

test("lands next to each other share a border, others do not", () => {
  assert.match(borderOf(island, "A2", "A3"), /^M[-\d. ]+L/);
  assert.equal(borderOf(island, "A2", "A8"), "");
});
