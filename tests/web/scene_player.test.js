import "./browser.js";
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { beatsOf, readingTime, replaced, ScenePlayer } from "../../src/weald/web/js/table/scene_player.js";
import { settle, storage } from "./browser.js";
import { away } from "./table.js";

const BEATS = [3, 5, 8];
const reply = () => ({
  view: { towns: 1, lands: [{ n: 0 }, { n: 0 }] },
  beats: BEATS.map((last, i) => ({ data: { i }, last, changes: i ? [[["lands", 1, "n"], i]] : [] })),
});
const MODULE = { wanted: ({ id }) => id === "phase", from: (_events, shown) => shown, last: () => 2 };
const event = (n, id = "told") => ({ n, id, args: {} });
const snapshot = (last, more = {}) => ({
  seat: 0,
  version: last,
  last,
  view: { last },
  rewound: false,
  ...more,
});
const EVENTS = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => event(n, n === 3 ? "phase" : "told"));

let requests;
let player;
let motion;

beforeEach(() => {
  storage.items.clear();
  requests = [];
  motion = "full";
  const call = (request) => new Promise((resolve, reject) => requests.push({ ...request, resolve, reject }));
  player = new ScenePlayer("abc", { call }, () => 1000);
  player.module = MODULE;
  player.motion = () => motion;
});

async function begin() {
  player.follow(snapshot(2), EVENTS.slice(0, 2));
  player.follow(snapshot(8), EVENTS);
  requests[0].resolve(reply());
  await settle();
}

test("a part of a view is replaced, and the rest is shared", () => {
  const before = { a: [{ n: 1 }, { n: 2 }], b: {} };
  const after = replaced(before, ["a", 1, "n"], 3);
  assert.deepEqual(after, { a: [{ n: 1 }, { n: 3 }], b: {} });
  assert.equal(before.a[1].n, 2);
  assert.equal(after.b, before.b);
});

test("each beat has the view of its moment and its own events", () => {
  const beats = beatsOf(reply(), EVENTS, 2);
  assert.deepEqual(
    beats.map(({ view }) => view.lands[1].n),
    [0, 1, 2],
  );
  assert.deepEqual(
    beats.map(({ events }) => events.map(({ n }) => n)),
    [[3], [4, 5], [6, 7, 8]],
  );
});

test("a sentence is shown for 60 ms a word, at least 1200, and half of it when fast", () => {
  assert.equal(readingTime("B8: a town is built.", 320, "full"), 1520);
  assert.equal(readingTime("one ".repeat(30).trim(), 2080, "full"), 3880);
  assert.equal(readingTime("one ".repeat(30).trim(), 2080, "fast"), 1940);
});

test("the old view is held until the scene is there, then its first beat is shown", async () => {
  player.follow(snapshot(2), EVENTS.slice(0, 2));
  player.follow(snapshot(8), EVENTS);
  assert.deepEqual(player.moment, { view: { last: 2 }, last: 2, beat: null });
  assert.equal(requests[0].after, 2);
  requests[0].resolve(reply());
  await settle();
  assert.equal(player.moment.last, 3);
  assert.equal(player.beat.data.i, 0);
});

test("what nobody watches is no scene", () => {
  player.follow(snapshot(1), EVENTS.slice(0, 1));
  player.follow(snapshot(2), EVENTS.slice(0, 2));
  assert.equal(player.moment, null);
  assert.equal(requests.length, 0);
});

test("next goes on, back waits at the beat before, and after the last beat comes the present", async () => {
  await begin();
  player.next();
  player.next();
  assert.equal(player.beat.data.i, 2);
  player.back();
  assert.equal(player.beat.data.i, 1);
  player.next();
  player.next();
  assert.equal(player.moment, null);
  player.replay();
  assert.equal(player.beat.data.i, 0);
});

test("the first three games wait for their reader, later ones play", async () => {
  storage.setItem("weald-scenes", JSON.stringify({ games: ["x", "y"] }));
  player.habits = { mode: null, games: ["x", "y"] };
  await begin();
  assert.equal(player.playing.value, false);
  assert.deepEqual(JSON.parse(storage.getItem("weald-scenes")).games, ["x", "y", "abc"]);
  player.drop();
  player.habits = { mode: null, games: ["x", "y", "z"] };
  player.begin(beatsOf(reply(), EVENTS, 2), 2);
  assert.equal(player.playing.value, true);
  player.finish();
});

test("playing goes from beat to beat by itself, and the choice is remembered", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    player.begin(beatsOf(reply(), EVENTS, 2), 2);
    player.toggle();
    mock.timers.tick(999);
    assert.equal(player.beat.data.i, 0);
    mock.timers.tick(1);
    assert.equal(player.beat.data.i, 1);
    player.toggle();
    mock.timers.tick(9000);
    assert.equal(player.beat.data.i, 1);
    player.toggle();
    mock.timers.tick(1000);
    mock.timers.tick(1000);
    assert.equal(player.moment, null);
    assert.equal(JSON.parse(storage.getItem("weald-scenes")).mode, "play");
  } finally {
    mock.timers.reset();
  }
});

test("without motion the scene is a list, and can be stepped through", async () => {
  motion = "none";
  await begin();
  assert.equal(player.moment, null);
  assert.equal(player.listed.value.length, 3);
  player.stepThrough();
  assert.equal(player.beat.data.i, 0);
  assert.equal(player.playing.value, false);
  player.toggle();
  assert.equal(player.playing.value, false);
});

test("news during a scene lengthen it and do not move it", async () => {
  await begin();
  player.next();
  const more = [...EVENTS, event(9, "phase")];
  player.follow(snapshot(9), more);
  const longer = reply();
  longer.beats.push({ data: { i: 3 }, last: 9, changes: [] });
  requests[1].resolve(longer);
  await settle();
  assert.equal(player.beats.value.length, 4);
  assert.equal(player.beat.data.i, 1);
});

test("only what has not been shown is played; what came before can be opened again", async () => {
  player.follow(snapshot(4), EVENTS.slice(0, 4));
  player.module = { ...MODULE, wanted: () => true, from: () => 2 };
  player.follow(snapshot(8), EVENTS);
  requests[0].resolve(reply());
  await settle();
  assert.equal(player.beat.data.i, 1);
  player.back();
  assert.equal(player.beat.data.i, 0);
});

test("an answer that is taken back ends the scene", async () => {
  await begin();
  player.follow(snapshot(2, { rewound: true }), EVENTS.slice(0, 2));
  assert.equal(player.moment, null);
  player.replay();
  assert.equal(player.moment, null);
});

test("a hand of another seat is never held", () => {
  player.follow(snapshot(2), EVENTS.slice(0, 2));
  player.follow(snapshot(8, { seat: 1 }), EVENTS);
  assert.equal(player.moment, null);
  assert.equal(requests[0].seat, 1);
});

test("a scene that cannot be fetched is skipped", async () => {
  player.follow(snapshot(2), EVENTS.slice(0, 2));
  player.follow(snapshot(8), EVENTS);
  requests[0].reject(away());
  await settle();
  assert.equal(player.moment, null);
});

test("beside a scene without a stage, the last beat is the present", async () => {
  await begin();
  assert.equal(player.lingers, false);
  player.show(2);
  assert.equal(player.lingers, true);
  player.module = { ...MODULE, Strip: () => null };
  assert.equal(player.lingers, false);
});

test("the last scene is shown again at any time", async () => {
  player.follow(snapshot(8), EVENTS);
  const shown = player.again(snapshot(8), EVENTS);
  assert.equal(requests[0].after, 2);
  requests[0].resolve(reply());
  await shown;
  assert.equal(player.beat.data.i, 0);
});

test("a seat that takes over the screen does not end the scene; what is taken back does", async () => {
  await begin();
  assert.equal(player.active.value, true);
  player.follow(snapshot(9, { seat: 1, rewound: true }), EVENTS);
  requests[1].resolve(reply());
  await settle();
  assert.equal(player.active.value, true);
  player.follow(snapshot(9, { seat: 1, rewound: true }), EVENTS);
  assert.equal(player.active.value, true);
  player.follow(snapshot(2, { seat: 1, version: 10, rewound: true }), EVENTS.slice(0, 2));
  assert.equal(player.active.value, false);
});

test("the parts of a beat pass by themselves, each with its view, and faster at double speed", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  player.module = {
    ...MODULE,
    beats: ([one, two, three]) => [{ ...three, events: EVENTS.slice(2), parts: [one, two] }],
  };
  player.follow(snapshot(2), EVENTS.slice(0, 2));
  player.follow(snapshot(8), EVENTS);
  requests[0].resolve(reply());
  await settle();
  const shown = () => [player.moment.last, player.moment.fresh.map(({ n }) => n)];
  assert.deepEqual(shown(), [3, [3]]);
  t.mock.timers.tick(520);
  assert.deepEqual(shown(), [5, [4, 5]]);
  t.mock.timers.tick(520);
  assert.deepEqual(shown(), [8, [6, 7, 8]]);
  player.nextSpeed();
  assert.equal(JSON.parse(localStorage.getItem("weald-scenes")).speed, 2);
  player.show(0);
  assert.deepEqual(shown(), [3, [3]]);
  t.mock.timers.tick(260);
  t.mock.timers.tick(260);
  assert.deepEqual(shown(), [8, [6, 7, 8]]);
  motion = "none";
  player.show(0);
  assert.deepEqual(shown(), [8, [6, 7, 8]]);
});
