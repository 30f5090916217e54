// The result of a game: whether it is a defeat, and what is saved of a table as a file.

import { html } from "../core/preact.js";
import { SaveFile } from "../ui/save_file.js";

/** @typedef {import("../types.js").Ctx} Ctx */

/** @param {Ctx} ctx @returns {boolean} whether the people here lost; for onlookers, whether all did */
export function isDefeat(ctx) {
  const winners = ctx.snapshot.result?.winners ?? [];
  const { mine } = ctx.snapshot;
  return mine.length > 0 ? !mine.some((seat) => winners.includes(seat)) : winners.length === 0;
}

/** @param {{ctx: Ctx}} props the whole game as a file */
export function SaveRecord({ ctx }) {
  const { id } = ctx.snapshot;
  return html`<${SaveFile} request=${{ do: "record", table: id }} name=${`weald-${ctx.game}-${id}.json`}
    icon="save" text=${ctx.t("ui-save-record")} />`;
}

/** @param {{ctx: Ctx}} props what a seat sees, as a file for people who look for the mistake */
export function SaveReport({ ctx }) {
  const { id, seat } = ctx.snapshot;
  return html`<${SaveFile} request=${{ do: "report", table: id, seat }}
    name=${`weald-${ctx.game}-${id}-report.json`} icon="flag" text=${ctx.t("ui-report")} />`;
}
