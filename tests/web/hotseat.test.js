import assert from "node:assert/strict";
import { test } from "node:test";
import { whoLooks } from "../../src/weald/web/js/table/hotseat.js";
import { asked, bot, idle, person } from "./table.js";

const around = (mine, seats, changes = {}) => ({ mine, seats, over: false, view: {}, ...changes });
const done = (seat) => ({ ...seat, asked: true, done: true });

test("a spectator looks from no seat", () => {
  assert.deepEqual(whoLooks(around([], [asked(person), idle(bot)]), null), { viewer: null, curtain: null });
});

test("one person always looks from the same seat", () => {
  assert.deepEqual(whoLooks(around([1], [asked(bot), idle(person)]), null), { viewer: 1, curtain: null });
});

test("a person whose only seat is played by an AI still looks from it", () => {
  assert.deepEqual(whoLooks(around([0], [asked(bot), idle(bot)]), null), { viewer: 0, curtain: null });
});

test("several people wait behind the curtain for the first who is asked", () => {
  const table = around([0, 1, 2], [idle(person), asked(person), asked(person)]);
  assert.deepEqual(whoLooks(table, null), { viewer: null, curtain: 1 });
});

test("the person in front answers first", () => {
  const table = around([0, 1, 2], [asked(person), asked(person), asked(person)]);
  assert.deepEqual(whoLooks(table, 1), { viewer: 1, curtain: null });
});

test("the screen goes round the table", () => {
  const table = around([0, 1, 2], [asked(person), done(person), asked(person)]);
  assert.deepEqual(whoLooks(table, 1), { viewer: null, curtain: 2 });
  const last = around([0, 1, 2], [asked(person), idle(person), done(person)]);
  assert.deepEqual(whoLooks(last, 2), { viewer: null, curtain: 0 });
});

test("nobody gets up while nobody is asked, nor when the game is over", () => {
  const waiting = around([0, 1], [idle(person), idle(person), asked(bot)]);
  assert.deepEqual(whoLooks(waiting, 0), { viewer: 0, curtain: null });
  const over = around([0, 1], [idle(person), asked(person)], { over: true });
  assert.deepEqual(whoLooks(over, 0), { viewer: 0, curtain: null });
});

test("open hands need no curtain", () => {
  const table = around([0, 1], [idle(person), asked(person)], { view: { open_hands: true } });
  assert.deepEqual(whoLooks(table, 0), { viewer: 1, curtain: null });
});
