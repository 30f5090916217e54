/** The lands that a beat of the invader phase is about. */

/** @typedef {import("../../../js/types.js").SceneBeat} SceneBeat */

/**
 * @param {SceneBeat} beat
 * @returns {Map<string, string>} lands where something happens, with how they are lit
 */
export function litLands({ data, events }) {
  /** @type {Map<string, string>} */
  const lit = new Map();
  for (const event of events)
    for (const land of [event.args.to, event.args.land])
      if (typeof land === "string" && land !== "none")
        lit.set(land, /-(presence-destroyed|blight)$/.test(event.id) ? "ravage" : "good");
  for (const land of data.blight ?? []) lit.set(land, "ravage");
  if (data.land) {
    const spared = data.step === "ravage" && data.blight?.length === 0 && !data.lost;
    lit.set(data.land, data.stopped || data.by || spared ? "good" : data.step);
  }
  const at = (data.lands ?? []).indexOf(data.land);
  for (const land of at >= 0 ? data.lands.slice(at + 1) : []) if (!lit.has(land)) lit.set(land, "later");
  return lit;
}
