// State machine of scenes: what the game did by itself, shown beat by beat with the view of each moment.

import { batch, signal } from "../core/preact.js";
import { ApiError, transport as usual } from "../core/transport/transport.js";

/** @typedef {import("../core/transport/transport.js").Transport} Transport */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").SceneBeat} SceneBeat */
/** @typedef {import("../types.js").SceneModule} SceneModule */
/** @typedef {import("../types.js").Motion} Motion */
/** @typedef {{mode: "step" | "play" | null, games: string[], speed: number}} Habits */
/**
 * @typedef {{view: any, last: number, beat: SceneBeat | null, fresh?: GameEvent[]}} Moment what the table
 *   shows instead of now
 */

const KEY = "weald-scenes";
/** In the first games every beat waits for its reader. */
const FIRST_GAMES = 3;
/** The old view is held this long, at most, while a scene is fetched. */
const HOLD = 4000;
const WORD = 60;
const LEAST = 1200;
/** Milliseconds for which a part of a beat is shown. */
export const PART = 520;
export const SPEEDS = [1, 2, 0.5];

/** @returns {Habits} how this person watches scenes */
function loadHabits() {
  try {
    const { mode, games, speed } = JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
    return {
      mode: mode === "step" || mode === "play" ? mode : null,
      games: Array.isArray(games) ? games.map(String) : [],
      speed: SPEEDS.includes(speed) ? speed : 1,
    };
  } catch {
    return { mode: null, games: [], speed: 1 }; // storage is off or damaged: as at the first game
  }
}

/** @param {Habits} habits */
function keepHabits(habits) {
  try {
    localStorage.setItem(KEY, JSON.stringify(habits));
  } catch {
    // storage is off: the choice lasts as long as the page
  }
}

/**
 * Return a value with one part replaced, without changing the original.
 * @param {any} value @param {readonly (string | number)[]} path @param {any} part @returns {any}
 */
export function replaced(value, [key, ...rest], part) {
  if (key === undefined) return part;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[key] = replaced(value[key], rest, part);
  return copy;
}

/**
 * Return the beats of a scene as the service sends them, each with its view and its events.
 * @param {import("../types.js").SceneReply} scene @param {readonly GameEvent[]} events @param {number} after
 * @returns {SceneBeat[]}
 */
export function beatsOf({ view, beats }, events, after) {
  let [shown, before] = [view, after];
  return beats.map(({ data, last, changes }) => {
    for (const [path, part] of changes) shown = replaced(shown, path, part);
    const own = events.filter(({ n }) => n > before && n <= last);
    before = last;
    return { data, last, view: shown, events: own };
  });
}

/**
 * Return how long a sentence is shown before the next one, in milliseconds.
 * @param {string} words @param {number} action how long its movement takes @param {Motion} motion
 */
export function readingTime(words, action, motion) {
  const ms = action + Math.max(LEAST, WORD * words.split(/\s+/).length);
  return motion === "fast" ? ms / 2 : ms;
}

export class ScenePlayer {
  /**
   * @param {string} id @param {Pick<Transport, "call">} [transport]
   * @param {(beat: SceneBeat) => number} [pace]
   */
  constructor(id, transport = usual, pace = () => LEAST) {
    this.id = id;
    this.transport = transport;
    this.pace = pace;
    /** @type {SceneModule | null} */
    this.module = null;
    /** @type {() => Motion} */
    this.motion = () => "full";
    /** @type {Habits} */
    this.habits = loadHabits();
    this.speed = signal(this.habits.speed);
    this.beats = signal(/** @type {SceneBeat[]} */ ([]));
    this.at = signal(0);
    /** number of parts of the beat that are over */
    this.part = signal(0);
    this.active = signal(false);
    this.playing = signal(false);
    /** without motion, a scene is a list of sentences */
    this.listed = signal(/** @type {SceneBeat[]} */ ([]));
    this.held = signal(/** @type {Snapshot | null} */ (null));
    /** @type {Snapshot | null} */
    this.before = null;
    /** the last event that was shown before the scene */
    this.shown = 0;
    this.first = 0;
    this.request = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.partTimer = undefined;
  }

  /** @returns {SceneBeat | null} */
  get beat() {
    return this.active.value ? (this.beats.value[this.at.value] ?? null) : null;
  }

  /** @returns {Moment | null} what to show instead of the present; null: the present */
  get moment() {
    const { beat } = this;
    if (beat) {
      const parts = beat.parts ?? [];
      const part = parts[this.part.value];
      if (part) return { view: part.view, last: part.last, beat, fresh: part.events };
      const after = parts.at(-1)?.last;
      const fresh = after === undefined ? undefined : beat.events.filter(({ n }) => n > after);
      return { view: beat.view, last: beat.last, beat, fresh };
    }
    const held = this.held.value;
    return held ? { view: held.view, last: held.last, beat: null } : null;
  }

  /** Whether the beat shown is the last one. */
  get atEnd() {
    return this.at.value >= this.beats.value.length - 1;
  }

  /** Whether the beat shown is the present, so that the table can be played on beside it. */
  get lingers() {
    return !this.module?.Strip && this.atEnd && this.beat !== null && this.beat.last === this.before?.last;
  }

  /** @returns {"step" | "play"} */
  get mode() {
    if (this.motion() === "none") return "step";
    return this.habits.mode ?? (this.habits.games.length > FIRST_GAMES ? "play" : "step");
  }

  /**
   * Take in a new snapshot: begin a scene if it brings something to watch.
   * @param {Snapshot} snapshot @param {readonly GameEvent[]} events all of the table, oldest first
   */
  follow(snapshot, events) {
    const { before, module, lingers } = this;
    this.before = snapshot;
    if (!module || !before || before === snapshot) return;
    const seated = before.seat === snapshot.seat;
    if (seated && before.version === snapshot.version) return;
    // A seat that takes over the screen gets everything from the beginning: nothing was taken back.
    if (snapshot.rewound && (seated || snapshot.last < before.last)) return this.drop();
    const news = events.filter(({ n }) => n > before.last);
    if (!seated && (this.active.value || this.held.value))
      return void this.load(snapshot, events, this.shown);
    if (!news.some((event) => module.wanted(event))) return;
    if (lingers) this.finish();
    const going = this.active.value || this.held.value !== null;
    if (!going) {
      this.shown = before.last;
      // Never the view of another seat: it may show a hand.
      if (seated && this.motion() !== "none") this.hold(before);
    }
    void this.load(snapshot, events, this.shown);
  }

  /** @param {Snapshot} before */
  hold(before) {
    this.held.value = before;
    setTimeout(() => this.held.value === before && this.release(), HOLD);
  }

  release() {
    this.held.value = null;
  }

  /**
   * Fetch the scene of the events after `shown` and play it, or go on with it.
   * @param {Snapshot} snapshot @param {readonly GameEvent[]} events @param {number} shown
   * @param {boolean} [again] from its first beat
   */
  async load(snapshot, events, shown, again = false) {
    const { module } = this;
    const request = ++this.request;
    if (!module) return;
    const after = module.from(events, shown);
    try {
      const whose = "at" in snapshot ? { at: Number(snapshot.at) } : { seat: snapshot.seat };
      const reply = await this.transport.call({ do: "scene", table: this.id, ...whose, after });
      if (request !== this.request) return;
      const news = events.filter(({ n }) => n > after);
      const marked = beatsOf(reply, news, after);
      const beats = module.beats?.(marked, news, snapshot.view) ?? marked;
      const first = beats.findIndex(({ last }) => last > shown);
      const beat = beats[first];
      if (beat && !again) {
        // Events just before the scene still have to move, and those seen before are not told again.
        const fresh = events.filter(({ n }) => n > shown && n <= beat.last);
        beats[first] = { ...beat, fresh, events: beat.events.filter(({ n }) => n > shown) };
      }
      this.begin(beats, again ? after : shown);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (request === this.request) this.drop(); // the table itself says what is wrong
    }
  }

  /**
   * Show beats from the first one after event `shown`; a scene that is shown goes on where it is.
   * @param {SceneBeat[]} beats @param {number} shown
   */
  begin(beats, shown) {
    const start = beats.findIndex(({ last }) => last > shown);
    if (start < 0) return this.drop();
    this.count();
    batch(() => {
      const now = this.beat;
      const same = now ? beats.findIndex((beat) => isSame(beat, now)) : -1;
      this.beats.value = beats;
      if (same >= 0) {
        this.at.value = same;
      } else if (this.motion() === "none" && !this.active.value) {
        this.listed.value = beats.slice(start);
        this.first = start;
        this.release();
        return;
      } else {
        this.first = this.at.value = start;
        this.runParts();
        this.playing.value = this.mode === "play";
      }
      this.active.value = true;
      this.release();
    });
    this.wait();
  }

  /** Note that this person has seen a scene of this table. */
  count() {
    const { games } = this.habits;
    if (games.includes(this.id) || games.length > FIRST_GAMES) return;
    this.habits = { ...this.habits, games: [...games, this.id] };
    keepHabits(this.habits);
  }

  /** Let the parts of the beat shown pass one after another; without motion they are over at once. */
  runParts() {
    clearTimeout(this.partTimer);
    const of = this.beats.value[this.at.value]?.parts?.length ?? 0;
    this.part.value = this.motion() === "none" ? of : 0;
    const ms = PART / this.speed.value / (this.motion() === "fast" ? 2 : 1);
    const next = () => {
      if (!this.active.value || this.part.value >= of) return;
      this.part.value += 1;
      this.partTimer = setTimeout(next, ms);
    };
    if (this.part.value < of) this.partTimer = setTimeout(next, ms);
  }

  /** Set the timer of the beat shown. */
  wait() {
    clearTimeout(this.timer);
    const { beat } = this;
    if (beat && this.playing.value && !this.lingers)
      this.timer = setTimeout(() => this.next(), this.pace(beat) / this.speed.value);
  }

  /**
   * Show a beat.
   * @param {number} at
   */
  show(at) {
    this.at.value = Math.max(0, Math.min(at, this.beats.value.length - 1));
    this.runParts();
    this.wait();
  }

  /** Show the next beat; after the last one, the present. */
  next() {
    if (this.atEnd) this.finish();
    else this.show(this.at.value + 1);
  }

  /** Show the beat before, and wait there. */
  back() {
    this.playing.value = false;
    this.show(this.at.value - 1);
  }

  /** Play or pause; remembered for all tables. */
  toggle() {
    if (this.motion() === "none") return;
    this.playing.value = !this.playing.value;
    this.habits = { ...this.habits, mode: this.playing.value ? "play" : "step" };
    keepHabits(this.habits);
    this.wait();
  }

  /** Play faster or slower; remembered for all tables. */
  nextSpeed() {
    const speed = SPEEDS[(SPEEDS.indexOf(this.speed.value) + 1) % SPEEDS.length] ?? 1;
    this.speed.value = speed;
    this.habits = { ...this.habits, speed };
    keepHabits(this.habits);
    this.wait();
  }

  /** Show the scene again from its first beat. */
  replay() {
    if (this.beats.value.length === 0) return;
    batch(() => {
      this.listed.value = [];
      this.playing.value = this.mode === "play";
      this.active.value = true;
    });
    this.show(0);
  }

  /** Show the listed beats, step by step. */
  stepThrough() {
    this.replay();
    this.show(this.first);
  }

  /**
   * Show the last scene of the table again, at any time.
   * @param {Snapshot} snapshot @param {readonly GameEvent[]} events
   */
  async again(snapshot, events) {
    this.finish();
    await this.load(snapshot, events, this.module?.last(events) ?? 0, true);
    if (this.listed.value.length > 0) this.replay();
  }

  /** Show the present; the beats stay, to be shown again. */
  finish() {
    clearTimeout(this.timer);
    clearTimeout(this.partTimer);
    this.request += 1;
    batch(() => {
      this.active.value = false;
      this.listed.value = [];
      this.release();
    });
  }

  /** Forget the scene: what it showed did not happen, or cannot be fetched. */
  drop() {
    this.finish();
    this.beats.value = [];
  }
}

/** @param {SceneBeat} one @param {SceneBeat} other */
function isSame(one, other) {
  return one.last === other.last && JSON.stringify(one.data) === JSON.stringify(other.data);
}
