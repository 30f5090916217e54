/** The end of a turn as a scene: the fires, each side's water, where fire spreads, the next turn. */

import { turnScenes } from "../../js/table/scene_turns.js";

/** @typedef {import("../../js/types.js").SceneBeat} SceneBeat */

/**
 * @param {SceneBeat[]} marked
 * @returns {SceneBeat[]} each with all that the end of its turn has brought so far
 */
function beats(marked) {
  /** @type {SceneBeat["events"]} */
  let ending = [];
  return marked
    .filter(({ events }) => events.length > 0)
    .map((beat) => {
      ending = beat.data.step === "fire" ? beat.events : [...ending, ...beat.events];
      return { ...beat, data: { ...beat.data, ending } };
    });
}

/** @type {import("../../js/types.js").SceneModule} */
export const scene = {
  ...turnScenes("living_forest_duel", ["fire"], ["fire"]),
  beats,
  ms: () => 520,
};
