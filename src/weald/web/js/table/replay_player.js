// State machine of a replay: the moment that is shown, and those that are loaded.

import { batch, signal } from "../core/preact.js";
import { go, rename } from "../core/router.js";
import { ApiError, transport as usual } from "../core/transport/transport.js";

/** @typedef {import("../core/transport/transport.js").Transport} Transport */
/** @typedef {import("../types.js").ReplayMoment} ReplayMoment */

export class ReplayPlayer {
  /** @param {string} id @param {number | null} at @param {Pick<Transport, "call">} [transport] */
  constructor(id, at, transport = usual) {
    this.id = id;
    this.transport = transport;
    this.at = signal(at ?? 0);
    this.moment = signal(/** @type {ReplayMoment | null} */ (null));
    this.failure = signal(/** @type {ApiError | null} */ (null));
    this.playing = signal(false);
    /** all events of the game, as soon as they are loaded */
    this.events = signal(/** @type {readonly import("../types.js").GameEvent[]} */ ([]));
    /** @type {Map<number, Promise<ReplayMoment>>} */
    this.cache = new Map();
  }

  /**
   * Return a moment, from the cache if it is there.
   * @param {number} at
   */
  load(at) {
    const cached = this.cache.get(at);
    if (cached) return cached;
    const promise = this.transport.call({ do: "replay", table: this.id, at });
    this.cache.set(at, promise);
    promise.catch(() => this.cache.delete(at));
    return promise;
  }

  /**
   * Show a moment and load the next one.
   * @param {number} wanted
   */
  async show(wanted) {
    const of = this.moment.value?.of ?? Infinity;
    const at = Math.max(0, Math.min(wanted, of));
    this.at.value = at;
    try {
      const moment = await this.load(at);
      if (this.at.value !== at) return; // the slider has moved on
      batch(() => {
        this.moment.value = moment;
        if (moment.events.length > this.events.value.length) this.events.value = moment.events;
        this.failure.value = null;
      });
      rename(`/replay/${this.id}/${at}`);
      if (at < moment.of) this.load(at + 1).catch(() => undefined);
      if (this.events.value.length < (moment.lasts.at(-1) ?? 0)) void this.loadEvents(moment.of);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.playing.value = false;
      if (error.code === "record_secret") go(`/t/${this.id}`, { replace: true });
      else this.failure.value = error;
    }
  }

  /** @param {number} of loads the whole log, which the last moment has */
  async loadEvents(of) {
    const { events } = await this.load(of).catch(() => ({ events: [] }));
    if (events.length > this.events.value.length) this.events.value = events;
  }

  /**
   * Show the moment after the answer that an event came of.
   * @param {number} n
   */
  showEvent(n) {
    const at = this.moment.value?.lasts.findIndex((last) => last >= n) ?? -1;
    this.playing.value = false;
    if (at >= 0) void this.show(at);
  }

  /**
   * Show the next or the previous beginning of a turn.
   * @param {1 | -1} way
   */
  turn(way) {
    const marks = this.moment.value?.marks ?? [];
    const at = this.at.value;
    const next =
      way > 0
        ? (marks.find((mark) => mark > at) ?? this.moment.value?.of)
        : marks.findLast((mark) => mark < at);
    void this.show(next ?? 0);
  }

  /** Start or stop playing; at the end, start from the beginning. */
  play() {
    const of = this.moment.value?.of ?? 0;
    this.playing.value = !this.playing.value;
    if (this.playing.value && this.at.value >= of) void this.show(0);
  }
}
