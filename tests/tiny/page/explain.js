/** The inspector on a thing. */

import { viewOf } from "./view.js";

/** @typedef {import("../../js/types.js").Explanation} Explanation */
/** @typedef {import("./view.js").Ctx} Ctx */

/** @param {string} ref @param {Ctx} ctx @returns {Explanation | null} */
export function explain(ref, ctx) {
  const [sort = "", which = "", place = ""] = ref.split(":");
  const { hollows, stores } = viewOf(ctx);
  /** @type {Record<string, string | null | undefined>} */
  const nuts = {
    hand: which,
    hollow: hollows[which === "left" ? 0 : 1],
    store: stores[Number(which)]?.[Number(place)],
  };
  const nut = nuts[sort];
  const title = { id: "tiny-choice-nut", args: { nut: nut ?? "" } };
  if (nut) return { title, text: { id: "tiny-ui-nut" } };
  return sort === "hollow" ? { title: { id: "tiny-ui-unknown" } } : null;
}
