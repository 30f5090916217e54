/** The effect of an option, in two or three words: the engine's reasons, shortened to fit a card. */

/** @typedef {import("../../js/types.js").Choice} Choice */
/** @typedef {import("./view.js").Ctx} Ctx */

/** The reasons that matter most come first; the others are told by the inspector. */
const RANK = [
  "burns",
  "stops",
  "brings",
  "meets-falls",
  "meets-holds",
  "meets-both",
  "meets-geyser",
  "saves",
  "loses",
  "stoned",
  "blown-back",
  "both",
  "beats",
  "hits",
  "stands",
];

/** @param {Choice} choice @param {Ctx} ctx @returns {{text: string, tone: "good" | "bad" | ""} | null} */
export function fate({ why }, ctx) {
  const reasons = why.map(([{ id, args }]) => ({
    fate: id.replace("sylvion-why-", "").replace("meets-shields", "meets-falls"),
    args,
  }));
  reasons.sort((one, other) => RANK.indexOf(one.fate) - RANK.indexOf(other.fate));
  const [first] = reasons;
  if (!first) return null;
  const { card = "", foe = "", n = 0 } = first.args ?? {};
  const args = {
    fate: first.fate,
    n,
    family: String(card).split("_")[0] ?? "",
    strength: Number(String(foe).at(-1)),
  };
  const tone = ["stops", "saves", "meets-holds"].includes(first.fate)
    ? "good"
    : ["burns", "brings", "meets-falls"].includes(first.fate)
      ? "bad"
      : "";
  return { text: ctx.t("sylvion-ui-fate", args), tone };
}
