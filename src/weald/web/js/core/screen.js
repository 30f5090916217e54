// The seat at the screen: whose snapshots are shown, and for whom the curtain is down.

import { whoLooks } from "../table/hotseat.js";
import { signal } from "./preact.js";

/** @typedef {import("../types.js").Snapshot} Snapshot */

export class Screen {
  constructor() {
    this.curtain = signal(/** @type {{seat: number, name: string} | null} */ (null));
    /** @type {number | null} the seat known to sit at the screen */
    this.front = null;
    /** @type {number | null} the seat that a person at the screen has turned to on their own */
    this.chosen = null;
    /** @type {number | null | undefined} the seat whose snapshots are shown; undefined: none yet */
    this.viewer = undefined;
  }

  /**
   * Decide who looks, and return whether that is another seat than before.
   * @param {Snapshot} around
   */
  seat(around) {
    const { viewer, curtain } = whoLooks(around, this.front);
    this.curtain.value = curtain === null ? null : { seat: curtain, name: around.seats[curtain]?.name ?? "" };
    this.front = viewer ?? this.front;
    const changed = viewer !== this.viewer;
    this.viewer = viewer;
    return changed;
  }

  /** Put the person that the curtain asks for in front. */
  lift() {
    this.front = this.curtain.value?.seat ?? null;
  }

  /**
   * Put another seat of this screen in front, where all hands lie open and nothing needs hiding.
   * @param {Snapshot} around @param {number} seat @returns {boolean} whether it may sit there
   */
  turn(around, seat) {
    if (!around.view?.open_hands || !around.mine.includes(seat)) return false;
    this.front = this.chosen = seat;
    return true;
  }

  /** Forget who sits here: the seat may be lost. */
  clear() {
    this.viewer = undefined;
    this.front = null;
  }
}
