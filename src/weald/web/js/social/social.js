// The others at a table: who is there, what they say and what they point at.

import { ApiError, api } from "../core/api.js";
import { see, seen } from "../core/last_seen.js";
import { freshKey } from "../core/outbox.js";
import { batch, signal } from "../core/preact.js";

/** @typedef {import("../types.js").Line} Line */
/** @typedef {import("../types.js").Message} Message */
/** @typedef {import("../types.js").News} News */
/** @typedef {import("../types.js").Pointing} Pointing */
/** @typedef {import("../types.js").Snapshot} Snapshot */

const KEPT = 300;
const POINTED = 4000;

/** @param {Snapshot} around whether people elsewhere play, or may come to play; at an imported table nobody sits any more */
export function hasOthers({ seats, mine, imported }) {
  return !imported && seats.some((seat, i) => !mine.includes(i) && (seat.kind !== "ai" || seat.away));
}

/** @param {Snapshot} around whether there may be anybody to talk to */
export function isSocial(around) {
  return hasOthers(around) && (around.host || around.mine.length > 0);
}

export class Company {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** the seats whose people have the table open now; null: not known yet */
    this.there = signal(/** @type {number[] | null} */ (null));
    this.lines = signal(/** @type {Line[]} */ ([]));
    /** the last line that was read here */
    this.read = signal(seen(table).line);
    this.pointed = signal(/** @type {(Pointing & {key: number})[]} */ ([]));
    this.trouble = signal(/** @type {Message | null} */ (null));
    /** what is being written survives a look at the log; its key, a lost connection */
    this.draft = signal("");
    this.draftKey = freshKey();
    /** @type {ReturnType<typeof setTimeout>[]} */
    this.fading = [];
    this.count = 0;
    this.missed = true;
    /** what we pointed at ourselves and have shown already: it comes back over the line */
    this.echo = "";
  }

  end() {
    for (const timer of this.fading) clearTimeout(timer);
  }

  /** @param {News} news */
  hear({ there, talk, point }) {
    if (there) this.there.value = there;
    if (talk) this.add(talk);
    if (point && `${point.seat} ${point.ref}` === this.echo) this.echo = "";
    else if (point) this.show(point);
  }

  /** The line was broken: what is known about the others is old, and lines may have gone past. */
  lost() {
    batch(() => {
      this.there.value = null;
      this.missed = true;
    });
  }

  /** Asks for the lines that went past while nobody listened. */
  async catchUp() {
    if (!this.missed) return;
    this.missed = false;
    try {
      this.add((await api.talk(this.table, this.lines.value.at(-1)?.n ?? 0)).talk);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.missed = error.away;
    }
  }

  /** @param {Line[]} lines */
  add(lines) {
    const known = new Set(this.lines.value.map((line) => line.n));
    const fresh = lines.filter((line) => !known.has(line.n));
    if (fresh.length === 0) return;
    this.lines.value = [...this.lines.value, ...fresh].sort((one, other) => one.n - other.n).slice(-KEPT);
  }

  /** @param {number[]} mine @returns {number} lines of others that nobody has read here */
  unread(mine) {
    return this.lines.value.filter(
      (line) => line.n > this.read.value && !(line.seat !== null && mine.includes(line.seat)),
    ).length;
  }

  /** Everything that was said is on the screen now. */
  readAll() {
    const last = this.lines.value.at(-1)?.n ?? 0;
    if (last <= this.read.value) return;
    this.read.value = last;
    see(this.table, { line: last });
  }

  /** @param {number | null} seat says what is written */
  async say(seat) {
    const text = this.draft.value.trim();
    if (!text) return;
    const key = this.draftKey;
    try {
      this.add((await api.say(this.table, { seat, key, text })).talk);
      batch(() => {
        this.trouble.value = null;
        if (this.draft.value.trim() === text) this.write("");
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble.value = error.away ? { id: "ui-talk-unsent" } : error.words;
    }
  }

  /** @param {string} text other words are another line: only the same ones may go out again under the same key */
  write(text) {
    this.draft.value = text;
    this.draftKey = freshKey();
  }

  /** @param {number} seat @param {string} ref shows something to the others, and here at once */
  async point(seat, ref) {
    this.show({ seat, ref });
    this.echo = `${seat} ${ref}`;
    try {
      await api.point(this.table, { seat, ref });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 429) this.trouble.value = error.words;
    }
  }

  /** @param {Pointing} pointing one thing a seat, for a few seconds */
  show({ seat, ref }) {
    const others = this.pointed.value.filter((one) => one.seat !== seat);
    const key = ++this.count;
    this.pointed.value = [...others, { seat, ref, key }];
    this.fading.push(
      setTimeout(() => {
        this.pointed.value = this.pointed.value.filter((one) => one.key !== key);
      }, POINTED),
    );
  }
}
