import "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Remote } from "../../src/weald/web/js/core/transport/remote.js";
import { happen, settle } from "./browser.js";

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];
const LIMIT = 20000;

class Socket {
  static CONNECTING = CONNECTING;
  static OPEN = OPEN;
  static all = [];

  constructor(url) {
    this.url = url.href;
    this.readyState = CONNECTING;
    this.sent = [];
    Socket.all.push(this);
  }

  receive(message) {
    this.readyState = OPEN;
    this.onmessage({ data: JSON.stringify(message) });
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1006) {
    this.readyState = CLOSED;
    this.onclose({ code });
  }
}

let remote;
let connection;
let log;
let arriving;
let requests;
let reply;

beforeEach(() => {
  Socket.all = [];
  globalThis.WebSocket = Socket;
  mock.timers.enable({ apis: ["setTimeout"] });
  log = [];
  arriving = {};
  requests = [];
  reply = () => new TypeError("network");
  mock.method(globalThis, "fetch", async (path, { method, body }) => {
    requests.push([method, path, ...(body === undefined ? [] : [JSON.parse(body)])]);
    const given = reply();
    if (given instanceof Error) throw given;
    return given;
  });
  remote = new Remote();
});

afterEach(() => {
  connection?.close();
  connection = undefined;
  mock.timers.reset();
  mock.restoreAll();
});

const json = (status, data) => () => new Response(JSON.stringify(data), { status });
const last = () => Socket.all.at(-1);

function watch(seat = 0, table = "abc") {
  connection = remote.watch(table, seat, {
    snapshot: ({ version, confirmed }) => log.push(`version ${version}${confirmed ? ` ${confirmed}` : ""}`),
    news: ({ there }) => log.push(`present ${there}`),
    connected: (open) => log.push(open ? "open" : "closed"),
    refused: () => log.push("refused"),
    arriving: () => arriving,
  });
}

/** Watch a table, and return its socket when the first message is there. */
function open() {
  watch();
  last().receive({ version: 1 });
  log.length = 0;
  return last();
}

/** Return after which delay the next attempt is made. */
function delay() {
  const before = Socket.all.length;
  for (let ms = 1; ms <= 20000; ms++) {
    mock.timers.tick(1);
    if (Socket.all.length > before) return ms;
  }
  return Infinity;
}

const answer = { do: "answer", table: "abc", seat: 0, option: "bear", expected: 1, key: "k" };
const { do: _, table: __, ...body } = answer;

test("snapshots and news are told apart", () => {
  watch();
  assert.equal(last().url, "ws://weald.example/api/tables/abc/live?seat=0");
  last().receive({ version: 3 });
  last().receive({ there: [0, 2] });
  assert.deepEqual(log, ["open", "version 3", "open", "present 0,2"]);
});

test("a spectator connects without a seat, and to any id", () => {
  watch(null, "a/b");
  assert.equal(last().url, "ws://weald.example/api/tables/a%2Fb/live");
});

test("every attempt says what is here by then", () => {
  watch();
  arriving = { talk: "7", name: "Ada & Co" };
  last().receive({ version: 1 });
  last().close();
  delay();
  assert.ok(last().url.endsWith("live?seat=0&talk=7&name=Ada+%26+Co"));
});

test("a lost connection is opened again with growing delays", () => {
  open();
  const delays = [];
  for (let i = 0; i < 7; i++) {
    last().close();
    delays.push(delay());
  }
  assert.deepEqual(delays, [400, 800, 1600, 3200, 6400, 8000, 8000]);
});

test("a message resets the delay", () => {
  watch();
  for (let i = 0; i < 3; i++) {
    last().close();
    delay();
  }
  last().receive({ version: 1 });
  last().close();
  assert.equal(delay(), 400);
});

test("a connection that was never heard was refused; one that was heard was lost", () => {
  watch();
  last().close();
  assert.deepEqual(log, ["closed", "refused"]);
  delay();
  last().receive({ version: 1 });
  last().close();
  assert.deepEqual(log.slice(2), ["open", "version 1", "closed"]);
});

test("a connection closed by policy was refused even if it was heard", () => {
  open().close(1008);
  assert.deepEqual(log, ["closed", "refused"]);
});

test("a network that is back opens a connection at once, and only one", () => {
  watch();
  last().close();
  happen("online");
  assert.equal(Socket.all.length, 2);
  happen("online");
  mock.timers.tick(20000);
  assert.equal(Socket.all.length, 2);
});

test("a network that is lost closes the connection, and what it still says is not heard", () => {
  const socket = open();
  happen("offline");
  assert.equal(socket.readyState, CLOSED);
  socket.receive({ version: 2 });
  assert.deepEqual(log, ["closed"]);
});

test("a connection that is ended stays closed and silent", () => {
  const socket = open();
  connection.close();
  socket.receive({ version: 2 });
  happen("online");
  mock.timers.tick(20000);
  assert.equal(Socket.all.length, 1);
  assert.deepEqual(log, []);
});

test("where an answer goes: on the open connection, and nowhere else", async () => {
  const socket = open();
  const done = remote.call(answer);
  assert.deepEqual(socket.sent, [{ n: 1, do: "answer", ...body }]);
  socket.receive({ version: 2, confirmed: ["k"] });
  socket.receive({ n: 1, ok: { version: 2 } });
  assert.deepEqual(await done, { version: 2 });
  assert.deepEqual(log, ["open", "version 2 k", "open"]);
  assert.deepEqual(requests, []);
});

test("all that concerns a table in play goes there, each with a number", () => {
  const socket = open();
  const names = ["answer", "undo", "consent", "seat", "pace", "outcomes", "point", "follow"];
  for (const name of names) void remote.call({ do: name, table: "abc", seat: 0 });
  assert.deepEqual(
    socket.sent,
    names.map((name, i) => ({ n: i + 1, do: name, seat: 0 })),
  );
  assert.deepEqual(requests, []);
});

test("replies may come in any order", async () => {
  const socket = open();
  const [one, two] = [0, 1].map((seat) => remote.call({ do: "outcomes", table: "abc", seat }));
  socket.receive({ n: 2, ok: { version: 7 } });
  socket.receive({ n: 1, ok: { version: 6 } });
  assert.deepEqual([await one, await two], [{ version: 6 }, { version: 7 }]);
});

test("a call that is refused says why, and is not tried on the other way", async () => {
  const socket = open();
  const done = remote.call(answer);
  const message = { id: "error-stale" };
  socket.receive({ n: 1, refused: { status: 409, code: "stale", message } });
  await assert.rejects(done, { status: 409, code: "stale", words: message, away: false });
  assert.deepEqual(requests, []);
});

test("what is asked of another table, or takes long, is a request all the same", async () => {
  const socket = open();
  reply = json(200, { version: 9 });
  await remote.call({ ...answer, table: "xyz" });
  await remote.call({ do: "hint", table: "abc", seat: 0, expected: 1 });
  assert.deepEqual(socket.sent, []);
  assert.deepEqual(requests, [
    // No browser looks at that table.
    ["POST", "/api/tables/xyz/answer?reply=version", body],
    ["POST", "/api/tables/abc/hint", { seat: 0, expected: 1 }],
  ]);
});

test("before the connection is open an answer is a request, whose snapshot is shown", async () => {
  watch();
  reply = json(200, { version: 2 });
  assert.deepEqual(await remote.call(answer), { version: 2 });
  assert.deepEqual(requests, [["POST", "/api/tables/abc/answer", body]]);
  assert.deepEqual(log, ["version 2 k"]);
});

test("what a request has missed is shown, and then it is refused", async () => {
  watch();
  reply = json(409, { error: { code: "stale", message: { id: "error-stale" } }, missed: { version: 5 } });
  await assert.rejects(remote.call(answer), { status: 409, code: "stale" });
  assert.deepEqual(log, ["version 5"]);
});

test("a connection that breaks before the reply: the same answer is sent as a request", async () => {
  const socket = open();
  reply = json(200, { version: 2 });
  const done = remote.call(answer);
  socket.close();
  assert.deepEqual(await done, { version: 2 });
  assert.deepEqual(requests, [["POST", "/api/tables/abc/answer", body]]);
  assert.deepEqual(log, ["closed", "version 2 k"]);
});

test("where neither way is left the answer has reached nobody", async () => {
  open().close();
  await assert.rejects(remote.call(answer), { status: 0, code: "offline", away: true });
  const done = remote.call({ do: "follow", table: "abc", seat: 0, on: true });
  await assert.rejects(done, { status: 0 });
  assert.equal(requests.length, 1);
});

test("an answer that nobody confirms in time has reached nobody, and neither will its connection", async () => {
  const socket = open();
  const done = remote.call(answer);
  const rejected = assert.rejects(done, { status: 0 });
  mock.timers.tick(LIMIT - 1);
  assert.equal(socket.readyState, OPEN);
  mock.timers.tick(1);
  await rejected;
  assert.equal(socket.readyState, CLOSED);
  assert.equal(delay(), 400);
  assert.deepEqual(requests, []);
});

test("a call may be given less time", async () => {
  open();
  const rejected = assert.rejects(remote.call(answer, 50), { status: 0 });
  mock.timers.tick(50);
  await rejected;
});

test("who looks from another seat still learns what became of the answer before", async () => {
  const socket = open();
  const done = remote.call(answer);
  connection.close();
  watch(1);
  assert.equal(socket.readyState, OPEN);
  socket.receive({ version: 2, confirmed: ["k"] });
  socket.receive({ n: 1, ok: { version: 2 } });
  assert.deepEqual(await done, { version: 2 });
  assert.equal(socket.readyState, CLOSED);
  assert.deepEqual(log, []);
});

test("where requests go", async () => {
  reply = json(200, {});
  const table = "a/b";
  const routes = [
    [{ do: "games" }, "GET", "/api/games"],
    [{ do: "catalogue", game: "x y" }, "GET", "/api/games/x%20y/catalogue"],
    [{ do: "learn" }, "GET", "/api/learn"],
    [{ do: "learn", topic: "rules", game: "sylvion" }, "GET", "/api/learn/rules/sylvion"],
    [{ do: "tables" }, "GET", "/api/tables"],
    [{ do: "create", game: "sylvion", seats: [] }, "POST", "/api/tables", { game: "sylvion", seats: [] }],
    [{ do: "bring", record: '{"r":1}', play: false }, "POST", "/api/records", { r: 1 }],
    [{ do: "bring", record: '{"r":1}', play: true }, "POST", "/api/records?as=table", { r: 1 }],
    [{ do: "look", table, seat: null }, "GET", "/api/tables/a%2Fb?after=0"],
    [{ do: "look", table, seat: 2, after: 7 }, "GET", "/api/tables/a%2Fb?seat=2&after=7"],
    [{ do: "outcomes", table, seat: 0 }, "GET", "/api/tables/a%2Fb/outcomes?seat=0"],
    [{ do: "scene", table, seat: null, after: 4 }, "GET", "/api/tables/a%2Fb/scene?after=4"],
    [{ do: "scene", table, seat: 0, after: 4 }, "GET", "/api/tables/a%2Fb/scene?seat=0&after=4"],
    [{ do: "scene", table, at: 12, after: 4 }, "GET", "/api/tables/a%2Fb/scene?at=12&after=4"],
    [{ do: "replay", table, at: 0 }, "GET", "/api/tables/a%2Fb/replay?at=0"],
    [{ do: "story", table }, "GET", "/api/tables/a%2Fb/story"],
    [{ do: "moments", table, seat: null }, "GET", "/api/tables/a%2Fb/moments"],
    [{ do: "practice", table, at: 3 }, "POST", "/api/tables/a%2Fb/practice", { at: 3 }],
    [
      { do: "say", table, seat: null, key: "k", text: "t" },
      ...["POST", "/api/tables/a%2Fb/say", { seat: null, key: "k", text: "t" }],
    ],
    [{ do: "point", table, seat: 0, ref: "r" }, "POST", "/api/tables/a%2Fb/point", { seat: 0, ref: "r" }],
    [{ do: "remove", table }, "DELETE", "/api/tables/a%2Fb"],
    [{ do: "offer", table }, "POST", "/api/tables/a%2Fb/move"],
    [{ do: "move", code: "c" }, "POST", "/api/moves", { code: "c" }],
    [{ do: "invitation", code: "c/d" }, "GET", "/api/invitations/c%2Fd"],
    [
      { do: "join", code: "c/d", seat: 1, name: "n", key: "k", contribution: "00" },
      ...["POST", "/api/invitations/c%2Fd", { seat: 1, name: "n", key: "k", contribution: "00" }],
    ],
  ];
  for (const [request] of routes) await remote.call(request);
  assert.deepEqual(
    requests,
    routes.map(([, ...http]) => http),
  );
});

test("a ping reaches the page itself", async () => {
  reply = () => new Response(null, { status: 200 });
  await remote.call({ do: "ping" });
  assert.deepEqual(requests, [["HEAD", "/"]]);
  reply = () => new Response(null, { status: 503 });
  await assert.rejects(remote.call({ do: "ping" }), { status: 503, away: true });
});

test("files are fetched as they are", async () => {
  reply = () => new Response('{"a": 1}', { status: 200 });
  assert.equal(await (await remote.file({ do: "record", table: "abc" })).text(), '{"a": 1}');
  await remote.file({ do: "report", table: "abc", seat: null });
  await remote.file({ do: "report", table: "abc", seat: 1 });
  assert.deepEqual(
    requests.map(([, path]) => path),
    ["record", "report", "report?seat=1"].map((rest) => `/api/tables/abc/${rest}`),
  );
  reply = json(403, { error: { code: "record_secret", message: { id: "error-record-secret" } } });
  await assert.rejects(remote.file({ do: "record", table: "abc" }), { status: 403, code: "record_secret" });
});

test("a service that is not reached, or whose proxy says so, is away until something is heard", async () => {
  await assert.rejects(remote.call({ do: "tables" }), { status: 0, code: "offline", away: true });
  assert.equal(remote.state.value, "away");
  for (const status of [502, 503, 504]) {
    reply = () => new Response("<html>", { status });
    await assert.rejects(remote.call({ do: "tables" }), { status, code: "unknown", away: true });
  }
  reply = json(200, { tables: [] });
  await remote.call({ do: "tables" });
  assert.equal(remote.state.value, "ready");
  open().close();
  assert.equal(remote.state.value, "away");
  happen("online");
  last().receive({ version: 1 });
  assert.equal(remote.state.value, "ready");
});

test("a response that is no JSON is an error even if it says that all is well", async () => {
  reply = () => new Response("<html>", { status: 200 });
  await assert.rejects(remote.call({ do: "tables" }), {
    status: 200,
    code: "unknown",
    words: { id: "ui-trouble" },
  });
  await settle();
});

test("a service has everything that a table can have", () => {
  assert.equal(remote.where, "server");
  assert.equal(remote.can.has("seats elsewhere"), true);
});
