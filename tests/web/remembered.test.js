import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { lastGame, remember, remembered } from "../../src/weald/web/js/home/remembered.js";
import { storage } from "./browser.js";

const game = {
  id: "island",
  seats: [1, 2],
  levels: ["easy", "strong"],
  options: [
    { id: "foe", kind: "choice", default: "none", choices: ["none", "england"] },
    { id: "level", kind: "int", default: 0, min: 0, max: 6 },
    { id: "events", kind: "bool", default: true },
  ],
};
const seats = [
  { kind: "human", name: "Noor", level: "strong", character: "lightning" },
  { kind: "ai", name: "", level: "easy" },
];

beforeEach(() => {
  storage.items.clear();
  storage.off = false;
});

test("the last set-up of a game comes back", () => {
  assert.equal(lastGame(), null);
  assert.equal(remembered(game), null);
  const options = { foe: "england", level: 3, events: false };
  remember(game, { seats, options });
  assert.equal(lastGame(), "island");
  assert.deepEqual(remembered(game), { seats, options });
});

test("what the game no longer allows is as usual again", () => {
  remember(game, { seats, options: { foe: "france", level: 9, events: "yes", gone: 1 } });
  assert.deepEqual(remembered(game).options, { foe: "none", level: 0, events: true });
  remember(game, { seats: [{ kind: "ghost", name: 3, level: "gone" }], options: {} });
  assert.deepEqual(remembered(game).seats, [{ kind: "ai", name: "", level: "strong" }]);
  remember(game, { seats: [...seats, ...seats], options: {} });
  assert.equal(remembered(game), null);
});

test("without storage nothing is remembered", () => {
  storage.off = true;
  remember(game, { seats, options: {} });
  assert.equal(remembered(game), null);
});
