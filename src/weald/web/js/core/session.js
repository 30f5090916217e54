// State machine of an open table: the latest snapshot, the command in flight, and who sits at this screen.

import { Social } from "../social/social.js";
import { whoLooks } from "../table/hotseat.js";
import { forget, freshKey, keep, kept } from "./outbox.js";
import { batch, signal } from "./preact.js";
import { ApiError, transport as usual } from "./transport/transport.js";

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").Command} Command */
/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("../types.js").Notice} Notice */
/** @typedef {import("../types.js").Wanted} Wanted */
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
    this.social = new Social(id, transport);
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
    /** @type {{question: Decision | null, last: number} | null} what the command in flight was given on */
    this.given = null;
    /** @type {Connection | null} */
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
      const around = await this.look(null);
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
    this.connection = this.transport.watch(this.id, viewer, {
      snapshot: (snapshot) => this.accept(snapshot),
      news: (news) => this.receive(news),
      connected: (open) => this.connected(open),
      refused: () => void this.connectionRefused(viewer),
      arriving: () => this.social.arriving(viewer),
    });
  }

  /** @param {CallOf<"follow">} request something that nobody needs to know */
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
   * @param {number | null} viewer
   */
  async connectionRefused(viewer) {
    try {
      await this.look(viewer);
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
   * Accept a snapshot unless it is older than the one shown.
   * @param {Snapshot} latest
   */
  accept(latest) {
    const before = this.snapshot.value;
    const command = this.outbox.value;
    const snapshot = isLent(latest) ? lookingOn(latest) : latest;
    if (this.ended || snapshot.seat !== this.viewer || (before && snapshot.version < before.version)) return;
    const base = snapshot.last - snapshot.events.length;
    const earlier = this.events.value.filter((event) => event.n <= base);
    if (earlier.length < base) return void this.catchUp();
    this.question = snapshot.decisions[0] ?? this.question;
    batch(() => {
      if (command && latest.confirmed?.includes(command.key)) {
        // Together, or the old question would be open again for a moment.
        this.confirm(command);
        this.acted.value = snapshot.last;
      }
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
      this.accept(await this.look(viewer));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.showError(error);
    }
  }

  /** @returns {Decision | null} the open question, unless a command is in flight */
  get decision() {
    return this.outbox.value ? null : (this.snapshot.value?.decisions[0] ?? null);
  }

  /** Ask what the options of the open question would bring. */
  async foresee() {
    const seat = this.snapshot.value?.decisions[0]?.seat;
    if (seat === undefined) return;
    try {
      this.foreseen(await this.transport.call({ do: "outcomes", table: this.id, seat }), seat);
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
    this.want({ do: "answer", seat: decision.seat, option });
  }

  /**
   * Send a command on the version shown, or as soon as the one in flight is settled.
   * @param {Wanted} wanted
   */
  want(wanted) {
    const snapshot = this.snapshot.value;
    if (!snapshot) return;
    if (this.outbox.value) return this.queueNext(wanted.do, () => this.want(wanted));
    this.post(/** @type {Command} */ ({ ...wanted, expected: snapshot.version, key: freshKey() }));
  }

  /**
   * Remember what to do once the command in flight is settled; the same command twice counts once.
   * @param {string} name @param {() => void} act
   */
  queueNext(name, act) {
    if (!this.away.value && this.outbox.value?.do !== name) this.next = act;
  }

  /**
   * Put a command into the outbox and send it.
   * @param {Command} command
   */
  post(command) {
    this.notice.value = null;
    this.given = { question: this.question, last: this.snapshot.value?.last ?? 0 };
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
      await this.transport.call({ ...command, table: this.id });
      this.confirm(command);
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
  goOn({ do: name, seat }) {
    const snapshot = this.snapshot.value;
    if (!snapshot || this.notice.value || snapshot.decisions[0]?.seat !== seat) return;
    if (snapshot.seats.some((one, i) => i !== seat && one.asked && one.kind !== "ai")) return;
    const option = this.obvious(snapshot);
    if (option === null) return;
    if (name === "answer") this.choose(option);
    else if (name === "undo" && snapshot.undo.ok) this.want({ do: "undo", seat });
  }

  /**
   * Clear the outbox of a command that is settled.
   * @param {Command} command
   */
  confirm(command) {
    if (this.outbox.value?.key === command.key) this.outbox.value = null;
    forget(this.id, command);
  }

  /**
   * Show why a command was refused; send it again if it was only stale and its question still stands.
   * @param {ApiError} error @param {Command} command
   */
  refused(error, command) {
    const { given } = this;
    const snapshot = this.snapshot.value;
    const option = command.do === "answer" ? command.option : null;
    const asked = given?.question ?? this.question;
    const ref = asked?.choices.find((choice) => choice.id === option)?.ref;
    this.confirm(command);
    if (error.code !== "stale" || !snapshot) {
      this.showNotice(
        ref === undefined ? { kind: "no", message: error.words } : { kind: "no", message: error.words, ref },
      );
      return;
    }
    const still = snapshot.decisions.find((open) => open.choices.some((choice) => choice.id === option));
    if (still && given && questionKey(still) === questionKey(given.question)) {
      // Others answered the same question first: ours still means the same.
      this.outbox.value = { ...command, expected: snapshot.version, key: freshKey() };
      keep(this.id, this.outbox.value);
    } else if (command.do === "consent") {
      this.showNotice({ kind: "info", message: { id: "ui-wish-gone" } });
    } else {
      const missed = given ? this.events.value.filter(({ n }) => n > given.last) : [];
      this.showNotice({ kind: "info", message: meanwhile(missed, snapshot.seat) });
    }
  }

  /** Take back the last answer; offer to ask the others if they must agree, or say why it is impossible. */
  undo() {
    const snapshot = this.snapshot.value;
    if (!snapshot || snapshot.seat === null) return;
    if (this.outbox.value) return this.queueNext("undo", () => this.undo());
    const { ok, ask, reason } = snapshot.undo;
    if (ok || ask?.length === 0) this.want({ do: "undo", seat: snapshot.seat });
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
      const advice = await this.transport.call({
        do: "hint",
        table: this.id,
        seat: this.decision.seat,
        expected: snapshot.version,
      });
      if (questionKey(this.decision) !== question) return;
      this.noticeQuestion = question;
      this.advice.value = advice;
      this.hint.value = advice.option;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
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
      await this.transport.call({
        do: "answer",
        table: this.id,
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
 * Return who has moved.
 * @param {readonly GameEvent[]} missed what has happened since a command was given
 * @param {number | null} own @returns {import("../types.js").Message}
 */
function meanwhile(missed, own) {
  const other = missed.map(({ args }) => args.seat).find((seat) => typeof seat === "number" && seat !== own);
  return other === undefined ? { id: "ui-moved-on" } : { id: "ui-moved-meanwhile", args: { other } };
}
