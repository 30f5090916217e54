import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { boardsKey, islandOf } from "../../src/weald/web/games/spirit_island/map/layout.js";
import { keepShapes } from "../../src/weald/web/games/spirit_island/map/shapes.js";

const DRAWN = new URL("../../src/weald/web/games/spirit_island/geometry.json", import.meta.url);
keepShapes("printed", JSON.parse(readFileSync(DRAWN, "utf8")));

/** @param {string} board @param {{x: number, y: number, turn: number} | null} at */
const board = (board, at = null) => ({ board, slot: 0, seat: 0, at });
const terrain = () => undefined;

test("a board that was added lies where the view says", () => {
  const laid = islandOf([board("A"), board("B")], "standard", 0, terrain);
  const added = islandOf([board("A"), board("B", { x: 1000, y: 0, turn: 3 })], "standard", 0, terrain);
  assert.equal(added.lands.size, 18);
  assert.deepEqual(added.lands.get("B3"), laid.lands.get("B3"));
  assert.deepEqual(added.box, laid.box);
});

test("islands that differ in where a board was added are different", () => {
  const places = [{ x: 1000, y: 0, turn: 3 }, { x: 1500, y: -866, turn: 4 }, null];
  const keys = places.map((at) => boardsKey([board("A"), board("B", at)]));
  assert.deepEqual(keys, ["A,B@1000,0,3", "A,B@1500,-866,4", "A,B"]);
});
