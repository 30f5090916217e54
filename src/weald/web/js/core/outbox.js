// The command that is not yet confirmed. It survives a reload and is sent again under the same key.

import { batch, signal } from "./preact.js";
import { questionKey, questionWith } from "./question.js";
import { ApiError } from "./transport/error.js";

/** @typedef {import("../types.js").Command} Command */
/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("../types.js").Wanted} Wanted */
/** @typedef {import("./shown.js").Shown} Shown */
/** @typedef {import("./transport/transport.js").Transport} Transport */
/** @typedef {{question: Decision | null, last: number}} Given the question and the last event at a command */
/**
 * @typedef {object} Hears
 * @property {() => void} posted
 * @property {(command: Command) => void} settled confirmed or refused, with nothing waiting behind it
 * @property {(error: ApiError, command: Command, given: Given) => void} refused
 */

const RETRY = 2000;

export class Outbox {
  /**
   * @param {string} table @param {Pick<Transport, "call">} transport @param {Shown} shown
   * @param {Hears} hears
   */
  constructor(table, transport, shown, hears) {
    this.table = table;
    this.transport = transport;
    this.shown = shown;
    this.hears = hears;
    /** the command in flight */
    this.command = signal(/** @type {Command | null} */ (null));
    this.away = signal(false);
    /** @type {Given} nothing is known about a command of an earlier visit */
    this.given = { question: null, last: Infinity };
    /** @type {(() => void) | null} pressed during a command: a push may show its effect before the reply */
    this.next = null;
    this.sending = false;
    this.ended = false;
    this.flush = this.flush.bind(this);
    addEventListener("online", this.flush);
  }

  /** Take up the command that an earlier visit could not send. */
  resume() {
    this.command.value = kept(this.table);
  }

  end() {
    this.ended = true;
    removeEventListener("online", this.flush);
  }

  /** @returns {Decision | null} the open question, unless a command is in flight */
  get question() {
    return this.command.value ? null : this.shown.open;
  }

  /**
   * Answer the open question.
   * @param {string} option
   */
  choose(option) {
    const snapshot = this.shown.snapshot.value;
    const question = snapshot && questionWith(snapshot, option);
    if (question && !this.command.value) this.want({ do: "answer", seat: question.seat, option });
  }

  /**
   * Send a command on the version shown, or as soon as the one in flight is settled.
   * @param {Wanted} wanted
   */
  want(wanted) {
    const snapshot = this.shown.snapshot.value;
    if (!snapshot) return;
    if (this.command.value) return this.queue(wanted.do, () => this.want(wanted));
    this.hears.posted();
    this.given = { question: this.shown.question, last: snapshot.last };
    this.put(/** @type {Command} */ ({ ...wanted, expected: snapshot.version, key: freshKey() }));
    void this.flush();
  }

  /**
   * Remember what to do once the command in flight is settled; the same command twice counts once.
   * @param {string} name @param {() => void} act
   */
  queue(name, act) {
    if (!this.away.value && this.command.value?.do !== name) this.next = act;
  }

  /** @param {Command} command */
  put(command) {
    this.command.value = command;
    keep(this.table, command);
  }

  /** Send the command, if there is one; retry while the server is away. */
  async flush() {
    const command = this.command.value;
    if (!command || this.sending || this.ended) return;
    this.sending = true;
    try {
      await this.transport.call({ ...command, table: this.table });
      this.drop(command);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.away) {
        this.away.value = true;
        this.next = null;
        setTimeout(this.flush, RETRY);
      } else {
        batch(() => this.refused(error, command));
      }
    } finally {
      this.sending = false;
    }
    if (this.command.value) return this.away.value ? undefined : void this.flush();
    const { next } = this;
    this.next = null;
    if (next) next();
    else this.hears.settled(command);
  }

  /**
   * Settle the command if its key is among the confirmed ones, and return whether it is.
   * @param {readonly string[]} keys
   */
  confirm(keys) {
    const command = this.command.value;
    if (!command || !keys.includes(command.key)) return false;
    this.drop(command);
    return true;
  }

  /** @param {Command} command */
  drop(command) {
    if (this.command.value?.key === command.key) this.command.value = null;
    forget(this.table, command);
  }

  /**
   * Send a refused answer again if it was only stale and its question still stands: others have answered the
   * same question first, and ours still means the same.
   * @param {ApiError} error @param {Command} command
   */
  refused(error, command) {
    this.drop(command);
    const snapshot = this.shown.snapshot.value;
    const option = command.do === "answer" ? command.option : null;
    const still = snapshot && error.code === "stale" ? questionWith(snapshot, option) : undefined;
    if (snapshot && still && questionKey(still) === questionKey(this.given.question))
      this.put({ ...command, expected: snapshot.version, key: freshKey() });
    else this.hears.refused(error, command, this.given);
  }
}

/** @param {string} table */
const slot = (table) => `weald-outbox-${table}`;

/**
 * Return the command that waits for confirmation.
 * @param {string} table @returns {Command | null}
 */
export function kept(table) {
  try {
    const { what, ...command } = JSON.parse(localStorage.getItem(slot(table)) ?? "null") ?? {};
    if (what) command.do = what; // as pages of 0.2.0 have stored it
    return command.do ? command : null;
  } catch {
    return null; // storage is off or damaged
  }
}

/**
 * Store a command until it is confirmed.
 * @param {string} table @param {Command} command
 */
export function keep(table, command) {
  try {
    localStorage.setItem(slot(table), JSON.stringify(command));
  } catch {
    // storage is off: the outbox still holds the command while the page is open
  }
}

/**
 * Drop a confirmed command; one that another tab stored meanwhile stays.
 * @param {string} table @param {Command} command
 */
export function forget(table, command) {
  if (kept(table)?.key === command.key) localStorage.removeItem(slot(table));
}

/** Return a unique key; `randomUUID` exists only in secure contexts, and a home network is none. */
export function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
