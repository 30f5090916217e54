// The service, reached over the network. Calls for a table in play travel on its live connection while
// that is open; everything else, and these calls while it is closed, are requests over HTTP.

import { address } from "../assets.js";
import { signal } from "../preact.js";
import { serverNow, setClock } from "./clock.js";
import { ApiError, unreached } from "./error.js";
import { Broken, Line } from "./line.js";

/** @typedef {import("./transport.js").Calls} Calls */
/** @typedef {import("./transport.js").Transport} Transport */
/** @typedef {import("../../types.js").FileRequest} FileRequest */
/** @typedef {[method: string, path: string, body?: unknown]} Http a body is plain data, or JSON already */

const LIMIT = 20000;
const COMMANDS = ["answer", "undo", "consent", "seat", "pace"];
/** Requests that a live connection takes. */
const SPOKEN = [...COMMANDS, "outcomes", "point", "follow"];
/** Addresses with a hash: the browser may have kept the reply for a year, so its date tells nothing. */
const KEPT = ["games", "catalogue", "learn"];

/** @param {string} part */
const safe = (part) => encodeURIComponent(part);
/** @param {{table: string}} request */
const at = ({ table }) => `/api/tables/${safe(table)}`;
/** @param {Record<string, string | number | null | undefined>} parts */
const query = (parts) => {
  const given = Object.entries(parts).filter(([, value]) => value !== null && value !== undefined);
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([key, value]) => [key, `${value}`]))}`;
};

/**
 * The route of each request.
 * @type {{[N in keyof Calls]: ((request: Calls[N][0]) => Http) | null}}
 */
const ROUTES = {
  ping: () => ["HEAD", "/"],
  games: () => ["GET", address("/api/games")],
  catalogue: ({ game }) => ["GET", address(`/api/games/${safe(game)}/catalogue`)],
  learn: ({ topic, game }) => ["GET", address(`/api/learn${game ? `/${topic}/${safe(game)}` : ""}`)],
  tables: () => ["GET", "/api/tables"],
  proofs: () => ["GET", "/api/proofs"],
  create: (body) => ["POST", "/api/tables", body],
  bring: ({ record, play }) => ["POST", `/api/records${play ? "?as=table" : ""}`, record],
  look: ({ table, seat, after = 0 }) => ["GET", at({ table }) + query({ seat, after })],
  answer: ({ table, ...body }) => ["POST", `${at({ table })}/answer`, body],
  undo: ({ table, ...body }) => ["POST", `${at({ table })}/undo`, body],
  consent: ({ table, ...body }) => ["POST", `${at({ table })}/consent`, body],
  seat: ({ table, ...body }) => ["POST", `${at({ table })}/seat`, body],
  pace: ({ table, ...body }) => ["POST", `${at({ table })}/pace`, body],
  hint: ({ table, ...body }) => ["POST", `${at({ table })}/hint`, body],
  outcomes: ({ table, seat }) => ["GET", `${at({ table })}/outcomes${query({ seat })}`],
  scene: ({ table, ...rest }) => ["GET", `${at({ table })}/scene${query(rest)}`],
  replay: ({ table, at: answer }) => ["GET", `${at({ table })}/replay${query({ at: answer })}`],
  story: (request) => ["GET", `${at(request)}/story`],
  moments: ({ table, seat }) => ["GET", `${at({ table })}/moments${query({ seat })}`],
  practice: ({ table, ...body }) => ["POST", `${at({ table })}/practice`, body],
  say: ({ table, ...body }) => ["POST", `${at({ table })}/say`, body],
  point: ({ table, ...body }) => ["POST", `${at({ table })}/point`, body],
  // Without a connection it stays unsaid.
  follow: null,
  remove: (request) => ["DELETE", at(request)],
  offer: (request) => ["POST", `${at(request)}/move`],
  move: ({ code }) => ["POST", "/api/moves", { code }],
  invitation: ({ code }) => ["GET", `/api/invitations/${safe(code)}`],
  join: ({ code, ...body }) => ["POST", `/api/invitations/${safe(code)}`, body],
};

/** @implements {Transport} */
export class Remote {
  constructor() {
    this.where = /** @type {const} */ ("server");
    this.can = new Set(
      /** @type {const} */ (["seats elsewhere", "chat", "move", "timer", "fair deal", "programs"]),
    );
    this.state = signal(/** @type {"starting" | "ready" | "away" | "failed"} */ ("ready"));
    this.now = serverNow;
    /** @type {Map<string, Line>} by table */
    this.lines = new Map();
  }

  /** @type {Transport["watch"]} */
  watch(table, seat, listener) {
    const path = () => `${at({ table })}/live${query({ seat, ...listener.arriving() })}`;
    const line = new Line(path, {
      ...listener,
      connected: (open) => {
        this.state.value = open ? "ready" : "away";
        listener.connected(open);
      },
    });
    this.lines.set(table, line);
    return {
      close: () => {
        if (this.lines.get(table) === line) this.lines.delete(table);
        line.close();
      },
    };
  }

  /** @type {Transport["call"]} */
  async call(request, limit = LIMIT) {
    /** @type {any} */
    const { do: name, table, ...body } = request;
    const line = this.lines.get(table);
    if (line?.isOpen && SPOKEN.includes(name)) {
      try {
        return await line.ask({ do: name, ...body }, limit);
      } catch (error) {
        // If it was carried out all the same, the same key is confirmed on the other way.
        if (!(error instanceof Broken)) throw error;
      }
    }
    const route = /** @type {Record<string, ((request: any) => Http) | null>} */ (ROUTES)[name];
    if (!route) throw unreached();
    const http = route({ table, ...body });
    return COMMANDS.includes(name)
      ? this.command(http, limit, table, body.key)
      : this.json(http, limit, table, KEPT.includes(name));
  }

  /**
   * Send a command as a request: the snapshot that it leads to comes with the reply, if the table is watched.
   * @param {Http} http @param {number} limit @param {string} table @param {string} key
   * @returns {Promise<any>}
   */
  async command([method, path, body], limit, table, key) {
    const short = this.lines.has(table) ? "" : "?reply=version";
    const reply = await this.json([method, path + short, body], limit, table);
    if (!short) this.show(table, { ...reply, confirmed: [key] });
    return { version: reply.version };
  }

  /** @type {Transport["file"]} */
  async file(request, limit = LIMIT) {
    const { do: name, table, ...rest } = request;
    const reply = await this.reach(["GET", `${at({ table })}/${name}${query(rest)}`], limit);
    if (!reply.ok) throw await this.failure(reply, table);
    return reply.blob();
  }

  /**
   * Pass on what a reply brings to those who look at the table.
   * @param {string} table @param {any} snapshot
   */
  show(table, snapshot) {
    const line = this.lines.get(table);
    if (line && !line.ended) line.listener.snapshot(snapshot);
  }

  /**
   * @param {Http} http @param {number} limit @param {string} table
   * @param {boolean} [kept] whether the reply may be an old one of the browser
   * @returns {Promise<any>} what a request brings
   */
  async json(http, limit, table, kept = false) {
    const asked = Date.now();
    const reply = await this.reach(http, limit);
    if (!kept) setClock(reply.headers.get("Date"), asked);
    if (!reply.ok) throw await this.failure(reply, table);
    const data = http[0] === "HEAD" ? {} : await reply.json().catch(() => null);
    if (data === null) throw new ApiError(reply.status, "unknown", { id: "ui-trouble" });
    return data;
  }

  /** @param {Http} http @param {number} limit @returns {Promise<Response>} */
  async reach([method, path, body], limit) {
    try {
      const reply = await fetch(path, {
        method,
        headers: body === undefined ? {} : { "Content-Type": "application/json" },
        body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
        signal: AbortSignal.timeout(limit),
      });
      this.state.value = "ready";
      return reply;
    } catch {
      this.state.value = "away";
      throw unreached();
    }
  }

  /**
   * Return why a request was refused; what its sender has missed is shown first.
   * @param {Response} reply @param {string} table
   */
  async failure(reply, table) {
    const data = await reply.json().catch(() => null);
    if (data?.missed) this.show(table, data.missed);
    const { code, message } = data?.error ?? { code: "unknown", message: { id: "ui-trouble" } };
    return new ApiError(reply.status, code, message);
  }
}
