// Requests of the page, by name, and their transport: the rest of the page knows no address and no socket.

import { engine } from "../engine.js";
import { Device } from "./device.js";
import { Remote } from "./remote.js";

export { ApiError } from "./error.js";

/** @typedef {import("../../types.js").Calls} Calls */
/** @typedef {import("../../types.js").Snapshot} Snapshot */
/** @typedef {import("../../types.js").News} News */
/** @typedef {import("../../types.js").FileRequest} FileRequest */

/**
 * Abilities of tables that depend on the host of the game.
 * @typedef {"seats elsewhere" | "chat" | "move" | "timer" | "fair deal" | "programs"} Ability
 */

/**
 * Receives what happens at a table that is looked at. The snapshot that a command leads to comes here, with
 * the key of the command in `confirmed`, and so does what the sender of a stale command has missed: once, and
 * before the command is settled.
 * @typedef {object} Listener
 * @property {(snapshot: Snapshot) => void} snapshot
 * @property {(news: News) => void} news
 * @property {(open: boolean) => void} connected
 * @property {() => void} refused the connection did not open, or was closed for this seat
 * @property {() => Record<string, string>} arriving what a connection says when it opens
 */

/**
 * @typedef {object} Connection
 * @property {() => void} close for good
 */

/**
 * @template {keyof Calls} N
 * @typedef {{do: N} & Calls[N][0]} CallOf a request, by its name
 */

/**
 * `call` and `file` reject with an ApiError; its `status` is 0 if there was no answer within `limit`
 * milliseconds. A request with a `key` may be sent again under the same key and is carried out once.
 * @typedef {object} Transport
 * @property {"server" | "device"} where
 * @property {Set<Ability>} can
 * @property {import("../../../vendor/signals.js").Signal<"starting" | "ready" | "away" | "failed">} state
 * @property {import("../../../vendor/signals.js").Signal<{done: number, total: number}>} [progress] bytes of
 *   the engine, while a device is starting
 * @property {<N extends keyof Calls>(request: CallOf<N>, limit?: number) => Promise<Calls[N][1]>} call
 * @property {(table: string, seat: number | null, listener: Listener) => Connection} watch
 * @property {(request: FileRequest, limit?: number) => Promise<Blob>} file
 * @property {() => number} now the time by which tables go, in milliseconds
 */

/** @type {Transport} */
export const transport = engine ? new Device(engine) : new Remote();
