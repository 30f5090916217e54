import "./browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { ReplayPlayer } from "../../src/weald/web/js/table/replay_player.js";
import { addresses, settle } from "./browser.js";
import { away, refusal } from "./table.js";

const OF = 9;
// The last event of each answer; answers 4 and 5 brought none.
const LASTS = [0, 1, 2, 4, 4, 4, 6, 7, 8, 10];
const EVENTS = LASTS.flatMap((last, at) =>
  Array.from({ length: last - (LASTS[at - 1] ?? 0) }, (_, i) => ({ n: (LASTS[at - 1] ?? 0) + i + 1 })),
);

let requests;
let player;

beforeEach(() => {
  addresses.splice(0, addresses.length, "/replay/abc");
  requests = new Map();
  const call = ({ at }) => new Promise((resolve, reject) => requests.set(at, { resolve, reject }));
  player = new ReplayPlayer("abc", null, { call });
});

async function load(at) {
  requests.get(at).resolve({ at, of: OF, marks: [2, 5], lasts: LASTS, events: EVENTS.slice(0, LASTS[at]) });
  await settle();
}

async function open(at) {
  void player.show(at);
  await load(at);
}

test("a moment is shown, named in the address, and the next one loaded ahead", async () => {
  await open(3);
  assert.equal(player.moment.value.at, 3);
  assert.deepEqual(addresses, ["/replay/abc/3"]);
  assert.deepEqual([...requests.keys()], [3, 4, OF]);
});

test("nothing is loaded beyond the last moment", async () => {
  await open(OF);
  assert.deepEqual([...requests.keys()], [OF]);
});

test("a loaded moment is not loaded again", async () => {
  await open(3);
  await load(4);
  requests.clear();
  void player.show(4);
  await settle();
  assert.equal(player.moment.value.at, 4);
  assert.deepEqual([...requests.keys()], [5]);
});

test("a moment that arrives after the slider moved on is not shown", async () => {
  void player.show(3);
  void player.show(6);
  await load(6);
  await load(3);
  assert.equal(player.moment.value.at, 6);
  assert.deepEqual(addresses, ["/replay/abc/6"]);
});

test("the slider stays between the first and the last moment", async () => {
  await open(3);
  void player.show(99);
  assert.equal(player.at.value, OF);
  void player.show(-1);
  assert.equal(player.at.value, 0);
});

test("turns are reached forwards and backwards", async () => {
  await open(3);
  player.turn(1);
  assert.equal(player.at.value, 5);
  player.turn(1);
  assert.equal(player.at.value, OF);
  player.turn(-1);
  assert.equal(player.at.value, 5);
  player.turn(-1);
  player.turn(-1);
  assert.equal(player.at.value, 0);
});

test("playing starts where the slider is, and again from the beginning at the end", async () => {
  await open(3);
  player.play();
  assert.deepEqual([player.playing.value, player.at.value], [true, 3]);
  player.play();
  assert.equal(player.playing.value, false);
  await open(OF);
  player.play();
  assert.deepEqual([player.playing.value, player.at.value], [true, 0]);
});

test("a failure stops playing and keeps the moment; the next attempt asks again", async () => {
  await open(3);
  player.playing.value = true;
  void player.show(7);
  requests.get(7).reject(away());
  await settle();
  assert.equal(player.playing.value, false);
  assert.equal(player.failure.value.code, "offline");
  assert.equal(player.moment.value.at, 3);
  await open(7);
  assert.equal(player.failure.value, null);
  assert.equal(player.moment.value.at, 7);
});

test("a replay that is still secret leads to the table", async () => {
  void player.show(3);
  requests.get(3).reject(refusal(403, "record_secret"));
  await settle();
  assert.deepEqual(addresses, ["/t/abc"]);
  assert.equal(player.failure.value, null);
});

test("the whole log is loaded once, and an event leads to the answer that it came of", async () => {
  await open(3);
  assert.equal(player.events.value.length, 4);
  await load(OF);
  assert.equal(player.events.value.length, 10);
  player.showEvent(5);
  assert.equal(player.at.value, 6);
  player.showEvent(4);
  assert.equal(player.at.value, 3);
  player.showEvent(1);
  assert.equal(player.at.value, 1);
});
