// A table as this browser sees it: the latest snapshot, the answer on its way, and who sits before the screen.

import { Company, isSocial } from "../social/social.js";
import { whoLooks } from "../table/hotseat.js";
import { ApiError, api } from "./api.js";
import { listen } from "./live.js";
import { forget, freshKey, keep, kept } from "./outbox.js";
import { batch, signal } from "./preact.js";

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").Command} Command */
/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("../types.js").Notice} Notice */
/** @typedef {import("../types.js").Wanted} Wanted */

const RETRY = 2000;

export class Session {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.company = new Company(id);
    this.snapshot = signal(/** @type {Snapshot | null} */ (null));
    this.events = signal(/** @type {GameEvent[]} */ ([]));
    this.fresh = signal(/** @type {GameEvent[]} */ ([]));
    this.outbox = signal(/** @type {Command | null} */ (null));
    this.away = signal(false);
    this.notice = signal(/** @type {Notice | null} */ (null));
    this.hint = signal(/** @type {string | null} */ (null));
    /** the question that notice and hint belong to: they go when it goes, not when others answer it */
    this.told = "";
    this.curtain = signal(/** @type {{seat: number, name: string} | null} */ (null));
    this.failure = signal(/** @type {ApiError | null} */ (null));
    /** @type {number | null} */
    this.front = null;
    /** @type {number | null | undefined} whose snapshots arrive now; undefined: nobody's yet */
    this.viewer = undefined;
    /** @type {number | null | undefined} whose line is open */
    this.listening = undefined;
    /** @type {Decision | null} the last question to whoever looks: an answer that waits for others is found in it */
    this.question = null;
    this.hangUp = () => {};
    this.sending = false;
    /** @type {(() => void) | null} what was pressed while a command was on its way: the line may have shown its effect before the reply */
    this.next = null;
    this.ended = false;
    this.flush = this.flush.bind(this);
    addEventListener("online", this.flush);
  }

  /** Looks at the table as a stranger first: only that tells whose hand may be shown at all. */
  async start() {
    try {
      const around = await api.snapshot(this.id, null);
      this.outbox.value = kept(this.id);
      this.seatViewer(around);
      void this.flush();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failure.value = error;
      if (error.away && !this.ended) setTimeout(() => void this.start(), RETRY);
    }
  }

  end() {
    this.ended = true;
    this.hangUp();
    this.company.end();
    removeEventListener("online", this.flush);
  }

  /** @param {Snapshot} around decides who looks, and changes the line if that is somebody else */
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
      this.hint.value = null;
      this.notice.value = null;
    });
    if (this.listening === viewer) return;
    this.listening = viewer;
    this.hangUp();
    this.hangUp = listen(api.livePath(this.id, viewer), {
      snapshot: (snapshot) => this.take(snapshot),
      news: (news) => this.hear(news),
      line: (open) => this.line(open),
      refused: () => void this.lineRefused(viewer),
    });
  }

  /** @param {number | null} viewer the line did not open: the service may be away, or this seat not ours any more */
  async lineRefused(viewer) {
    try {
      await api.snapshot(this.id, viewer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (this.ended || this.listening !== viewer || (error.status !== 403 && error.status !== 404)) return;
      this.hangUp();
      this.listening = undefined;
      this.viewer = undefined;
      this.front = null;
      void this.start();
    }
  }

  /** The person the curtain asks for has sat down. */
  lift() {
    const around = this.snapshot.value;
    this.front = this.curtain.value?.seat ?? null;
    if (around) this.seatViewer(around);
  }

  /** @param {number} seat another seat of this screen wants to act; nothing is hidden where all hands lie open */
  sit(seat) {
    const around = this.snapshot.value;
    if (!around?.view?.open_hands || !around.mine.includes(seat)) return;
    this.front = seat;
    this.seatViewer(around);
  }

  /** @param {boolean} open */
  line(open) {
    if (!open) this.company.lost();
    if (this.away.value !== open) return;
    this.away.value = !open;
    if (open) void this.flush();
  }

  /** @param {Snapshot} told the newest truth, from the line or as the reply to a command */
  take(told) {
    const before = this.snapshot.value;
    const snapshot = isLent(told) ? lookingOn(told) : told;
    if (this.ended || snapshot.seat !== this.viewer || (before && snapshot.version < before.version)) return;
    const base = snapshot.last - snapshot.events.length;
    const known = this.events.value.filter((event) => event.n <= base);
    if (known.length < base) return void this.catchUp();
    this.question = snapshot.decisions[0] ?? this.question;
    batch(() => {
      this.snapshot.value = snapshot;
      this.fresh.value =
        before && !snapshot.rewound ? snapshot.events.filter((event) => event.n > before.last) : [];
      this.events.value = [...known, ...snapshot.events];
      if (this.told !== questionKey(snapshot.decisions[0])) {
        this.hint.value = null;
        this.notice.value = null;
      }
      this.seatViewer(snapshot);
      this.tellWish(before, snapshot);
    });
    if (isSocial(snapshot)) void this.company.catchUp();
  }

  /** @param {Snapshot | null} before @param {Snapshot} after somebody wanted to take back, and that is settled now */
  tellWish(before, after) {
    if (!before?.wish || after.wish) return;
    const { by, answers } = before.wish;
    if (after.rewound)
      this.tell({ kind: "info", message: { id: "ui-wish-done", args: { seat: by, n: answers } } });
    else if (by === after.seat) this.tell({ kind: "info", message: { id: "ui-wish-refused" } });
  }

  /** @param {import("../types.js").News} news */
  hear(news) {
    this.company.hear(news);
    const { refused } = news;
    const seat = this.snapshot.value?.seat;
    if (!refused || refused.seat === refused.by || refused.seat === seat) return;
    this.tell({ kind: "info", message: { id: "ui-wish-refused-by", args: { seat: refused.seat } } });
  }

  /** @param {Notice} notice says something under the prompt, for as long as the question stands */
  tell(notice) {
    this.told = questionKey(this.snapshot.value?.decisions[0]);
    this.notice.value = notice;
  }

  /** Some events went past: asks for all of them. */
  async catchUp() {
    try {
      const viewer = this.viewer ?? null;
      this.events.value = [];
      this.take(await api.snapshot(this.id, viewer, 0));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.report(error);
    }
  }

  /** @returns {Decision | null} */
  get decision() {
    return this.outbox.value ? null : (this.snapshot.value?.decisions[0] ?? null);
  }

  /** @param {string} option */
  choose(option) {
    const snapshot = this.snapshot.value;
    const decision = snapshot?.decisions.find((open) => open.choices.some((choice) => choice.id === option));
    if (!snapshot || !decision || this.outbox.value) return;
    this.want({ what: "answer", seat: decision.seat, option });
  }

  /** @param {Wanted} wanted gives a command on the table as it is seen now, or as soon as the one before is dealt with */
  want(wanted) {
    const snapshot = this.snapshot.value;
    if (!snapshot) return;
    if (this.outbox.value) return this.afterwards(wanted.what, () => this.want(wanted));
    this.post(/** @type {Command} */ ({ ...wanted, expected: snapshot.version, key: freshKey() }));
  }

  /** @param {string} what @param {() => void} act goes on with it when the command on its way is dealt with; who presses twice means it once */
  afterwards(what, act) {
    if (!this.away.value && this.outbox.value?.what !== what) this.next = act;
  }

  /** @param {Command} command */
  post(command) {
    this.notice.value = null;
    this.outbox.value = command;
    keep(this.id, command);
    void this.flush();
  }

  /** Sends the command that waits, if one does. */
  async flush() {
    const command = this.outbox.value;
    if (!command || this.sending || this.ended) return;
    this.sending = true;
    try {
      const snapshot = await api.command(this.id, command);
      batch(() => {
        this.done(command); // together, or the old question would be open again for a moment
        this.take(snapshot);
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
    next?.();
  }

  /** @param {Command} command */
  done(command) {
    this.outbox.value = null;
    forget(this.id, command);
  }

  /** @param {ApiError} error @param {Command} command */
  refused(error, command) {
    const asked = this.question;
    const option = command.what === "answer" ? command.option : null;
    const ref = asked?.choices.find((choice) => choice.id === option)?.ref;
    this.done(command);
    if (error.status !== 409 || !error.missed) {
      this.tell(
        ref === undefined ? { kind: "no", message: error.words } : { kind: "no", message: error.words, ref },
      );
      return;
    }
    const missed = error.missed;
    this.take(missed);
    const still = missed.decisions.find((open) => open.choices.some((choice) => choice.id === option));
    if (still && questionKey(still) === questionKey(asked)) {
      // Others answered the same question meanwhile: ours stands as it was meant.
      this.outbox.value = { ...command, expected: missed.version, key: freshKey() };
      keep(this.id, this.outbox.value);
    } else if (command.what === "consent") {
      this.tell({ kind: "info", message: { id: "ui-wish-gone" } });
    } else {
      this.tell({ kind: "info", message: meanwhile(missed) });
    }
  }

  /** Takes back what can be taken back; where others must agree, asks whether to ask them; otherwise says why it cannot. */
  undo() {
    const snapshot = this.snapshot.value;
    if (!snapshot || snapshot.seat === null) return;
    if (this.outbox.value) return this.afterwards("undo", () => this.undo());
    const { ok, ask, reason } = snapshot.undo;
    if (ok || ask?.length === 0) this.want({ what: "undo", seat: snapshot.seat });
    else if (ask && !snapshot.wish) this.tell({ kind: "ask", message: whyAsk(reason) });
    else if (reason && !snapshot.wish) this.tell({ kind: "no", message: reason });
  }

  async askHint() {
    const snapshot = this.snapshot.value;
    const question = questionKey(this.decision);
    if (!snapshot || !this.decision) return;
    try {
      const { option } = await api.hint(this.id, { seat: this.decision.seat, expected: snapshot.version });
      if (questionKey(this.decision) !== question) return;
      this.told = question;
      this.hint.value = option;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.missed) this.take(error.missed);
      this.report(error);
    }
  }

  /** @param {string} option @param {string} ref asks for the rule that forbids this; the server changes nothing on a refusal */
  async whyNot(option, ref) {
    const snapshot = this.snapshot.value;
    if (!snapshot || !this.decision) return;
    try {
      const { seat } = this.decision;
      await api.command(this.id, {
        what: "answer",
        seat,
        expected: snapshot.version,
        key: freshKey(),
        option,
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 422)
        this.tell({ kind: "no", message: error.words, ref });
    }
  }

  /** @param {ApiError} error */
  report(error) {
    this.tell({ kind: "no", message: error.words });
  }
}

/** @param {Snapshot} snapshot whether an AI plays for whoever looks */
export function isLent({ seat, seats, over }) {
  return !over && seat !== null && seats[seat]?.kind === "ai";
}

/** @param {Snapshot} snapshot what an AI is asked for us is not ours to answer, nor what it did ours to take back */
function lookingOn(snapshot) {
  /** @type {import("../types.js").Message} */
  const reason = { id: "error-seat-lent", args: { n: (snapshot.seat ?? 0) + 1 } };
  return { ...snapshot, decisions: [], undo: { ok: false, reason, ask: null } };
}

/** @param {Decision | null | undefined} decision what tells one question from the next; others' answers to the same one change nothing */
export function questionKey(decision) {
  return decision
    ? JSON.stringify([decision.kind, decision.prompt, decision.choices.map((choice) => choice.id)])
    : "";
}

/** @param {import("../types.js").Message | null} reason why others are asked, without the "cannot" of the rules */
function whyAsk(reason) {
  const { seat } = reason?.args ?? {};
  return typeof seat === "number"
    ? { id: "ui-wish-why-other", args: { seat } }
    : { id: "ui-wish-why-revealed" };
}

/** @param {Snapshot} missed @returns {import("../types.js").Message} who has moved while we were not looking */
function meanwhile(missed) {
  const seats = [...new Set(missed.events.map((event) => event.args.seat))].filter(
    (seat) => typeof seat === "number",
  );
  const other = seats.find((seat) => seat !== missed.seat);
  return other === undefined ? { id: "ui-moved-on" } : { id: "ui-moved-meanwhile", args: { other } };
}
