// State machine of an open table: the latest snapshot, the command in flight, and who sits at this screen.

import { Social } from "../social/social.js";
import { whoLooks } from "../table/hotseat.js";
import { ApiError, api as server } from "./api.js";
import { connect as openConnection } from "./live.js";
import { forget, freshKey, keep, kept } from "./outbox.js";
import { batch, signal } from "./preact.js";

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").Command} Command */
/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("../types.js").Notice} Notice */
/** @typedef {import("../types.js").Wanted} Wanted */
/** @typedef {{api?: typeof server, connect?: typeof openConnection}} Services replaced in tests */

const RETRY = 2000;

export class Session {
  /** @param {string} id @param {Services} [services] */
  constructor(id, { api = server, connect = openConnection } = {}) {
    this.id = id;
    this.api = api;
    this.connect = connect;
    this.social = new Social(id, api);
    this.snapshot = signal(/** @type {Snapshot | null} */ (null));
    this.events = signal(/** @type {GameEvent[]} */ ([]));
    this.fresh = signal(/** @type {GameEvent[]} */ ([]));
    /** the last event of the viewer's own last answer: what came after it is new to them */
    this.acted = signal(0);
    this.outbox = signal(/** @type {Command | null} */ (null));
    this.away = signal(false);
    this.notice = signal(/** @type {Notice | null} */ (null));
    this.hint = signal(/** @type {string | null} */ (null));
    /** what is known about the hinted option */
    this.advice = signal(/** @type {import("../types.js").Hint | null} */ (null));
    this.hinting = signal(false);
    /** what the options of a question would bring */
    this.foresight = signal(/** @type {import("../types.js").Foreseen | null} */ (null));
    /** the question that notice and hint belong to: they go when it goes, even if others answer it first */
    this.noticeQuestion = "";
    this.curtain = signal(/** @type {{seat: number, name: string} | null} */ (null));
    this.failure = signal(/** @type {ApiError | null} */ (null));
    /** @type {number | null} the seat known to sit at the screen */
    this.front = null;
    /** @type {number | null} the seat that somebody at the screen has turned to by themselves */
    this.chosenSeat = null;
    /** @type {number | null | undefined} the seat whose snapshots are shown; undefined: none yet */
    this.viewer = undefined;
    /** @type {number | null | undefined} the seat that the connection is open for */
    this.connectedAs = undefined;
    /**
     * @type {Decision | null} the viewer's last question: it contains an answer that still waits for others
     */
    this.question = null;
    /** @type {import("./live.js").Connection | null} */
    this.connection = null;
    this.sending = false;
    /** @type {(() => void) | null} pressed during a command: a push may show its effect before the reply */
    this.next = null;
    /** @type {(snapshot: Snapshot) => string | null} the answer that needs no thought and no click */
    this.obvious = () => null;
    this.ended = false;
    this.flush = this.flush.bind(this);
    addEventListener("online", this.flush);
  }

  /** Load the table as a stranger first: only that snapshot says whose hand may be shown. */
  async start() {
    try {
      const around = await this.api.snapshot(this.id, null);
      this.outbox.value = kept(this.id);
      this.seatViewer(around);
      void this.flush();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failure.value = error;
      // A table that is gone or set aside must not stay on the screen as if it could be played.
      if (error.status === 404 || error.status === 422) this.snapshot.value = null;
      if (error.away && !this.ended) setTimeout(() => void this.start(), RETRY);
    }
  }

  /** Close the connection and drop all listeners. */
  end() {
    this.ended = true;
    this.connection?.close();
    this.social.end();
    removeEventListener("online", this.flush);
  }

  /**
   * Decide who looks, and reconnect if that is another seat.
   * @param {Snapshot} around
   */
  seatViewer(around) {
    const { viewer, curtain } = whoLooks(around, this.front);
    batch(() => {
      const name = curtain === null ? undefined : around.seats[curtain]?.name;
      this.curtain.value = curtain === null ? null : { seat: curtain, name: name ?? "" };
      this.failure.value = null;
      this.front = viewer ?? this.front;
      if (viewer === this.viewer) return;
      this.viewer = viewer;
      this.question = null;
      this.next = null;
      this.snapshot.value = null;
      this.events.value = [];
      this.fresh.value = [];
      this.dropHint();
      this.notice.value = null;
    });
    if (this.connectedAs === viewer) return;
    this.connectedAs = viewer;
    this.connection?.close();
    this.connection = this.connect(() => this.api.livePath(this.id, viewer, this.social.arriving(viewer)), {
      snapshot: (snapshot) => this.accept(snapshot),
      news: (news) => this.receive(news),
      connected: (open) => this.connected(open),
      refused: () => void this.connectionRefused(viewer),
    });
  }

  /**
   * Find out why the connection did not open: the server may be away, the table set aside, or the seat no
   * longer ours.
   * @param {number | null} viewer
   */
  async connectionRefused(viewer) {
    try {
      await this.api.snapshot(this.id, viewer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (this.ended || this.connectedAs !== viewer || ![403, 404, 422].includes(error.status)) return;
      this.connection?.close();
      this.connectedAs = undefined;
      this.viewer = undefined;
      this.front = null;
      void this.start();
    }
  }

  /** Open the connection again, with what it says now. */
  reconnect() {
    this.connectedAs = undefined;
    if (this.snapshot.value) this.seatViewer(this.snapshot.value);
  }

  /** Seat the person that the curtain asks for. */
  liftCurtain() {
    const around = this.snapshot.value;
    this.front = this.curtain.value?.seat ?? null;
    if (around) this.seatViewer(around);
  }

  /**
   * Let another seat of this screen act, where all hands lie open and nothing needs hiding.
   * @param {number} seat
   */
  sit(seat) {
    const around = this.snapshot.value;
    if (!around?.view?.open_hands || !around.mine.includes(seat)) return;
    this.front = this.chosenSeat = seat;
    this.seatViewer(around);
  }

  /**
   * Note that the connection opened or closed.
   * @param {boolean} open
   */
  connected(open) {
    if (!open) this.social.disconnected();
    if (this.away.value !== open) return;
    this.away.value = !open;
    if (!open) return;
    void this.flush();
    // The reply may have been lost with the connection.
    const question = questionKey(this.snapshot.value?.decisions[0]);
    if (question && this.foresight.value?.question !== question) void this.foresee();
  }

  /**
   * Accept a snapshot, pushed or as the reply to a command, unless it is older than the one shown.
   * @param {Snapshot} latest
   */
  accept(latest) {
    const before = this.snapshot.value;
    const snapshot = isLent(latest) ? lookingOn(latest) : latest;
    if (this.ended || snapshot.seat !== this.viewer || (before && snapshot.version < before.version)) return;
    const base = snapshot.last - snapshot.events.length;
    const earlier = this.events.value.filter((event) => event.n <= base);
    if (earlier.length < base) return void this.catchUp();
    this.question = snapshot.decisions[0] ?? this.question;
    batch(() => {
      this.snapshot.value = snapshot;
      this.fresh.value =
        before && !snapshot.rewound ? snapshot.events.filter((event) => event.n > before.last) : [];
      this.events.value = [...earlier, ...snapshot.events];
      if (!before || before.seat !== snapshot.seat) this.acted.value = snapshot.last;
      if (this.noticeQuestion !== questionKey(snapshot.decisions[0])) {
        this.dropHint();
        this.notice.value = null;
      }
      this.seatViewer(snapshot);
      this.social.forgetIntentions(snapshot.seats);
      this.announceTakeback(before, snapshot);
    });
  }

  /**
   * Say how a takeback request ended.
   * @param {Snapshot | null} before @param {Snapshot} after
   */
  announceTakeback(before, after) {
    if (!before?.wish || after.wish) return;
    const { by, answers } = before.wish;
    if (after.rewound)
      this.showNotice({ kind: "info", message: { id: "ui-wish-done", args: { seat: by, n: answers } } });
    else if (by === after.seat) this.showNotice({ kind: "info", message: { id: "ui-wish-refused" } });
  }

  /**
   * Pass on presence, chat and pointers; say who refused a takeback.
   * @param {import("../types.js").News} news
   */
  receive(news) {
    this.social.receive(news, this.events.value.at(-1)?.n ?? 0);
    if (news.outcomes && news.seat !== undefined) this.foreseen(news.outcomes, news.seat);
    const { refused } = news;
    const seat = this.snapshot.value?.seat;
    if (!refused || refused.seat === refused.by || refused.seat === seat) return;
    this.showNotice({ kind: "info", message: { id: "ui-wish-refused-by", args: { seat: refused.seat } } });
  }

  /**
   * Show a notice under the prompt for as long as the question stands.
   * @param {Notice} notice
   */
  showNotice(notice) {
    this.noticeQuestion = questionKey(this.snapshot.value?.decisions[0]);
    this.notice.value = notice;
  }

  /** Fetch all events again after a gap. */
  async catchUp() {
    try {
      const viewer = this.viewer ?? null;
      this.events.value = [];
      this.accept(await this.api.snapshot(this.id, viewer, 0));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.showError(error);
    }
  }

  /** @returns {Decision | null} the open question, unless a command is in flight */
  get decision() {
    return this.outbox.value ? null : (this.snapshot.value?.decisions[0] ?? null);
  }

  /** Ask what the options of the open question would bring: on the connection, else with a request. */
  async foresee() {
    const seat = this.snapshot.value?.decisions[0]?.seat;
    if (seat === undefined || this.connection?.send({ outcomes: { seat } })) return;
    try {
      this.foreseen(await this.api.outcomes(this.id, seat), seat);
    } catch (error) {
      // Without foresight the table is as good as before.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /**
   * Keep what the options would bring, unless the table has gone on.
   * @param {import("../types.js").Foresight} foresight @param {number} seat
   */
  foreseen({ version, outcomes, reach }, seat) {
    const snapshot = this.snapshot.value;
    const decision = snapshot?.decisions[0];
    if (decision?.seat !== seat || snapshot?.version !== version) return;
    this.foresight.value = { question: questionKey(decision), outcomes, reach };
  }

  /**
   * Return what an option of the open question would bring, once that is known.
   * @param {string} option
   */
  outcome(option) {
    const foresight = this.foresight.value;
    return foresight?.question === questionKey(this.snapshot.value?.decisions[0])
      ? foresight.outcomes[option]
      : undefined;
  }

  /**
   * Answer the open question.
   * @param {string} option
   */
  choose(option) {
    const snapshot = this.snapshot.value;
    const decision = snapshot?.decisions.find((open) => open.choices.some((choice) => choice.id === option));
    if (!snapshot || !decision || this.outbox.value) return;
    this.want({ what: "answer", seat: decision.seat, option });
  }

  /**
   * Send a command on the version shown, or as soon as the one in flight is settled.
   * @param {Wanted} wanted
   */
  want(wanted) {
    const snapshot = this.snapshot.value;
    if (!snapshot) return;
    if (this.outbox.value) return this.queueNext(wanted.what, () => this.want(wanted));
    this.post(/** @type {Command} */ ({ ...wanted, expected: snapshot.version, key: freshKey() }));
  }

  /**
   * Remember what to do once the command in flight is settled; the same command twice counts once.
   * @param {string} what @param {() => void} act
   */
  queueNext(what, act) {
    if (!this.away.value && this.outbox.value?.what !== what) this.next = act;
  }

  /**
   * Put a command into the outbox and send it.
   * @param {Command} command
   */
  post(command) {
    this.notice.value = null;
    this.outbox.value = command;
    keep(this.id, command);
    void this.flush();
  }

  /** Send the command in the outbox, if there is one; retry while the server is away. */
  async flush() {
    const command = this.outbox.value;
    if (!command || this.sending || this.ended) return;
    this.sending = true;
    try {
      const snapshot = await this.api.command(this.id, command);
      batch(() => {
        this.confirm(command); // together, or the old question would be open again for a moment
        this.accept(snapshot);
        this.acted.value = snapshot.last;
      });
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
    if (this.outbox.value) return this.away.value ? undefined : void this.flush();
    const { next } = this;
    this.next = null;
    if (next) next();
    else this.goOn(command);
  }

  /**
   * Give the obvious answer after one's own, and take both back together. People who are asked at the same
   * time might have to wait for what it leads to, so then it is left to be clicked.
   * @param {Command} command the one that is settled
   */
  goOn({ what, seat }) {
    const snapshot = this.snapshot.value;
    if (!snapshot || this.notice.value || snapshot.decisions[0]?.seat !== seat) return;
    if (snapshot.seats.some((one, i) => i !== seat && one.asked && one.kind !== "ai")) return;
    const option = this.obvious(snapshot);
    if (option === null) return;
    if (what === "answer") this.choose(option);
    else if (what === "undo" && snapshot.undo.ok) this.want({ what: "undo", seat });
  }

  /**
   * Clear the outbox.
   * @param {Command} command
   */
  confirm(command) {
    this.outbox.value = null;
    forget(this.id, command);
  }

  /**
   * Show why a command was refused; send it again if it was only stale and its question still stands.
   * @param {ApiError} error @param {Command} command
   */
  refused(error, command) {
    const asked = this.question;
    const option = command.what === "answer" ? command.option : null;
    const ref = asked?.choices.find((choice) => choice.id === option)?.ref;
    this.confirm(command);
    if (error.status !== 409 || !error.missed) {
      this.showNotice(
        ref === undefined ? { kind: "no", message: error.words } : { kind: "no", message: error.words, ref },
      );
      return;
    }
    const missed = error.missed;
    this.accept(missed);
    const still = missed.decisions.find((open) => open.choices.some((choice) => choice.id === option));
    if (still && questionKey(still) === questionKey(asked)) {
      // Others answered the same question first: ours still means the same.
      this.outbox.value = { ...command, expected: missed.version, key: freshKey() };
      keep(this.id, this.outbox.value);
    } else if (command.what === "consent") {
      this.showNotice({ kind: "info", message: { id: "ui-wish-gone" } });
    } else {
      this.showNotice({ kind: "info", message: meanwhile(missed) });
    }
  }

  /** Take back the last answer; offer to ask the others if they must agree, or say why it is impossible. */
  undo() {
    const snapshot = this.snapshot.value;
    if (!snapshot || snapshot.seat === null) return;
    if (this.outbox.value) return this.queueNext("undo", () => this.undo());
    const { ok, ask, reason } = snapshot.undo;
    if (ok || ask?.length === 0) this.want({ what: "undo", seat: snapshot.seat });
    else if (ask && !snapshot.wish) this.showNotice({ kind: "ask", message: whyAsk(reason) });
    else if (reason && !snapshot.wish) this.showNotice({ kind: "no", message: reason });
  }

  /** Forget the hint. */
  dropHint() {
    this.hint.value = null;
    this.advice.value = null;
  }

  /** Ask the server which option it would choose. */
  async askHint() {
    const snapshot = this.snapshot.value;
    const question = questionKey(this.decision);
    if (!snapshot || !this.decision || this.hinting.value) return;
    this.hinting.value = true;
    try {
      const advice = await this.api.hint(this.id, {
        seat: this.decision.seat,
        expected: snapshot.version,
      });
      if (questionKey(this.decision) !== question) return;
      this.noticeQuestion = question;
      this.advice.value = advice;
      this.hint.value = advice.option;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.missed) this.accept(error.missed);
      this.showError(error);
    } finally {
      this.hinting.value = false;
    }
  }

  /**
   * Ask which rule forbids an option, by answering with it: a refusal changes nothing.
   * @param {string} option @param {string} ref
   */
  async whyNot(option, ref) {
    const snapshot = this.snapshot.value;
    if (!snapshot || !this.decision) return;
    try {
      const { seat } = this.decision;
      await this.api.command(this.id, {
        what: "answer",
        seat,
        expected: snapshot.version,
        key: freshKey(),
        option,
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 422)
        this.showNotice({ kind: "no", message: error.words, ref });
    }
  }

  /**
   * Show the message of an error as a notice.
   * @param {ApiError} error
   */
  showError(error) {
    this.showNotice({ kind: "no", message: error.words });
  }
}

/**
 * Return whether an AI plays for the viewer.
 * @param {Snapshot} snapshot
 */
export function isLent({ seat, seats, over }) {
  return !over && seat !== null && seats[seat]?.kind === "ai";
}

/**
 * Return a lent seat's snapshot without questions and takebacks: those are the AI's.
 * @param {Snapshot} snapshot
 */
function lookingOn(snapshot) {
  /** @type {import("../types.js").Message} */
  const reason = { id: "error-seat-lent", args: { n: (snapshot.seat ?? 0) + 1 } };
  return { ...snapshot, decisions: [], undo: { ok: false, part: false, reason, ask: null } };
}

/**
 * Return what tells one question from the next; it stays the same while others answer.
 * @param {Decision | null | undefined} decision
 */
export function questionKey(decision) {
  return decision
    ? JSON.stringify([decision.kind, decision.prompt, decision.choices.map((choice) => choice.id)])
    : "";
}

/**
 * Return why the others are asked, without the "cannot" of the rules.
 * @param {import("../types.js").Message | null} reason
 */
function whyAsk(reason) {
  const { seat } = reason?.args ?? {};
  return typeof seat === "number"
    ? { id: "ui-wish-why-other", args: { seat } }
    : { id: "ui-wish-why-revealed" };
}

/**
 * Return who moved since the command was sent.
 * @param {Snapshot} missed @returns {import("../types.js").Message}
 */
function meanwhile(missed) {
  const seats = [...new Set(missed.events.map((event) => event.args.seat))].filter(
    (seat) => typeof seat === "number",
  );
  const other = seats.find((seat) => seat !== missed.seat);
  return other === undefined ? { id: "ui-moved-on" } : { id: "ui-moved-meanwhile", args: { other } };
}
