// Scenes of games whose turns begin with an event.

/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").SceneModule} SceneModule */

/**
 * Return the part of a scene module that says where scenes begin.
 * @param {string} game @param {string[]} starts events that begin what is shown together
 * @param {string[]} sorts events that are shown @returns {Pick<SceneModule, "wanted" | "from" | "last">}
 */
export function turnScenes(game, starts, sorts) {
  const sortOf = (/** @type {GameEvent} */ { id }) => id.slice(`${game}-event-`.length);
  const begins = (/** @type {GameEvent} */ event) => starts.includes(sortOf(event));
  return {
    wanted: (event) => sorts.includes(sortOf(event)),
    from(events, shown) {
      const start =
        events.find((event) => event.n > shown && begins(event)) ??
        events.findLast((event) => event.n <= shown && begins(event));
      return start ? start.n - 1 : shown;
    },
    last: (events) => (events.findLast(begins)?.n ?? 0) - 1,
  };
}
