// Snapshots, and a server that answers when a test says so.

import { ApiError } from "../../src/weald/web/js/core/api.js";

export const person = { name: "Noor", kind: "human", level: null, away: false, free: false };
export const bot = { name: "Bot", kind: "ai", level: "greedy", away: false, free: false };

export const asked = (seat) => ({ ...seat, asked: true, done: false });
export const idle = (seat) => ({ ...seat, asked: false, done: false });

/** A question to a seat with one option per id; what it points at is `card:<id>`. */
export function question(seat, ...ids) {
  const choices = ids.map((id) => ({ id, ref: `card:${id}`, label: { id: "x" }, gain: null, why: [] }));
  return { seat, mode: "one", kind: "draft", prompt: { id: "ask" }, help: null, choices };
}

/** A table of one person and a bot, seen by the person, with nothing open. */
export function snapshot(changes = {}) {
  const events = changes.events ?? [];
  return {
    id: "abc",
    game: "ecosystem",
    options: {},
    imported: false,
    version: 1,
    over: false,
    result: null,
    seat: 0,
    mine: [0],
    host: true,
    invite: null,
    seats: [idle(person), idle(bot)],
    timer: null,
    deadline: null,
    wish: null,
    view: {},
    decisions: [],
    answered: null,
    undo: { ok: false, reason: null, ask: null },
    events,
    last: events.at(-1)?.n ?? 0,
    rewound: false,
    ...changes,
  };
}

export const event = (n, args = {}) => ({ n, id: "happened", args });

export const away = () => new ApiError(0, "offline", { id: "ui-offline" });
export const refusal = (status, id, missed = null) => new ApiError(status, id, { id }, missed);

/** A server whose replies a test gives by hand; `requests` are those that still wait. */
export class Server {
  constructor() {
    this.requests = [];
    this.log = [];
    const ask = (name) => (table, body, after) =>
      new Promise((resolve, reject) => {
        this.log.push({ name, table, body, after });
        this.requests.push({ name, body, resolve, reject });
      });
    this.api = {
      snapshot: ask("snapshot"),
      command: ask("command"),
      hint: ask("hint"),
      outcomes: ask("outcomes"),
      say: ask("say"),
      point: ask("point"),
      livePath: (id, seat) => `/live/${id}/${seat}`,
    };
    /** connections in the order in which they were opened */
    this.connections = [];
    this.connect = (path, listener) => {
      const connection = { path: path(), listener, open: true, sent: [] };
      this.connections.push(connection);
      return {
        close() {
          connection.open = false;
        },
        send(message) {
          if (connection.open) connection.sent.push(message);
          return connection.open;
        },
      };
    };
  }

  /** Return the request of this kind that waits, without answering it. */
  waiting(name) {
    return this.requests.find((request) => request.name === name)?.body;
  }

  async answer(name, reply) {
    const at = this.requests.findIndex((request) => request.name === name);
    const [request] = this.requests.splice(at, 1);
    if (reply instanceof Error) request.reject(reply);
    else request.resolve(reply);
    await new Promise((resolve) => setImmediate(resolve));
  }

  push(snapshot) {
    this.connections.at(-1).listener.snapshot(snapshot);
  }

  sent() {
    return this.log.filter((entry) => entry.name === "command").map((entry) => entry.body);
  }
}
