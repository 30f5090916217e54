// The table as it is shown: the latest snapshot, the events that led to it, and the last question.

import { batch, signal } from "./preact.js";

/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").Snapshot} Snapshot */

export class Shown {
  constructor() {
    this.snapshot = signal(/** @type {Snapshot | null} */ (null));
    this.events = signal(/** @type {GameEvent[]} */ ([]));
    /** the events that the latest snapshot has brought */
    this.fresh = signal(/** @type {GameEvent[]} */ ([]));
    /** the last event of the viewer's own last answer: later ones are news to them */
    this.acted = signal(0);
    /** @type {Decision | null} the last question: it contains an answer that still waits for others */
    this.question = null;
  }

  /** @returns {Decision | null} the question that is open */
  get open() {
    return this.snapshot.value?.decisions[0] ?? null;
  }

  /**
   * Return whether a snapshot is older than the one shown.
   * @param {Snapshot} snapshot
   */
  isPast({ version }) {
    return version < (this.snapshot.value?.version ?? 0);
  }

  /**
   * Return whether events are missing before those of a snapshot.
   * @param {Snapshot} snapshot
   */
  lacks(snapshot) {
    return this.before(snapshot).length < snapshot.last - snapshot.events.length;
  }

  /** @param {Snapshot} snapshot the known events before its own */
  before({ last, events }) {
    return this.events.value.filter(({ n }) => n <= last - events.length);
  }

  /**
   * Show a snapshot.
   * @param {Snapshot} snapshot @param {boolean} own whether the viewer's own command has led to it
   */
  take(snapshot, own) {
    const last = this.snapshot.value;
    batch(() => {
      this.question = snapshot.decisions[0] ?? this.question;
      this.fresh.value =
        last && !snapshot.rewound ? snapshot.events.filter((event) => event.n > last.last) : [];
      this.events.value = [...this.before(snapshot), ...snapshot.events];
      this.snapshot.value = snapshot;
      if (own || last?.seat !== snapshot.seat) this.acted.value = snapshot.last;
    });
  }

  /** Show nothing any more: another seat looks. */
  clear() {
    batch(() => {
      this.question = null;
      this.snapshot.value = null;
      this.events.value = [];
      this.fresh.value = [];
    });
  }
}
