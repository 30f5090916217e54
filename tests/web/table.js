// Snapshots, and a server that answers when a test says so.

import { ApiError } from "../../src/weald/web/js/core/transport/error.js";

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
export const refusal = (status, id) => new ApiError(status, id, { id });

const COMMANDS = ["answer", "undo", "consent", "seat", "pace"];

/** A transport whose replies a test gives by hand; `requests` are those that still wait. */
export class Server {
  constructor() {
    this.requests = [];
    this.log = [];
    /** connections in the order in which they were opened */
    this.connections = [];
    this.now = () => Date.now();
  }

  call(request) {
    this.log.push(request);
    return new Promise((resolve, reject) => this.requests.push({ request, resolve, reject }));
  }

  watch(table, seat, listener) {
    const connection = { table, seat, listener, open: true, arriving: listener.arriving() };
    this.connections.push(connection);
    return {
      close() {
        connection.open = false;
      },
    };
  }

  find(name) {
    const fits = ({ request }) => (name === "command" ? COMMANDS.includes(request.do) : request.do === name);
    return this.requests.findIndex(fits);
  }

  /** Return the request of this kind that waits, without answering it. */
  waiting(name) {
    return this.requests[this.find(name)]?.request;
  }

  /** Settle a request of this kind: a command by the snapshot that it leads to, which is pushed before. */
  async answer(name, reply) {
    const [{ request, resolve, reject }] = this.requests.splice(this.find(name), 1);
    if (reply instanceof Error) {
      reject(reply);
    } else if (name === "command") {
      this.push({ ...reply, confirmed: [request.key] });
      resolve({ version: reply.version });
    } else {
      resolve(reply);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Refuse a command because its sender has missed something, which is pushed before. */
  async stale(missed) {
    this.push(missed);
    await this.answer("command", refusal(409, "stale"));
  }

  push(snapshot) {
    this.connections.at(-1).listener.snapshot(snapshot);
  }

  /** Return the commands that were sent, without their table. */
  sent() {
    return this.log.filter(({ do: name }) => COMMANDS.includes(name)).map(({ table, ...command }) => command);
  }
}
