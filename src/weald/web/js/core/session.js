// An open table: four small machines, and the connection whose messages they take in.

import { Social } from "../social/social.js";
import { Help } from "./help.js";
import { Outbox } from "./outbox.js";
import { batch, signal } from "./preact.js";
import { isLent, withoutQuestions } from "./question.js";
import { Screen } from "./screen.js";
import { Shown } from "./shown.js";
import { ApiError, transport as usual } from "./transport/transport.js";

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").Command} Command */
/** @typedef {import("../types.js").Message} Message */
/** @typedef {import("./transport/transport.js").Transport} Transport */
/** @typedef {import("./transport/transport.js").Connection} Connection */
/**
 * @template {keyof import("../types.js").Calls} N
 * @typedef {import("./transport/transport.js").CallOf<N>} CallOf
 */

const RETRY = 2000;

export class Session {
  /** @param {string} id @param {Transport} [transport] replaced in tests */
  constructor(id, transport = usual) {
    this.id = id;
    this.transport = transport;
    this.shown = new Shown();
    this.screen = new Screen();
    this.outbox = new Outbox(id, transport, this.shown, {
      posted: () => (this.help.notice.value = null),
      settled: (command) => this.goOn(command),
      refused: (error, command, given) => this.refused(error, command, given),
    });
    this.help = new Help(id, transport, this.outbox);
    this.social = new Social(id, transport);
    this.failure = signal(/** @type {ApiError | null} */ (null));
    /** @type {(Connection & {seat: number | null}) | null} */
    this.connection = null;
    /** @type {(snapshot: Snapshot) => string | null} the answer that needs no thought and no click */
    this.obvious = () => null;
    this.ended = false;
  }

  /** The open question, unless a command is in flight. */
  get decision() {
    return this.outbox.question;
  }

  /** Load the table as a stranger first: only that snapshot says whose hand may be shown. */
  async start() {
    try {
      const around = await this.look(null);
      this.outbox.resume();
      this.seatViewer(around);
      void this.outbox.flush();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failure.value = error;
      // A table that is gone or set aside must not stay on the screen as if it could be played.
      if (error.status === 404 || error.status === 422) this.shown.snapshot.value = null;
      if (error.away && !this.ended) setTimeout(() => void this.start(), RETRY);
    }
  }

  /** Close the connection and drop all listeners. */
  end() {
    this.ended = true;
    this.connection?.close();
    this.outbox.end();
    this.social.end();
  }

  /**
   * Decide who looks, and reconnect if that is another seat.
   * @param {Snapshot} around
   */
  seatViewer(around) {
    batch(() => {
      const changed = this.screen.seat(around);
      this.failure.value = null;
      if (!changed) return;
      this.shown.clear();
      this.help.clear();
      this.outbox.next = null;
    });
    const { viewer: seat } = this.screen;
    if (seat !== undefined && this.connection?.seat !== seat) this.connect(seat);
  }

  /** @param {number | null} seat */
  connect(seat) {
    this.connection?.close();
    /** @type {Connection | undefined} */
    let opened;
    this.connection = { seat, close: () => opened?.close() };
    opened = this.transport.watch(this.id, seat, {
      snapshot: (snapshot) => this.accept(snapshot),
      news: (news) => this.receive(news),
      connected: (open) => this.connected(open),
      refused: () => void this.connectionRefused(seat),
      arriving: () => this.social.arriving(seat),
    });
  }

  /** Open the connection again, with what it says now. */
  reconnect() {
    if (this.connection) this.connect(this.connection.seat);
  }

  /** @param {CallOf<"follow">} request something that needs no reply */
  tell(request) {
    this.transport.call(request).catch((error) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }

  /** @param {number | null} seat @returns {Promise<Snapshot>} the table as a seat sees it, with all events */
  look(seat) {
    return this.transport.call({ do: "look", table: this.id, seat });
  }

  /**
   * Find out why the connection did not open: the server may be away, the table set aside, or the seat no
   * longer ours.
   * @param {number | null} seat
   */
  async connectionRefused(seat) {
    try {
      await this.look(seat);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (this.ended || this.connection?.seat !== seat || ![403, 404, 422].includes(error.status)) return;
      this.connection.close();
      this.connection = null;
      this.screen.clear();
      void this.start();
    }
  }

  /** Seat the person that the curtain asks for. */
  liftCurtain() {
    const around = this.shown.snapshot.value;
    this.screen.lift();
    if (around) this.seatViewer(around);
  }

  /**
   * Let another seat of this screen act.
   * @param {number} seat
   */
  sit(seat) {
    const around = this.shown.snapshot.value;
    if (around && this.screen.turn(around, seat)) this.seatViewer(around);
  }

  /**
   * Note that the connection opened or closed.
   * @param {boolean} open
   */
  connected(open) {
    const { away } = this.outbox;
    if (!open) this.social.disconnected();
    if (away.value !== open) return;
    away.value = !open;
    if (!open) return;
    void this.outbox.flush();
    this.help.connected();
  }

  /**
   * Accept a snapshot unless it is older than the one shown, or made for another seat.
   * @param {Snapshot} latest
   */
  accept(latest) {
    const before = this.shown.snapshot.value;
    const snapshot = isLent(latest) ? withoutQuestions(latest) : latest;
    if (this.ended || snapshot.seat !== this.screen.viewer || this.shown.isPast(snapshot)) return;
    if (this.shown.lacks(snapshot)) return void this.catchUp();
    batch(() => {
      // Together, or the old question would be open again for a moment.
      this.shown.take(snapshot, this.outbox.confirm(latest.confirmed ?? []));
      this.help.turn();
      this.seatViewer(snapshot);
      this.social.forgetIntentions(snapshot.seats);
      this.announceTakeback(before, snapshot);
    });
  }

  /** Fetch all events again after a gap. */
  async catchUp() {
    try {
      this.shown.events.value = [];
      this.accept(await this.look(this.screen.viewer ?? null));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.help.say({ kind: "no", message: error.words });
    }
  }

  /**
   * Say how a takeback request ended.
   * @param {Snapshot | null} before @param {Snapshot} after
   */
  announceTakeback(before, after) {
    if (!before?.wish || after.wish) return;
    const { by, answers } = before.wish;
    if (after.rewound) this.inform({ id: "ui-wish-done", args: { seat: by, n: answers } });
    else if (by === after.seat) this.inform({ id: "ui-wish-refused" });
  }

  /** @param {Message} message */
  inform(message) {
    this.help.say({ kind: "info", message });
  }

  /**
   * Pass on presence, chat and pointers; say who refused a takeback.
   * @param {import("../types.js").News} news
   */
  receive(news) {
    this.social.receive(news, this.shown.events.value.at(-1)?.n ?? 0);
    const { refused } = news;
    const seat = this.shown.snapshot.value?.seat;
    if (!refused || refused.seat === refused.by || refused.seat === seat) return;
    this.inform({ id: "ui-wish-refused-by", args: { seat: refused.seat } });
  }

  /**
   * Give the obvious answer after one's own, and take both back together. People who are asked at the same
   * time might have to wait for what it leads to, so then it is left to be clicked.
   * @param {Command} command the one that is settled
   */
  goOn({ do: name, seat }) {
    const snapshot = this.shown.snapshot.value;
    if (!snapshot || this.help.notice.value || snapshot.decisions[0]?.seat !== seat) return;
    if (snapshot.seats.some((one, i) => i !== seat && one.asked && one.kind !== "ai")) return;
    const option = this.obvious(snapshot);
    if (option === null) return;
    if (name === "answer") this.outbox.choose(option);
    else if (name === "undo" && snapshot.undo.ok) this.outbox.want({ do: "undo", seat });
  }

  /**
   * Show why a command was refused.
   * @param {ApiError} error @param {Command} command @param {import("./outbox.js").Given} given
   */
  refused(error, command, given) {
    const snapshot = this.shown.snapshot.value;
    if (error.code !== "stale" || !snapshot) {
      const option = command.do === "answer" ? command.option : null;
      const asked = given.question ?? this.shown.question;
      const ref = asked?.choices.find(({ id }) => id === option)?.ref;
      this.help.say({ kind: "no", message: error.words, ...(ref === undefined ? {} : { ref }) });
    } else if (command.do === "consent") {
      this.inform({ id: "ui-wish-gone" });
    } else {
      const missed = this.shown.events.value.filter(({ n }) => n > given.last);
      this.inform(meanwhile(missed, snapshot.seat));
    }
  }

  /** Take back the last answer; offer to ask the others if they must agree, or say why it is impossible. */
  undo() {
    const snapshot = this.shown.snapshot.value;
    if (!snapshot || snapshot.seat === null) return;
    if (this.outbox.command.value) return this.outbox.queue("undo", () => this.undo());
    const { ok, ask, reason } = snapshot.undo;
    if (ok || ask?.length === 0) this.outbox.want({ do: "undo", seat: snapshot.seat });
    else if (ask && !snapshot.wish) this.help.say({ kind: "ask", message: whyAsk(reason) });
    else if (reason && !snapshot.wish) this.help.say({ kind: "no", message: reason });
  }
}

/**
 * Return why the others are asked, without the "cannot" of the rules.
 * @param {Message | null} reason @returns {Message}
 */
function whyAsk(reason) {
  const { seat } = reason?.args ?? {};
  return typeof seat === "number"
    ? { id: "ui-wish-why-other", args: { seat } }
    : { id: "ui-wish-why-revealed" };
}

/**
 * Return the message about another seat that has moved.
 * @param {readonly GameEvent[]} missed the events since a command was given
 * @param {number | null} own @returns {Message}
 */
function meanwhile(missed, own) {
  const other = missed.map(({ args }) => args.seat).find((seat) => typeof seat === "number" && seat !== own);
  return other === undefined ? { id: "ui-moved-on" } : { id: "ui-moved-meanwhile", args: { other } };
}
