// The last set-up of each game on this device.

/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {import("./setup.js").SeatSetup} SeatSetup */
/** @typedef {{seats: SeatSetup[], options: Record<string, string | number | boolean>}} Remembered */

const KEY = "weald-setups";
const KINDS = ["human", "guest", "ai"];

/** @returns {{last?: string, games?: Record<string, Remembered>}} */
function load() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {}; // storage is off or damaged
  }
}

/** @returns {string | null} the game that was begun last */
export const lastGame = () => load().last ?? null;

/**
 * Return the last set-up of a game, as far as the game still allows it.
 * @param {GameInfo} game @returns {Remembered | null}
 */
export function remembered(game) {
  const stored = load().games?.[game.id];
  if (!stored || !Array.isArray(stored.seats) || !game.seats.includes(stored.seats.length)) return null;
  const seats = stored.seats.map(({ kind, name, level, character }) => ({
    kind: KINDS.includes(kind) ? kind : "ai",
    name: typeof name === "string" ? name : "",
    level: game.levels.includes(level) ? level : (game.levels.at(-1) ?? ""),
    ...(typeof character === "string" ? { character } : {}),
  }));
  const options = Object.fromEntries(
    game.options.map((option) => {
      const value = stored.options?.[option.id];
      return [option.id, value !== undefined && fits(option, value) ? value : option.default];
    }),
  );
  return { seats, options };
}

/** @param {import("../types.js").OptionInfo} option @param {unknown} value whether the option may have it */
function fits(option, value) {
  if (option.kind === "choice") return option.choices?.includes(String(value)) === true;
  if (option.kind === "bool") return typeof value === "boolean";
  return Number.isInteger(value) && Number(value) >= (option.min ?? 0) && Number(value) <= (option.max ?? 0);
}

/** @param {GameInfo} game @param {Remembered} setup keep it for the next time */
export function remember(game, setup) {
  const { games = {} } = load();
  try {
    localStorage.setItem(KEY, JSON.stringify({ last: game.id, games: { ...games, [game.id]: setup } }));
  } catch {
    // storage is off: the next set-up begins from the usual one
  }
}
