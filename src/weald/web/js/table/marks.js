// Marks: what the attributes of a thing on the table say, worked out from the state alone.

import { keyAt } from "./foresight.js";

/** @typedef {import("./refs.js").Host} Host */
/** @typedef {Record<string, string | boolean>} Marks by attribute; false: it is not there */

/** @type {ReadonlySet<string>} */
const NOTHING = new Set();

/**
 * Return the marks of each thing by its ref, and whether a thing in hand reaches any of them.
 * @param {Pick<Host, "ctx" | "uiState" | "hint" | "refused" | "news">} host
 * @returns {{reaching: boolean, of: (ref: string) => Marks}}
 */
export function marksOf({ ctx, uiState, hint, refused, news }) {
  const now = ctx();
  const hot = uiState.hot.value;
  const marked = new Set(uiState.marked.value);
  const done = news?.() ?? NOTHING;
  const [hinted, wrong] = [hint(), refused()];
  const reached = now?.reach(hot) ?? [];
  const reach = new Set(reached.map(({ ref }) => ref));
  const origins = new Set(reached.map(({ origin }) => origin));
  const keys = new Map(uiState.listed.value.map((id, i) => [id, keyAt(i)]));
  return {
    reaching: reach.size > 0,
    of(ref) {
      const choice = now?.choice(ref);
      const picked = now?.pickedRef === ref;
      return {
        "data-choice": choice !== undefined,
        "data-level": (choice && now?.outcome(choice.id)?.level) || false,
        "data-key": (choice && keys.get(choice.id)) || false,
        "data-reach": origins.has(ref) ? "origin" : reach.has(ref) && "in",
        "data-hot": ref === hot,
        "data-marked": marked.has(ref),
        "data-news": done.has(ref),
        "data-hint": choice !== undefined && choice.id === hinted,
        "data-refused": ref === wrong,
        "data-picked": picked,
        "aria-pressed": picked && "true",
        "aria-disabled": !choice && "true",
      };
    },
  };
}
