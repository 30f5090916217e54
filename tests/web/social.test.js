import "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { watchName } from "../../src/weald/web/js/core/settings.js";
import { hasOthers, isSocial, Social } from "../../src/weald/web/js/social/social.js";
import { logLines } from "../../src/weald/web/js/table/log.js";
import { storage } from "./browser.js";
import { away, bot, idle, person, refusal, Server, snapshot } from "./table.js";

const SHOWN = 4000;

let server;
let social;

beforeEach(() => {
  storage.items.clear();
  mock.timers.enable({ apis: ["setTimeout"] });
  server = new Server();
  social = new Social("abc", server);
});

afterEach(() => {
  social.end();
  mock.timers.reset();
});

const message = (n, seat = 1) => ({ n, seat, name: "Till", text: `text ${n}`, at: 0 });
const numbers = () => social.messages.value.map(({ n }) => n);

test("only people elsewhere make a table social", () => {
  const guest = { ...person, kind: "guest" };
  assert.equal(hasOthers(snapshot()), false);
  assert.equal(hasOthers(snapshot({ seats: [idle(person), idle(guest)] })), true);
  assert.equal(hasOthers(snapshot({ seats: [idle(person), idle({ ...bot, away: true })] })), true);
  assert.equal(hasOthers(snapshot({ seats: [idle(person), idle(guest)], imported: true })), false);
  const watching = { seats: [idle(person), idle(guest)], mine: [], host: false };
  assert.equal(isSocial(snapshot(watching)), false);
  assert.equal(isSocial(snapshot({ ...watching, host: true })), true);
});

test("messages are kept once and in order", () => {
  social.receive({ talk: [message(2), message(4)] });
  social.receive({ talk: [message(3), message(4), message(1)] });
  assert.deepEqual(numbers(), [1, 2, 3, 4]);
});

test("the oldest messages are dropped", () => {
  social.receive({ talk: Array.from({ length: 310 }, (_, i) => message(i + 1)) });
  assert.equal(social.messages.value.length, 300);
  assert.equal(numbers()[0], 11);
});

test("what others wrote is unread until it is read, also after a reload", () => {
  social.receive({ talk: [message(1), message(2, 0), message(3, null)] });
  assert.equal(social.unread([0]), 2);
  social.readAll();
  assert.equal(social.unread([0]), 0);
  const later = new Social("abc", server);
  later.receive({ talk: [message(3), message(4)] });
  assert.equal(later.unread([0]), 1);
});

test("a new connection says which messages are here, and the name of a spectator who gave one", () => {
  assert.deepEqual(social.arriving(0), { talk: "0" });
  social.receive({ talk: [message(5)] });
  assert.deepEqual(social.arriving(null), { talk: "5" });
  watchName.value = "Ada";
  assert.deepEqual(social.arriving(null), { talk: "5", name: "Ada" });
  assert.deepEqual(social.arriving(0), { talk: "5" });
  watchName.value = "";
});

test("who looks on is known until the connection is lost", () => {
  social.receive({ watching: { n: 2, names: ["Ada"] } });
  assert.deepEqual(social.watching.value, { n: 2, names: ["Ada"] });
  social.disconnected();
  assert.deepEqual(social.watching.value, { n: 0, names: [] });
});

test("a message that was lost on the way is sent again under the same key", async () => {
  social.write(" hello ");
  void social.send(0);
  const { key, ...request } = server.waiting("say");
  assert.deepEqual(request, { do: "say", table: "abc", seat: 0, text: "hello" });
  await server.answer("say", away());
  assert.deepEqual(social.error.value, { id: "ui-talk-unsent" });
  assert.equal(social.draft.value, " hello ");
  void social.send(0);
  assert.equal(server.waiting("say").key, key);
  await server.answer("say", { talk: [message(1, 0)] });
  assert.equal(social.draft.value, "");
  assert.equal(social.error.value, null);
  assert.notEqual(social.draftKey, key);
});

test("what is written while a message is sent stays", async () => {
  social.write("hello");
  void social.send(0);
  social.write("hello again");
  await server.answer("say", { talk: [message(1, 0)] });
  assert.equal(social.draft.value, "hello again");
});

test("an empty message is not sent", () => {
  social.write("  ");
  void social.send(0);
  assert.deepEqual(server.log, []);
});

test("a refused message says why", async () => {
  social.write("hello");
  void social.send(0);
  await server.answer("say", refusal(429, "too-fast"));
  assert.deepEqual(social.error.value, { id: "too-fast" });
});

const pointed = () => social.pointed.value.map(({ seat, ref }) => `${seat} ${ref}`);

test("each seat points at one thing for a few seconds", () => {
  social.receive({ point: { seat: 1, ref: "a" } });
  social.receive({ point: { seat: 2, ref: "b" } });
  mock.timers.tick(SHOWN / 2);
  social.receive({ point: { seat: 1, ref: "c" } });
  assert.deepEqual(pointed(), ["2 b", "1 c"]);
  mock.timers.tick(SHOWN / 2);
  assert.deepEqual(pointed(), ["1 c"]);
  mock.timers.tick(SHOWN / 2);
  assert.deepEqual(pointed(), []);
});

test("the own pointer is shown at once and not again when it comes back", async () => {
  void social.point(0, "a");
  const [first] = social.pointed.value;
  social.receive({ point: { seat: 0, ref: "a" } });
  assert.deepEqual(social.pointed.value, [first]);
  social.receive({ point: { seat: 0, ref: "a" } });
  assert.notEqual(social.pointed.value[0].key, first.key);
});

test("presence is unknown while the connection is closed", () => {
  assert.equal(social.present.value, null);
  social.receive({ there: [0, 1] });
  assert.deepEqual(social.present.value, [0, 1]);
  social.disconnected();
  assert.equal(social.present.value, null);
});

test("what AI seats mean to do is kept for the log, once each", () => {
  const social = new Social("t", /** @type {any} */ ({}));
  const grow = { id: "grow", args: {} };
  const play = { id: "play", args: {} };
  social.receive({ intends: { seat: 1, message: grow } }, 4);
  social.receive({ intends: { seat: 1, message: grow } }, 4);
  social.receive({ intends: { seat: 2, message: grow } }, 4);
  social.receive({ intends: { seat: 1, message: play } }, 6);
  assert.deepEqual(social.intended.value, [
    { after: 4, seat: 1, message: grow },
    { after: 4, seat: 2, message: grow },
    { after: 6, seat: 1, message: play },
  ]);
  assert.deepEqual(social.intentions.value, { 1: play, 2: grow });
  social.end();
});

test("the log shows an intention after the event that it followed", () => {
  const events = [3, 4, 5, 6].map((n) => /** @type {any} */ ({ n, id: "event", args: {} }));
  const said = [4, 6, 9].map((after) => ({ after, seat: 1, message: { id: "plan", args: {} } }));
  // A message about an event that is not shown yet waits.
  assert.deepEqual(
    logLines(events, said).map((line) => ("after" in line ? `after ${line.after}` : line.n)),
    ["after 6", 6, 5, "after 4", 4, 3],
  );
});
