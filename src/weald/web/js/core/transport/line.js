// Live connection to a table: snapshots and news come on it, calls go out on it. It reconnects with growing
// delays, and at once when the network is back.

import { ApiError, unreached } from "./error.js";

/** @typedef {import("./transport.js").Listener} Listener */
/** @typedef {{resolve: (result: any) => void, reject: (error: unknown) => void, timer: Timer}} Pending */
/** @typedef {ReturnType<typeof setTimeout>} Timer */

const FIRST = 400;
const LONGEST = 8000;
const POLICY_VIOLATION = 1008;

/** The connection of a call has closed before the reply. It may have been carried out. */
export class Broken extends Error {}

export class Line {
  /** @param {() => string} path where it is, asked again for every attempt @param {Listener} listener */
  constructor(path, listener) {
    this.path = path;
    this.listener = listener;
    this.wait = FIRST;
    this.ended = false;
    this.count = 0;
    /** @type {Map<number, Pending>} the calls that wait for their replies, by number */
    this.pending = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Timer | undefined} */
    this.timer = undefined;
    this.again = this.again.bind(this);
    this.lose = this.lose.bind(this);
    this.open();
    addEventListener("online", this.again);
    addEventListener("offline", this.lose);
  }

  /** Whether a call can go out now. */
  get isOpen() {
    return !this.ended && this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.timer);
    const url = new URL(this.path(), location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.socket = socket;
    let heard = false;
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      heard = true;
      this.wait = FIRST;
      this.hear(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.closed(!heard || event.code === POLICY_VIOLATION);
    };
  }

  /** @param {any} message a reply, a snapshot, or news */
  hear(message) {
    if (!this.ended) this.listener.connected(true);
    if ("n" in message) this.settle(message);
    else if (this.ended) return;
    else if ("version" in message) this.listener.snapshot(message);
    else this.listener.news(message);
  }

  /** @param {{n: number, ok?: any, refused?: any}} reply */
  settle({ n, ok, refused }) {
    const call = this.pending.get(n);
    this.pending.delete(n);
    clearTimeout(call?.timer);
    if (refused) call?.reject(new ApiError(refused.status, refused.code, refused.message));
    else call?.resolve(ok);
    if (this.ended && this.pending.size === 0) this.drop();
  }

  /** @param {boolean} refused whether it may never open */
  closed(refused) {
    this.drop();
    if (this.ended) return;
    this.listener.connected(false);
    if (refused) this.listener.refused();
    if (this.ended) return;
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST);
  }

  /** Close the socket and forget it: closing it in both directions may take as long as the network likes. */
  drop() {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    const calls = [...this.pending.values()];
    this.pending.clear();
    for (const { reject, timer } of calls) {
      clearTimeout(timer);
      reject(new Broken());
    }
  }

  again() {
    const state = this.socket?.readyState;
    if (state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    this.wait = FIRST;
    this.open();
  }

  /** Close a socket that may take minutes to notice a lost network. */
  lose() {
    if (this.socket) this.closed(false);
  }

  /**
   * Send a call; Broken if the connection closes before the reply, ApiError if it is refused or takes longer
   * than `limit`: then it goes nowhere any more, and another connection is opened.
   * @param {object} call @param {number} limit @returns {Promise<any>}
   */
  ask(call, limit) {
    const n = ++this.count;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.pending.delete(n);
        reject(unreached());
        this.lose();
      }, limit);
      this.pending.set(n, { resolve, reject, timer });
      this.socket?.send(JSON.stringify({ n, ...call }));
    });
  }

  /** Listen no longer; what was sent is still waited for. */
  close() {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.again);
    removeEventListener("offline", this.lose);
    if (this.pending.size === 0) this.drop();
  }
}
