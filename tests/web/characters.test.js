import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import { charactersOf } from "../../src/weald/web/js/home/characters.js";

const offered = ["river", "ocean"].map((id) => ({ id, text: id, group: "low" }));
/** @param {string} kind @param {string} [character] */
const seat = (kind, character) => ({ kind, name: "", level: "strong", character });

test("a seat here is what it chose, if that is in the box", () => {
  assert.deepEqual(charactersOf([seat("human", "ocean"), seat("human")], offered), ["ocean", null]);
  assert.deepEqual(charactersOf([seat("human", "wildfire")], offered), [null]);
  assert.deepEqual(charactersOf([seat("ai", "ocean"), seat("guest", "river")], offered), [null, null]);
});

test("two seats are never the same", () => {
  assert.deepEqual(charactersOf([seat("human", "ocean"), seat("human", "ocean")], offered), ["ocean", null]);
  assert.deepEqual(charactersOf([seat("ai", "ocean"), seat("human", "ocean")], offered), [null, "ocean"]);
});
