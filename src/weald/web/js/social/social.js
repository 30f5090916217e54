// State of the others at a table: presence, chat messages, and what they point at.

import { lastSeen, markSeen } from "../core/last_seen.js";
import { freshKey } from "../core/outbox.js";
import { batch, signal } from "../core/preact.js";
import { watchName } from "../core/settings.js";
import { ApiError, transport as usual } from "../core/transport/transport.js";

/** @typedef {import("../types.js").ChatMessage} ChatMessage */
/** @typedef {import("../types.js").Intended} Intended */
/** @typedef {import("../types.js").Message} Message */
/** @typedef {import("../types.js").News} News */
/** @typedef {import("../types.js").Pointing} Pointing */
/** @typedef {import("../types.js").Snapshot} Snapshot */

const KEPT = 300;
const POINTED = 4000;
const NOBODY = /** @type {import("../types.js").Watching} */ ({ n: 0, names: [] });
const INTENDED = 100;

/**
 * Return whether people elsewhere play or may join; an imported table has no players.
 * @param {Snapshot} around
 */
export function hasOthers({ seats, mine, imported }) {
  return !imported && seats.some((seat, i) => !mine.includes(i) && (seat.kind !== "ai" || seat.away));
}

/**
 * Return whether there may be people to chat with.
 * @param {Snapshot} around
 */
export function isSocial(around) {
  return hasOthers(around) && (around.host || around.mine.length > 0);
}

export class Social {
  /** @param {string} table @param {import("../core/transport/transport.js").Transport} [transport] */
  constructor(table, transport = usual) {
    this.table = table;
    this.transport = transport;
    /** the seats whose people have the table open; null: not known yet */
    this.present = signal(/** @type {number[] | null} */ (null));
    this.watching = signal(NOBODY);
    this.messages = signal(/** @type {ChatMessage[]} */ ([]));
    /** the last message that was read here */
    this.read = signal(lastSeen(table).line);
    this.pointed = signal(/** @type {(Pointing & {key: number})[]} */ ([]));
    /** by AI seat, what it means to do */
    this.intentions = signal(/** @type {Record<number, Message>} */ ({}));
    /** by seat, whether its person watches a scene */
    this.scenes = signal(/** @type {Record<number, boolean>} */ ({}));
    /** their intentions, each with the event after which they said it: for the log */
    this.intended = signal(/** @type {Intended[]} */ ([]));
    this.error = signal(/** @type {Message | null} */ (null));
    /** the unsent message survives a look at the log; its key, a lost connection */
    this.draft = signal("");
    this.draftKey = freshKey();
    /** @type {ReturnType<typeof setTimeout>[]} */
    this.fading = [];
    this.count = 0;
    /** the thing that was pointed at here and is shown already: the server sends it back */
    this.echo = "";
  }

  /** Cancel all timers. */
  end() {
    for (const timer of this.fading) clearTimeout(timer);
  }

  /**
   * Take in what the server pushes beside snapshots, after event number `last`.
   * @param {News} news @param {number} [last]
   */
  receive({ there, watching, talk, point, intends, scene }, last = 0) {
    if (scene) this.scenes.value = { ...this.scenes.value, [scene.seat]: scene.on };
    if (intends) this.intend(intends, last);
    if (there) this.present.value = there;
    if (watching) this.watching.value = watching;
    if (talk) this.add(talk);
    if (point && `${point.seat} ${point.ref}` === this.echo) this.echo = "";
    else if (point) this.show(point);
  }

  /**
   * Remember what an AI seat means to do; the same thing again counts once.
   * @param {{seat: number, message: Message}} intends @param {number} last
   */
  intend({ seat, message }, last) {
    const before = this.intended.value.findLast((intended) => intended.seat === seat);
    batch(() => {
      this.intentions.value = { ...this.intentions.value, [seat]: message };
      if (JSON.stringify(before?.message) !== JSON.stringify(message))
        this.intended.value = [...this.intended.value, { after: last, seat, message }].slice(-INTENDED);
    });
  }

  /**
   * Forget what AI seats meant to do that are not asked any more.
   * @param {import("../types.js").Seat[]} seats
   */
  forgetIntentions(seats) {
    const kept = Object.entries(this.intentions.value).filter(([seat]) => seats[Number(seat)]?.asked);
    if (kept.length < Object.keys(this.intentions.value).length)
      this.intentions.value = Object.fromEntries(kept);
  }

  /** Forget who is present. */
  disconnected() {
    batch(() => {
      this.present.value = null;
      this.watching.value = NOBODY;
    });
  }

  /**
   * Return the greeting of a new connection: the last message that is here, and the name of a spectator.
   * @param {number | null} seat @returns {Record<string, string>}
   */
  arriving(seat) {
    const talk = String(this.messages.value.at(-1)?.n ?? 0);
    return seat === null && watchName.value ? { talk, name: watchName.value } : { talk };
  }

  /**
   * Add messages that are new, in their order.
   * @param {ChatMessage[]} messages
   */
  add(messages) {
    const have = new Set(this.messages.value.map((message) => message.n));
    const fresh = messages.filter((message) => !have.has(message.n));
    if (fresh.length === 0) return;
    this.messages.value = [...this.messages.value, ...fresh]
      .sort((one, other) => one.n - other.n)
      .slice(-KEPT);
  }

  /**
   * Count the messages of others that were not read here.
   * @param {number[]} mine
   */
  unread(mine) {
    return this.messages.value.filter(
      (message) => message.n > this.read.value && !(message.seat !== null && mine.includes(message.seat)),
    ).length;
  }

  /** Mark all messages as read. */
  readAll() {
    const last = this.messages.value.at(-1)?.n ?? 0;
    if (last <= this.read.value) return;
    this.read.value = last;
    markSeen(this.table, { line: last });
  }

  /**
   * Send the draft.
   * @param {number | null} seat
   */
  async send(seat) {
    const text = this.draft.value.trim();
    if (!text) return;
    const key = this.draftKey;
    try {
      const said = await this.transport.call({ do: "say", table: this.table, seat, key, text });
      this.add(said.talk);
      batch(() => {
        this.error.value = null;
        if (this.draft.value.trim() === text) this.write("");
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error.value = error.away ? { id: "ui-talk-unsent" } : error.words;
    }
  }

  /**
   * Change the draft; a changed text gets a new key, since a key may be sent again only with the same text.
   * @param {string} text
   */
  write(text) {
    this.draft.value = text;
    this.draftKey = freshKey();
  }

  /**
   * Point at something: here at once, then for the others.
   * @param {number} seat @param {string} ref
   */
  async point(seat, ref) {
    this.show({ seat, ref });
    this.echo = `${seat} ${ref}`;
    try {
      await this.transport.call({ do: "point", table: this.table, seat, ref });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 429) this.error.value = error.words;
    }
  }

  /**
   * Show one pointer per seat for a few seconds.
   * @param {Pointing} pointing
   */
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
