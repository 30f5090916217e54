// Help with the open question: the hint, what its options would bring, and notices about it.

import { freshKey } from "./outbox.js";
import { batch, signal } from "./preact.js";
import { questionKey } from "./question.js";
import { ApiError } from "./transport/error.js";

/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("../types.js").Notice} Notice */
/** @typedef {import("./outbox.js").Outbox} Outbox */
/** @typedef {import("./transport/transport.js").Transport} Transport */

export class Help {
  /** @param {string} table @param {Pick<Transport, "call">} transport @param {Outbox} outbox */
  constructor(table, transport, outbox) {
    this.table = table;
    this.transport = transport;
    this.outbox = outbox;
    this.notice = signal(/** @type {Notice | null} */ (null));
    /** the hinted option, and what is known about it */
    this.advice = signal(/** @type {import("../types.js").Hint | null} */ (null));
    this.hinting = signal(false);
    /** outcomes of the options of a question */
    this.foresight = signal(/** @type {import("../types.js").Foreseen | null} */ (null));
    /** the question that notice and hint belong to: they go when it goes, even if others answer it first */
    this.about = "";
  }

  /** Return the key of the open question. */
  get question() {
    return questionKey(this.outbox.shown.open);
  }

  /** Forget notice and hint unless their question is still open. */
  turn() {
    if (this.about !== this.question) this.clear();
  }

  clear() {
    batch(() => {
      this.advice.value = null;
      this.notice.value = null;
    });
  }

  /**
   * Show a notice under the prompt for as long as the question stands.
   * @param {Notice} notice
   */
  say(notice) {
    this.about = this.question;
    this.notice.value = notice;
  }

  /** Ask the server which option it would choose. */
  async askHint() {
    const snapshot = this.outbox.shown.snapshot.value;
    const decision = this.outbox.question;
    if (!snapshot || !decision || this.hinting.value) return;
    this.hinting.value = true;
    try {
      const { table } = this;
      const { seat } = decision;
      const advice = await this.transport.call({ do: "hint", table, seat, expected: snapshot.version });
      const question = questionKey(decision);
      if (questionKey(this.outbox.question) !== question) return;
      this.about = question;
      this.advice.value = advice;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.say({ kind: "no", message: error.words });
    } finally {
      this.hinting.value = false;
    }
  }

  /**
   * Ask which rule forbids an option, by answering with it: a refusal changes nothing.
   * @param {string} option @param {string} ref
   */
  async whyNot(option, ref) {
    const snapshot = this.outbox.shown.snapshot.value;
    const decision = this.outbox.question;
    if (!snapshot || !decision) return;
    try {
      await this.transport.call({
        do: "answer",
        table: this.table,
        seat: decision.seat,
        expected: snapshot.version,
        key: freshKey(),
        option,
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 422)
        this.say({ kind: "no", message: error.words, ref });
    }
  }

  /** Ask what the options of the open question would bring. */
  async foresee() {
    const seat = this.outbox.shown.open?.seat;
    if (seat === undefined) return;
    try {
      this.foreseen(await this.transport.call({ do: "outcomes", table: this.table, seat }), seat);
    } catch (error) {
      // Without foresight the table is as good as before.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Ask again if the reply may have been lost with the connection. */
  connected() {
    if (this.question && this.foresight.value?.question !== this.question) void this.foresee();
  }

  /**
   * Keep what the options would bring, unless the table has gone on.
   * @param {import("../types.js").Foresight} foresight @param {number} seat
   */
  foreseen({ version, outcomes, reach }, seat) {
    const { open, snapshot } = this.outbox.shown;
    if (open?.seat !== seat || snapshot.value?.version !== version) return;
    this.foresight.value = { question: this.question, outcomes, reach };
  }

  /**
   * Return the outcome of an option of the open question, once it is known.
   * @param {string} option
   */
  outcome(option) {
    const foresight = this.foresight.value;
    return foresight?.question === this.question ? foresight.outcomes[option] : undefined;
  }
}
