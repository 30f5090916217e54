import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Screen } from "../../src/weald/web/js/core/screen.js";
import { asked, idle, person, snapshot } from "./table.js";

const till = { ...person, name: "Till" };
const around = (...seats) => snapshot({ seat: null, mine: [0, 1], seats });

test("the curtain names the next person, and lifting it seats them", () => {
  const screen = new Screen();
  assert.equal(screen.seat(around(asked(person), idle(till))), true);
  assert.deepEqual([screen.viewer, screen.curtain.value], [null, { seat: 0, name: "Noor" }]);
  screen.lift();
  assert.equal(screen.seat(around(asked(person), idle(till))), true);
  assert.deepEqual([screen.viewer, screen.curtain.value], [0, null]);
  assert.equal(screen.seat(around(asked(person), idle(till))), false);
});

test("another seat of the screen can be taken only with open hands", () => {
  const screen = new Screen();
  const open = { view: { open_hands: true } };
  assert.equal(screen.turn(around(asked(person), asked(till)), 1), false);
  assert.equal(screen.turn({ ...around(asked(person), asked(till)), ...open }, 2), false);
  assert.equal(screen.turn({ ...around(asked(person), asked(till)), ...open }, 1), true);
  assert.deepEqual([screen.front, screen.chosen], [1, 1]);
});

test("a seat that is lost is forgotten", () => {
  const screen = new Screen();
  screen.seat(snapshot({ seat: null, mine: [0] }));
  assert.equal(screen.viewer, 0);
  screen.clear();
  assert.deepEqual([screen.viewer, screen.front], [undefined, null]);
});
