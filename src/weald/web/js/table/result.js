// The result of a game: whether it is a defeat, and the record as a file.

import { api } from "../core/api.js";
import { html } from "../core/preact.js";
import { Icon } from "../ui/components.js";

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
  return html`<a class="btn" href=${api.recordPath(id)} download=${`weald-${ctx.game}-${id}.json`}>
    <${Icon} name="save" />${ctx.t("ui-save-record")}</a>`;
}
