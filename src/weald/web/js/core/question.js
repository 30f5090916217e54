// Questions of a table: when two are the same one, and whether the viewer is asked at all.

/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("../types.js").Snapshot} Snapshot */

/**
 * Return a key that tells one question from the next; it stays the same while others answer.
 * @param {Decision | null | undefined} decision
 */
export function questionKey(decision) {
  return decision
    ? JSON.stringify([decision.kind, decision.prompt, decision.choices.map((choice) => choice.id)])
    : "";
}

/**
 * Return the first open question with an option.
 * @param {Snapshot} snapshot @param {string | null} option
 */
export const questionWith = ({ decisions }, option) =>
  decisions.find(({ choices }) => choices.some(({ id }) => id === option));

/**
 * Return whether an AI plays for the viewer.
 * @param {Snapshot} snapshot
 */
export function isLent({ seat, seats, over }) {
  return !over && seat !== null && seats[seat]?.kind === "ai";
}

/**
 * Return a lent seat's snapshot without questions and takebacks: those are the AI's.
 * @param {Snapshot} snapshot @returns {Snapshot}
 */
export function withoutQuestions(snapshot) {
  const reason = { id: "error-seat-lent", args: { n: (snapshot.seat ?? 0) + 1 } };
  return { ...snapshot, decisions: [], undo: { ok: false, part: false, reason, ask: null } };
}
