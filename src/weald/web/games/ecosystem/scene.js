/** The picks and placements of all, as one moment: the next hand is there, and can be played beside it. */

import { turnScenes } from "../../js/table/scene_turns.js";

/** @typedef {import("../../js/types.js").SceneBeat} SceneBeat */

const { from, last } = turnScenes("ecosystem", ["picked"], []);

/** @param {import("../../js/types.js").GameEvent} event what others did; alone, there is nothing to watch */
const wanted = ({ id, args }) =>
  id === "ecosystem-event-passed" || (id === "ecosystem-event-picked" && Number(args.seat) > 0);

/** @param {SceneBeat[]} marked @returns {SceneBeat[]} placing and passing are one moment */
function beats(marked) {
  return marked.flatMap((beat, i) => {
    const next = marked[i + 1];
    if (beat.data.step === "placed" && next?.data.step === "passed") return [];
    const before = marked[i - 1];
    const merged = beat.data.step === "passed" && before?.data.step === "placed" ? before.events : [];
    return [{ ...beat, events: [...merged, ...beat.events] }];
  });
}

/** @type {import("../../js/types.js").SceneModule} */
export const scene = {
  wanted,
  // All that was picked together is told together.
  from: (events, shown) => Math.min(from(events, shown), shown),
  last: (events) => {
    const end = last(events);
    let first = events.findIndex(({ n }) => n > end);
    while (first > 0 && events[first - 1]?.id === "ecosystem-event-picked") first -= 1;
    return first < 0 ? -1 : (events[first]?.n ?? 0) - 1;
  },
  beats,
};
