// Hot seat: who may look at a screen that several people share.

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {Pick<Snapshot, "mine" | "seats" | "over" | "view">} Around */

/**
 * Return whose table may be shown, and for whom the curtain is down.
 * `front` is the person at the screen, as far as known. A curtain falls only when another person must answer,
 * and the person in front answers first, so that the screen changes hands as rarely as possible. If all
 * hands are open (`open_hands` in the view) nothing needs hiding. A player who lent their only seat to an AI
 * still looks on from it.
 * @param {Around} around @param {number | null} front
 * @returns {{viewer: number | null, curtain: number | null}}
 */
export function whoLooks({ mine, seats, over, view }, front) {
  const people = mine.filter((seat) => seats[seat]?.kind !== "ai");
  if (people.length === 0) return { viewer: mine.length === 1 ? (mine[0] ?? null) : null, curtain: null };
  if (people.length === 1) return { viewer: people[0] ?? null, curtain: null };
  const asked = people.filter((seat) => seats[seat]?.asked && !seats[seat]?.done);
  if (over || asked.length === 0 || (front !== null && asked.includes(front)))
    return { viewer: front, curtain: null };
  const next = asked.find((seat) => seat > (front ?? -1)) ?? asked[0] ?? null;
  return view?.open_hands ? { viewer: next, curtain: null } : { viewer: null, curtain: next };
}
