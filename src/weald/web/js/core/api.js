// HTTP client: one function per request; every failure is an ApiError with a message to show.

import { address } from "./assets.js";
import { setClock } from "./clock.js";

/** @typedef {import("../types.js").Message} Message */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Command} Command */
/** @typedef {import("../types.js").ChatMessage} ChatMessage */

/** Why a request failed; `status` 0 means that the server was not reached. */
export class ApiError extends Error {
  /** @param {number} status @param {string} code @param {Message} words @param {Snapshot | null} [missed] */
  constructor(status, code, words, missed = null) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.words = words;
    this.missed = missed;
  }

  /** Whether the server cannot be reached at the moment, so that a retry is right. */
  get away() {
    return this.status === 0 || (this.status >= 502 && this.status <= 504);
  }
}

/**
 * @param {string} method @param {string} path @param {unknown} [body] plain data, or a string that is JSON
 *   already
 * @returns {Promise<any>}
 */
async function call(method, path, body) {
  const asked = Date.now();
  let reply;
  try {
    reply = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(20000),
    });
  } catch {
    throw new ApiError(0, "offline", { id: "ui-offline" });
  }
  setClock(reply.headers.get("Date"), asked);
  const data = await reply.json().catch(() => null);
  if (reply.ok && data !== null) return data;
  const error = data?.error;
  throw new ApiError(
    reply.status,
    error?.code ?? "unknown",
    error?.message ?? { id: "ui-trouble" },
    data?.missed ?? null,
  );
}

/**
 * Return what an address with a hash stands for. The browser may have kept it for a year, so neither its date
 * nor its age tells anything.
 * @param {string} path @returns {Promise<any>}
 */
async function kept(path) {
  let reply;
  try {
    reply = await fetch(path);
  } catch {
    throw new ApiError(0, "offline", { id: "ui-offline" });
  }
  if (!reply.ok) throw new ApiError(reply.status, "unknown", { id: "ui-trouble" });
  return reply.json();
}

/** @param {string} id */
const table = (id) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  /** @returns {Promise<{games: import("../types.js").GameInfo[]}>} */
  games: () => kept(address("/api/games")),
  /** @param {string} game */
  catalogue: (game) => kept(address(`/api/games/${encodeURIComponent(game)}/catalogue`)),
  /** @returns {Promise<{tables: import("../types.js").TableInfo[]}>} */
  tables: () => call("GET", "/api/tables"),
  /** @param {import("../types.js").NewTable} body @returns {Promise<{id: string, invite: string}>} */
  create: (body) => call("POST", "/api/tables", body),
  /** @param {string} id @param {number | null} seat @param {number} [after] @returns {Promise<Snapshot>} */
  snapshot: (id, seat, after = 0) =>
    call("GET", `${table(id)}?${seat === null ? "" : `seat=${seat}&`}after=${after}`),
  /** @param {string} id @param {Command} command @returns {Promise<Snapshot>} */
  command: (id, { what, ...body }) => call("POST", `${table(id)}/${what}`, body),
  /**
   * @param {string} id
   * @param {{seat: number, expected: number}} body
   * @returns {Promise<import("../types.js").Hint>}
   */
  hint: (id, body) => call("POST", `${table(id)}/hint`, body),
  /** @param {string} id @param {number | null} seat @returns {Promise<import("../types.js").Moments>} */
  moments: (id, seat) => call("GET", `${table(id)}/moments${seat === null ? "" : `?seat=${seat}`}`),
  /** @param {string} id @param {number} at @returns {Promise<{id: string}>} */
  practice: (id, at) => call("POST", `${table(id)}/practice`, { at }),
  /** @param {string} id @param {number} seat @returns {Promise<import("../types.js").Foresight>} */
  outcomes: (id, seat) => call("GET", `${table(id)}/outcomes?seat=${seat}`),
  /** @param {string} id @returns {Promise<import("../types.gen.js").Service.Story>} */
  story: (id) => call("GET", `${table(id)}/story`),
  /** @param {string} id @param {number} at @returns {Promise<import("../types.js").ReplayMoment>} */
  replay: (id, at) => call("GET", `${table(id)}/replay?at=${at}`),
  /**
   * @param {string} id @param {number | null} seat @param {number} after
   * @param {number} [at] the answer of a replay
   * @returns {Promise<import("../types.js").SceneReply>}
   */
  scene: (id, seat, after, at) => {
    const from = at !== undefined ? `at=${at}&` : seat === null ? "" : `seat=${seat}&`;
    return call("GET", `${table(id)}/scene?${from}after=${after}`);
  },
  /**
   * @param {string} id
   * @param {{seat: number | null, key: string, text: string}} body
   * @returns {Promise<{talk: ChatMessage[]}>}
   */
  say: (id, body) => call("POST", `${table(id)}/say`, body),
  /** @param {string} id @param {import("../types.js").Pointing} body */
  point: (id, body) => call("POST", `${table(id)}/point`, body),
  /** @param {string} id */
  remove: (id) => call("DELETE", table(id)),
  /** @param {string} id @returns {Promise<import("../types.gen.js").Service.Move>} */
  offerMove: (id) => call("POST", `${table(id)}/move`),
  /** @param {string} code @returns {Promise<{id: string}>} */
  useMove: (code) => call("POST", "/api/moves", { code }),
  /** @param {string} code @returns {Promise<import("../types.js").Invitation>} */
  invitation: (code) => call("GET", `/api/invitations/${encodeURIComponent(code)}`),
  /**
   * @param {string} code
   * @param {{seat: number, name: string, key: string, contribution: string}} body
   * @returns {Promise<{id: string, seat: number}>}
   */
  join: (code, body) => call("POST", `/api/invitations/${encodeURIComponent(code)}`, body),
  /**
   * @param {string} text
   * @param {boolean} playOn as a table where the game goes on
   * @returns {Promise<{id: string}>}
   */
  importRecord: (text, playOn) => call("POST", playOn ? "/api/records?as=table" : "/api/records", text),
  /** @param {string} id @param {number | null} seat */
  reportPath: (id, seat) => `${table(id)}/report${seat === null ? "" : `?seat=${seat}`}`,
  /** @param {string} id @returns {Promise<unknown>} */
  record: (id) => call("GET", `${table(id)}/record`),
  /** @param {string} id */
  recordPath: (id) => `${table(id)}/record`,
  /** @param {string} id @param {number | null} seat @param {Record<string, string>} more */
  livePath: (id, seat, more) => {
    const query = new URLSearchParams({ ...(seat === null ? {} : { seat: String(seat) }), ...more });
    return `${table(id)}/live?${query}`;
  },
};
