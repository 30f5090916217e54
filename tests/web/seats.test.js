import assert from "node:assert/strict";
import { test } from "node:test";
import { isLast, isLeft, mayStandIn } from "../../src/weald/web/js/social/seats.js";
import { bot, person } from "./table.js";

const guest = { ...person, kind: "guest" };
const waiting = { commitment: "c0", dealt: false, contributed: [0] };
const host = { ...person, host: true };

test("everybody may hand over an absent host, and others only where no host plays", () => {
  const seats = [host, guest, guest, bot];
  const may = (around) => around.seats.map((_, i) => mayStandIn(around, i));
  assert.deepEqual(may({ seats, mine: [1], host: false }), [true, false, false, false]);
  assert.deepEqual(may({ seats, mine: [0], host: true }), [false, true, true, true]);
  assert.deepEqual(may({ seats, mine: [], host: false }), [false, false, false, false]);
  const lent = [{ ...bot, away: true, host: true }, guest, guest, bot];
  assert.deepEqual(may({ seats: lent, mine: [1], host: false }), [true, false, true, false]);
  const free = { ...guest, free: true };
  const left = [{ ...free, looked: true }, guest, free, bot];
  assert.deepEqual(may({ seats: left, mine: [1], host: false }), [true, false, false, false]);
});

test("a fair deal ends with its last person", () => {
  const deal = { ...waiting, dealt: true };
  const free = { ...person, free: true };
  assert.equal(isLast({ seats: [free, guest], mine: [1], deal }), true);
  assert.equal(isLast({ seats: [bot, guest], mine: [1], deal }), true);
  assert.equal(isLast({ seats: [{ ...bot, away: true }, guest], mine: [1], deal }), false);
  assert.equal(isLast({ seats: [host, guest], mine: [1], deal }), false);
  assert.equal(isLast({ seats: [host, guest], mine: [0, 1], deal }), false);
  assert.equal(isLast({ seats: [free, guest], mine: [1], deal: null }), false);
  assert.equal(isLast({ seats: [free, guest], mine: [1], deal: waiting }), false);
});

test("a deal that is open before the game is over was left by everybody", () => {
  assert.equal(isLeft({ deal: { ...waiting, dealt: true, secret: "s" }, over: false }), true);
  assert.equal(isLeft({ deal: { ...waiting, dealt: true, secret: "s" }, over: true }), false);
  assert.equal(isLeft({ deal: { ...waiting, dealt: true }, over: false }), false);
  assert.equal(isLeft({ deal: null, over: false }), false);
});
