import "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { kept } from "../../src/weald/web/js/core/outbox.js";
import { Session } from "../../src/weald/web/js/core/session.js";
import { happen, settle, storage } from "./browser.js";
import { asked, away, bot, event, idle, person, question, refusal, Server, snapshot } from "./table.js";

const RETRY = 2000;

let server;
let session;

beforeEach(() => {
  storage.items.clear();
  mock.timers.enable({ apis: ["setTimeout"] });
  server = new Server();
  session = new Session("abc", server);
});

afterEach(() => {
  session.end();
  mock.timers.reset();
});

/** Open a table as its only person; `shown` is the first snapshot that arrives. */
async function open(shown) {
  void session.start();
  await server.answer("look", { ...shown, seat: null, decisions: [], events: [], last: 0 });
  server.push(shown);
}

const turn = (changes = {}) =>
  snapshot({ seats: [asked(person), idle(bot)], decisions: [question(0, "fox", "bear")], ...changes });

test("a table is looked at as a stranger before a hand is shown", async () => {
  void session.start();
  assert.deepEqual(server.log, [{ do: "look", table: "abc", seat: null }]);
  await server.answer("look", turn({ seat: null }));
  assert.equal(session.shown.snapshot.value, null);
  assert.deepEqual(
    server.connections.map(({ seat }) => seat),
    [0],
  );
  server.push(turn());
  assert.equal(session.shown.snapshot.value.seat, 0);
});

test("a spectator connects without a seat", async () => {
  void session.start();
  await server.answer("look", snapshot({ seat: null, mine: [] }));
  assert.equal(server.connections[0].seat, null);
});

test("a table that cannot be reached is tried again", async () => {
  void session.start();
  await server.answer("look", away());
  assert.equal(session.failure.value.code, "offline");
  mock.timers.tick(RETRY);
  await server.answer("look", turn({ seat: null }));
  assert.equal(session.failure.value, null);
  assert.equal(server.connections.length, 1);
});

test("a table that does not exist is not tried again", async () => {
  void session.start();
  await server.answer("look", refusal(404, "not_found"));
  mock.timers.tick(10 * RETRY);
  assert.equal(session.failure.value.status, 404);
  assert.equal(server.log.length, 1);
});

test("an answer names the version it was given on and closes the question", async () => {
  await open(turn({ version: 7 }));
  session.outbox.choose("bear");
  const { key, table, ...command } = server.waiting("command");
  assert.deepEqual(command, { do: "answer", seat: 0, option: "bear", expected: 7 });
  assert.equal(table, "abc");
  assert.match(key, /^[0-9a-f]{32}$/);
  assert.equal(session.decision, null);
  assert.deepEqual(kept("abc"), { ...command, key });
  await server.answer("command", snapshot({ version: 8, seats: [idle(person), asked(bot)] }));
  assert.equal(session.outbox.command.value, null);
  assert.equal(kept("abc"), null);
  assert.equal(session.shown.snapshot.value.version, 8);
});

test("the snapshot with the confirmation closes the question, before the reply comes", async () => {
  await open(turn());
  session.outbox.choose("bear");
  const { key } = server.waiting("command");
  server.push(turn({ version: 2, confirmed: ["another"], decisions: [question(0, "bear", "owl")] }));
  assert.equal(session.decision, null);
  server.push(turn({ version: 3, last: 0, confirmed: [key], decisions: [question(0, "owl")] }));
  assert.equal(session.outbox.command.value, null);
  assert.equal(kept("abc"), null);
  session.outbox.choose("owl");
  assert.equal(server.sent().length, 1, "one after another");
  await server.answer("command", turn({ version: 3 }));
  assert.deepEqual(
    server.sent().map(({ option, expected }) => [option, expected]),
    [
      ["bear", 1],
      ["owl", 3],
    ],
  );
  assert.equal(session.outbox.command.value.option, "owl");
});

test("a reply that was lost after the confirmation sends nothing again", async () => {
  await open(turn());
  session.outbox.choose("bear");
  const { key } = server.waiting("command");
  server.push(snapshot({ version: 2, confirmed: [key] }));
  await server.answer("command", away());
  mock.timers.tick(RETRY);
  happen("online");
  assert.equal(server.sent().length, 1);
});

test("a stale command of an earlier visit says that the game went on", async () => {
  const command = { do: "answer", seat: 0, option: "fox", expected: 3, key: "k" };
  storage.setItem("weald-outbox-abc", JSON.stringify(command));
  await open(turn({ version: 5, events: [event(1, { seat: 1 })] }));
  await server.answer("command", refusal(409, "stale"));
  assert.equal(server.sent().length, 1);
  assert.equal(kept("abc"), null);
  assert.deepEqual(session.help.notice.value, { kind: "info", message: { id: "ui-moved-on" } });
});

test("an option that is not offered is not sent", async () => {
  await open(turn());
  session.outbox.choose("wolf");
  assert.deepEqual(server.sent(), []);
});

test("a second answer is not sent while the first is in flight", async () => {
  await open(turn());
  session.outbox.choose("bear");
  session.outbox.choose("fox");
  assert.deepEqual(
    server.sent().map(({ option }) => option),
    ["bear"],
  );
});

test("an unreached server gets the same command again under the same key", async () => {
  await open(turn());
  session.outbox.choose("bear");
  const [first] = server.sent();
  await server.answer("command", away());
  assert.equal(session.outbox.away.value, true);
  assert.deepEqual(session.outbox.command.value, first);
  mock.timers.tick(RETRY - 1);
  assert.equal(server.sent().length, 1);
  mock.timers.tick(1);
  assert.deepEqual(server.sent(), [first, first]);
});

test("a network that is back sends what waits at once", async () => {
  await open(turn());
  session.outbox.choose("bear");
  await server.answer("command", away());
  happen("online");
  assert.equal(server.sent().length, 2);
});

test("a command that was kept over a reload is sent again", async () => {
  const command = { do: "answer", seat: 0, option: "fox", expected: 3, key: "k" };
  storage.setItem("weald-outbox-abc", JSON.stringify(command));
  await open(turn());
  assert.deepEqual(server.sent(), [command]);
});

test("a stale answer is sent again if its question still stands", async () => {
  await open(turn({ version: 4 }));
  session.outbox.choose("bear");
  await server.stale(turn({ version: 6 }));
  const [first, second] = server.sent();
  assert.deepEqual({ ...second, key: "" }, { ...first, expected: 6, key: "" });
  assert.notEqual(second.key, first.key);
  assert.deepEqual(kept("abc"), second);
  assert.equal(session.help.notice.value, null);
});

test("a stale answer to another question is dropped, and the notice says who moved", async () => {
  await open(turn({ version: 4 }));
  session.outbox.choose("bear");
  const missed = turn({ version: 5, decisions: [question(0, "bear")], events: [event(1, { seat: 1 })] });
  await server.stale(missed);
  assert.equal(server.sent().length, 1);
  assert.equal(session.outbox.command.value, null);
  assert.equal(session.shown.snapshot.value.version, 5);
  const message = { id: "ui-moved-meanwhile", args: { other: 1 } };
  assert.deepEqual(session.help.notice.value, { kind: "info", message });
});

test("a refused answer leaves the question open and marks the thing", async () => {
  await open(turn());
  session.outbox.choose("bear");
  await server.answer("command", refusal(422, "no-bears"));
  assert.deepEqual(session.help.notice.value, { kind: "no", message: { id: "no-bears" }, ref: "card:bear" });
  assert.equal(session.decision.choices.length, 2);
  assert.equal(kept("abc"), null);
});

test("a notice goes with its question, not with the next snapshot", async () => {
  await open(turn());
  session.outbox.choose("bear");
  await server.answer("command", refusal(422, "no-bears"));
  server.push(turn({ version: 2 }));
  assert.equal(session.help.notice.value.kind, "no");
  server.push(turn({ version: 3, decisions: [question(0, "wolf")] }));
  assert.equal(session.help.notice.value, null);
});

test("older snapshots and those of other seats are ignored", async () => {
  await open(turn({ version: 5 }));
  server.push(turn({ version: 4 }));
  assert.equal(session.shown.snapshot.value.version, 5);
  server.push(turn({ version: 6, seat: 1 }));
  assert.equal(session.shown.snapshot.value.version, 5);
});

test("events are joined, and only new ones are fresh", async () => {
  await open(turn({ events: [event(1), event(2)] }));
  assert.deepEqual(session.shown.fresh.value, []);
  server.push(turn({ version: 2, events: [event(2), event(3)], last: 3 }));
  assert.deepEqual(
    session.shown.events.value.map(({ n }) => n),
    [1, 2, 3],
  );
  assert.deepEqual(
    session.shown.fresh.value.map(({ n }) => n),
    [3],
  );
});

test("after a takeback nothing is fresh", async () => {
  await open(turn({ events: [event(1), event(2)] }));
  server.push(turn({ version: 2, events: [event(2, { seat: 1 }), event(3)], rewound: true }));
  assert.deepEqual(session.shown.fresh.value, []);
  assert.deepEqual(session.shown.events.value, [event(1), event(2, { seat: 1 }), event(3)]);
});

test("a gap in the events fetches all of them", async () => {
  await open(turn({ events: [event(1)] }));
  server.push(turn({ version: 3, events: [event(5)], last: 5 }));
  assert.equal(session.shown.snapshot.value.version, 1);
  assert.deepEqual(server.log.at(-1), { do: "look", table: "abc", seat: 0 });
  const all = [1, 2, 3, 4, 5].map((n) => event(n));
  await server.answer("look", turn({ version: 3, events: all }));
  assert.equal(session.shown.events.value.length, 5);
});

const pair = (...seats) => ({ mine: [0, 1], seats });
const [noor, till] = [person, { ...person, name: "Till" }];

test("the curtain hides the table until the next person lifts it", async () => {
  void session.start();
  await server.answer("look", snapshot({ seat: null, ...pair(asked(noor), idle(till)) }));
  assert.deepEqual(session.screen.curtain.value, { seat: 0, name: "Noor" });
  assert.equal(server.connections.at(-1).seat, null);
  server.push(snapshot({ seat: null, ...pair(asked(noor), idle(till)) }));
  session.liftCurtain();
  assert.equal(session.screen.curtain.value, null);
  assert.equal(session.shown.snapshot.value, null);
  assert.equal(server.connections[0].open, false);
  assert.equal(server.connections.at(-1).seat, 0);
  server.push(snapshot({ ...pair(asked(noor), idle(till)), view: { hand: ["bear"] } }));
  server.push(snapshot({ version: 2, ...pair(idle(noor), asked(till)), view: { hand: [] } }));
  assert.deepEqual(session.screen.curtain.value, { seat: 1, name: "Till" });
  assert.equal(session.shown.snapshot.value, null, "Noor's hand is gone");
  assert.equal(server.connections.at(-1).seat, null);
});

test("with open hands the screen changes seats without a curtain", async () => {
  void session.start();
  const view = { open_hands: true };
  await server.answer("look", snapshot({ seat: null, view, ...pair(idle(noor), asked(till)) }));
  assert.equal(session.screen.curtain.value, null);
  assert.equal(server.connections.at(-1).seat, 1);
  server.push(snapshot({ seat: 1, view, ...pair(asked(noor), asked(till)) }));
  session.sit(0);
  assert.equal(server.connections.at(-1).seat, 0);
});

test("nobody sits down at a seat of another browser", async () => {
  const seats = [asked(noor), asked(till), asked({ ...person, kind: "guest" })];
  const table = { view: { open_hands: true }, mine: [0, 1], seats };
  void session.start();
  await server.answer("look", snapshot({ seat: null, ...table }));
  server.push(snapshot({ seat: 0, ...table }));
  session.sit(1);
  server.push(snapshot({ seat: 1, ...table }));
  session.sit(2);
  assert.deepEqual(
    server.connections.map(({ seat }) => seat),
    [0, 1],
  );
});

test("an answer can be taken back", async () => {
  await open(snapshot({ undo: { ok: true, reason: null, ask: null } }));
  session.undo();
  assert.deepEqual(
    { ...server.waiting("command"), key: "" },
    { do: "undo", table: "abc", seat: 0, expected: 1, key: "" },
  );
});

test("where others must agree, the player is asked first", async () => {
  const reason = { id: "no", args: { seat: 1 } };
  await open(snapshot({ undo: { ok: false, reason, ask: [1] } }));
  session.undo();
  assert.deepEqual(server.sent(), []);
  const message = { id: "ui-wish-why-other", args: { seat: 1 } };
  assert.deepEqual(session.help.notice.value, { kind: "ask", message });
});

test("what cannot be taken back has a reason", async () => {
  await open(snapshot({ undo: { ok: false, reason: { id: "too-late" }, ask: null } }));
  session.undo();
  assert.deepEqual(session.help.notice.value, { kind: "no", message: { id: "too-late" } });
});

test("undo during an answer waits for its reply and then takes that answer back", async () => {
  await open(turn());
  session.outbox.choose("bear");
  session.undo();
  session.undo();
  assert.equal(server.sent().length, 1);
  const undo = { ok: true, reason: null, ask: null };
  await server.answer("command", snapshot({ version: 2, undo }));
  assert.deepEqual(
    server.sent().map(({ do: name, expected }) => [name, expected]),
    [
      ["answer", 1],
      ["undo", 2],
    ],
  );
});

test("the same command pressed twice is sent once", async () => {
  const undo = { ok: true, reason: null, ask: null };
  await open(snapshot({ undo }));
  session.undo();
  session.undo();
  await server.answer("command", snapshot({ version: 2, undo }));
  assert.equal(server.sent().length, 1);
});

test("what was pressed during a command is forgotten when the server is away", async () => {
  await open(turn());
  session.outbox.choose("bear");
  session.undo();
  await server.answer("command", away());
  mock.timers.tick(RETRY);
  await server.answer("command", snapshot({ version: 2, undo: { ok: true, reason: null, ask: null } }));
  assert.deepEqual(
    server.sent().map(({ do: name }) => name),
    ["answer", "answer"],
  );
});

const wish = { by: 0, at: 1, answers: 2, asked: [1], agreed: [] };

test("a takeback request that is granted is announced", async () => {
  await open(snapshot({ wish }));
  server.push(snapshot({ version: 2, rewound: true }));
  const message = { id: "ui-wish-done", args: { seat: 0, n: 2 } };
  assert.deepEqual(session.help.notice.value, { kind: "info", message });
});

test("a takeback request that is refused is announced to its author alone", async () => {
  await open(snapshot({ wish }));
  server.push(snapshot({ version: 2 }));
  assert.deepEqual(session.help.notice.value, { kind: "info", message: { id: "ui-wish-refused" } });
  server.push(snapshot({ version: 3, wish: { ...wish, by: 1 }, decisions: [question(0, "fox")] }));
  server.push(snapshot({ version: 4 }));
  assert.equal(session.help.notice.value, null);
});

test("a seat that an AI plays has no questions and nothing to take back", async () => {
  const undo = { ok: true, reason: null, ask: null };
  await open(turn({ seats: [asked(bot), idle(bot)], undo }));
  assert.equal(session.decision, null);
  const reason = { id: "error-seat-lent", args: { n: 1 } };
  assert.deepEqual(session.shown.snapshot.value.undo, { ok: false, part: false, reason, ask: null });
});

test("a connection refused for a seat that was taken away starts again as a stranger", async () => {
  await open(turn());
  server.connections[0].listener.refused();
  await server.answer("look", refusal(403, "not_yours"));
  assert.equal(server.connections[0].open, false);
  assert.equal(server.waiting("look").seat, null);
  await server.answer("look", snapshot({ seat: null, mine: [] }));
  assert.equal(server.connections.at(-1).seat, null);
});

test("a table that was set aside leaves the screen and says why", async () => {
  await open(turn());
  server.connections[0].listener.refused();
  await server.answer("look", refusal(422, "table_slow"));
  await server.answer("look", refusal(422, "table_slow"));
  assert.equal(server.connections[0].open, false);
  assert.equal(session.failure.value.code, "table_slow");
  assert.equal(session.shown.snapshot.value, null);
});

test("a connection refused by an absent server changes nothing", async () => {
  await open(turn());
  server.connections[0].listener.refused();
  await server.answer("look", away());
  assert.equal(server.connections[0].open, true);
  assert.equal(session.shown.snapshot.value.seat, 0);
});

test("a hint belongs to the question it was asked for", async () => {
  await open(turn());
  void session.help.askHint();
  await server.answer("hint", { option: "fox" });
  assert.equal(session.help.advice.value?.option, "fox");
  server.push(turn({ version: 2, decisions: [question(0, "wolf")] }));
  assert.equal(session.help.advice.value, null);
  void session.help.askHint();
  server.push(turn({ version: 3, decisions: [question(0, "owl")] }));
  await server.answer("hint", { option: "wolf" });
  assert.equal(session.help.advice.value, null);
});

test("why an option is forbidden is shown beside the thing", async () => {
  await open(turn());
  void session.help.whyNot("wolf", "card:wolf");
  await server.answer("command", refusal(422, "no-wolves"));
  assert.deepEqual(session.help.notice.value, { kind: "no", message: { id: "no-wolves" }, ref: "card:wolf" });
  assert.equal(session.outbox.command.value, null);
});

test("a lost connection is away until it is back", async () => {
  await open(turn());
  session.social.present.value = [0];
  server.connections[0].listener.connected(false);
  assert.equal(session.outbox.away.value, true);
  assert.equal(session.social.present.value, null);
  server.connections[0].listener.connected(true);
  assert.equal(session.outbox.away.value, false);
});

test("a session that has ended sends nothing more", async () => {
  await open(turn());
  session.outbox.choose("bear");
  await server.answer("command", away());
  session.end();
  mock.timers.tick(RETRY);
  happen("online");
  await settle();
  assert.equal(server.sent().length, 1);
  assert.equal(server.connections[0].open, false);
});

const foresight = (version) => ({ version, outcomes: { fox: { level: "good" } }, reach: {} });

test("what options would bring is kept for this version only", async () => {
  await open(turn({ version: 3 }));
  void session.help.foresee();
  assert.deepEqual(server.waiting("outcomes"), { do: "outcomes", table: "abc", seat: 0 });
  await server.answer("outcomes", foresight(2));
  assert.equal(session.help.outcome("fox"), undefined);
  void session.help.foresee();
  await server.answer("outcomes", foresight(3));
  assert.deepEqual(session.help.outcome("fox"), { level: "good" });
});

test("a question that nobody answered for want of a connection is asked again", async () => {
  await open(turn());
  void session.help.foresee();
  await server.answer("outcomes", away());
  server.connections[0].listener.connected(false);
  assert.equal(server.waiting("outcomes"), undefined);
  server.connections[0].listener.connected(true);
  assert.deepEqual(server.waiting("outcomes"), { do: "outcomes", table: "abc", seat: 0 });
});

test("the obvious answer follows one's own, and both are taken back together", async () => {
  const free = { undo: { ok: true, reason: null, ask: null } };
  await open(turn());
  session.obvious = ({ decisions: [decision] }) =>
    decision.choices.length === 1 ? decision.choices[0].id : null;
  session.outbox.choose("bear");
  await server.answer("command", turn({ version: 2, decisions: [question(0, "owl")], ...free }));
  assert.deepEqual(
    server.sent().map(({ option, expected }) => [option, expected]),
    [
      ["bear", 1],
      ["owl", 2],
    ],
  );
  await server.answer("command", turn({ version: 3, ...free }));
  session.undo();
  await server.answer(
    "command",
    turn({ version: 4, decisions: [question(0, "owl")], rewound: true, ...free }),
  );
  assert.deepEqual(
    server.sent().map(({ do: name }) => name),
    ["answer", "answer", "undo", "undo"],
  );
});

test("what cannot be taken back further stays open, and nobody else has to wait for it", async () => {
  await open(turn({ undo: { ok: true, reason: null, ask: null } }));
  session.obvious = ({ decisions: [decision] }) => decision.choices[0].id;
  session.undo();
  await server.answer("command", turn({ version: 2, rewound: true }));
  session.outbox.choose("bear");
  await server.answer("command", turn({ version: 3, seats: [asked(person), asked(person)] }));
  session.outbox.choose("bear");
  await server.answer("command", turn({ version: 4, decisions: [question(1, "owl")] }));
  assert.deepEqual(
    server.sent().map(({ do: name }) => name),
    ["undo", "answer", "answer"],
  );
});
