import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { clearGames, countBy, noteGame, pastGames } from "../../src/weald/web/js/core/history.js";
import { storage } from "./browser.js";

const past = (id, game, won, total, tags = {}) => ({ id, game, when: 1, won, total, seats: 1, tags });

beforeEach(() => {
  storage.items.clear();
  storage.off = false;
});

test("a game is noted once, however often its end is seen", () => {
  noteGame(past("a", "island", true, 40));
  noteGame({ ...past("a", "island", true, 40), when: 9 });
  noteGame(past("b", "island", false, 7));
  assert.deepEqual(
    pastGames().map(({ id, when }) => [id, when]),
    [
      ["a", 1],
      ["b", 1],
    ],
  );
  clearGames();
  assert.deepEqual(pastGames(), []);
});

test("games are counted by what they have", () => {
  const games = [
    past("a", "island", true, 40, { foe: "england" }),
    past("b", "island", true, 52, { foe: "england" }),
    past("c", "island", false, 90, { foe: "none" }),
    past("d", "wood", true, 5),
  ];
  assert.deepEqual(
    countBy(games, ({ tags }) => tags.foe ?? null),
    [
      { key: "england", played: 2, won: 2, best: 52 },
      { key: "none", played: 1, won: 0, best: null },
    ],
  );
});

test("damaged or missing storage holds no games", () => {
  storage.setItem("weald-games", "[1, {}, null]");
  assert.deepEqual(pastGames(), []);
  storage.off = true;
  noteGame(past("a", "island", true, 1));
  assert.deepEqual(pastGames(), []);
});
