// Seats: their people, and the right to hand them on.

/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../types.js").Snapshot} Snapshot */

/** @param {Seat | undefined} seat whether a person plays it now */
export const isManned = (seat) => seat !== undefined && seat.kind !== "ai" && !seat.free;

/**
 * Return whether the people here may hand a seat that is not theirs to an AI, if its person is away: the host
 * may, all players for the host, and for others where no host plays.
 * @param {Pick<Snapshot, "seats" | "mine" | "host">} around @param {number} i
 */
export function mayStandIn({ seats, mine, host }, i) {
  const seat = seats[i];
  if (!seat || mine.includes(i)) return false;
  if (host || (mine.length > 0 && seat.host)) return true;
  const hosted = seats.some((one) => one.host && isManned(one));
  return mine.length > 0 && !hosted && (isManned(seat) || (seat.free && seat.looked === true));
}

/**
 * Return whether only one seat is left to a person: with it, a fair deal ends.
 * @param {Pick<Snapshot, "seats" | "mine" | "deal">} around
 */
export function isLast({ seats, mine, deal }) {
  const others = seats.some((seat, i) => !mine.includes(i) && (isManned(seat) || seat.away));
  return deal?.dealt === true && mine.length === 1 && !others;
}

/**
 * Return whether all have left a fair deal, so that it is open before the game is over.
 * @param {Pick<Snapshot, "deal" | "over">} around
 */
export const isLeft = ({ deal, over }) => !over && deal?.secret !== undefined;
