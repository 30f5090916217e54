import "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { connect } from "../../src/weald/web/js/core/live.js";
import { happen } from "./browser.js";

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];

class Socket {
  static CONNECTING = CONNECTING;
  static OPEN = OPEN;
  static all = [];

  constructor(url) {
    this.url = url.href;
    this.readyState = CONNECTING;
    Socket.all.push(this);
  }

  receive(message) {
    this.readyState = OPEN;
    this.onmessage({ data: JSON.stringify(message) });
  }

  send(text) {
    log.push(`sent ${text}`);
  }

  close(code = 1006) {
    this.readyState = CLOSED;
    this.onclose({ code });
  }
}

let log;
let path;
let connection;

beforeEach(() => {
  Socket.all = [];
  globalThis.WebSocket = Socket;
  mock.timers.enable({ apis: ["setTimeout"] });
  log = [];
  path = "/api/tables/abc/live?seat=0";
  connection = connect(() => path, {
    snapshot: ({ version }) => log.push(`version ${version}`),
    news: ({ there }) => log.push(`present ${there}`),
    connected: (open) => log.push(open ? "open" : "closed"),
    refused: () => log.push("refused"),
  });
});

afterEach(() => {
  connection.close();
  mock.timers.reset();
});

const last = () => Socket.all.at(-1);

/** Return after which delay the next attempt is made. */
function delay() {
  const before = Socket.all.length;
  for (let ms = 1; ms <= 20000; ms++) {
    mock.timers.tick(1);
    if (Socket.all.length > before) return ms;
  }
  return Infinity;
}

test("snapshots and news are told apart", () => {
  assert.equal(last().url, "ws://weald.example/api/tables/abc/live?seat=0");
  last().receive({ version: 3 });
  last().receive({ there: [0, 2] });
  assert.deepEqual(log, ["open", "version 3", "open", "present 0,2"]);
});

test("a lost connection is opened again with growing delays", () => {
  last().receive({ version: 1 });
  const delays = [];
  for (let i = 0; i < 7; i++) {
    last().close();
    delays.push(delay());
  }
  assert.deepEqual(delays, [400, 800, 1600, 3200, 6400, 8000, 8000]);
});

test("a message resets the delay", () => {
  for (let i = 0; i < 3; i++) {
    last().close();
    delay();
  }
  last().receive({ version: 1 });
  last().close();
  assert.equal(delay(), 400);
});

test("a connection that was never heard was refused; one that was heard was lost", () => {
  last().close();
  assert.deepEqual(log, ["closed", "refused"]);
  delay();
  last().receive({ version: 1 });
  last().close();
  assert.deepEqual(log.slice(2), ["open", "version 1", "closed"]);
});

test("a connection closed by policy was refused even if it was heard", () => {
  last().receive({ version: 1 });
  last().close(1008);
  assert.deepEqual(log, ["open", "version 1", "closed", "refused"]);
});

test("a network that is back opens a connection at once, and only one", () => {
  last().close();
  happen("online");
  assert.equal(Socket.all.length, 2);
  happen("online");
  mock.timers.tick(20000);
  assert.equal(Socket.all.length, 2);
});

test("a network that is lost closes the connection", () => {
  last().receive({ version: 1 });
  happen("offline");
  assert.equal(last().readyState, CLOSED);
  assert.deepEqual(log, ["open", "version 1", "closed"]);
});

test("a connection that is ended stays closed and silent", () => {
  const socket = last();
  socket.receive({ version: 1 });
  connection.close();
  socket.receive({ version: 2 });
  happen("online");
  mock.timers.tick(20000);
  assert.equal(Socket.all.length, 1);
  assert.deepEqual(log, ["open", "version 1"]);
});

test("a message goes out only while the connection is open", () => {
  assert.equal(connection.send({ outcomes: { seat: 0 } }), false);
  last().receive({ version: 1 });
  assert.equal(connection.send({ outcomes: { seat: 0 } }), true);
  assert.equal(log.at(-1), 'sent {"outcomes":{"seat":0}}');
});

test("every attempt asks where the connection is", () => {
  path = "/api/tables/abc/live?seat=0&talk=7";
  last().receive({ version: 1 });
  last().close();
  delay();
  assert.ok(last().url.endsWith("talk=7"));
});
