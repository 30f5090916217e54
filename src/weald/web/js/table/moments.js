// Turning points of a game: three moments, the better move, and a table for practice from there.

import { html, useEffect, useSignal } from "../core/preact.js";
import { go } from "../core/router.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { Icon } from "../ui/components.js";
import { percent } from "./hint.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Moments} Decisive */
/** @typedef {import("../types.js").Message} Message */

const PAUSE = 2000;
const TRIES = 60;

/**
 * @param {string} id @param {number | null} seat
 * @returns {import("../../vendor/signals.js").Signal<Decisive | null>} null: not ready yet, or none
 */
export function useMoments(id, seat) {
  const moments = useSignal(/** @type {Decisive | null} */ (null));
  useEffect(() => {
    let left = TRIES;
    let timer = 0;
    const ask = async () => {
      try {
        const reply = await transport.call({ do: "moments", table: id, seat });
        if (reply.ready) moments.value = reply;
        else if (left-- > 0) timer = window.setTimeout(ask, PAUSE);
      } catch (error) {
        // They are an extra: the page is whole without them.
        if (!(error instanceof ApiError)) throw error;
      }
    };
    void ask();
    return () => {
      left = 0;
      clearTimeout(timer);
    };
  }, [id, seat]);
  return moments;
}

/** @param {{ctx: Ctx, decisive: Decisive | null}} props what decided a game; nothing until it is known */
export function Moments({ ctx, decisive }) {
  const trouble = useSignal(/** @type {Message | null} */ (null));
  if (!decisive || decisive.moments.length === 0) return null;

  /** @param {number} at */
  const goOn = async (at) => {
    try {
      const { id } = await transport.call({ do: "practice", table: ctx.snapshot.id, at });
      go(`/t/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      trouble.value = error.words;
    }
  };
  return html`<section class="panel decisive" aria-labelledby="decisive-title">
    <h3 id="decisive-title">${ctx.t("ui-moments")} <small>${ctx.t("ui-moments-help")}</small></h3>
    <ol>${decisive.moments.map(
      (moment) => html`<li key=${moment.at}>
        <span class=${`dl ${moment.change < 0 ? "dn" : "up"}`}>${ctx.signed(percent(moment.change))}</span>
        <div><b>${ctx.t("ui-moment-turn", { n: moment.turn })}</b>
          <p><small>${ctx.t(moment.prompt)}</small></p>
          <p>${ctx.t("ui-moment-move")} <b>${ctx.t(moment.move)}</b></p>
          ${moment.better && html`<p>${ctx.t("ui-moment-better")} <b>${ctx.t(moment.better)}</b></p>`}</div>
        <button type="button" class="btn" onClick=${() => void goOn(moment.at)}>
          <${Icon} name="play" />${ctx.t("ui-moment-go-on")}</button></li>`,
    )}</ol>
    ${
      trouble.value &&
      html`<p class="msg no" role="alert"><${Icon} name="close" /><span>${ctx.t(trouble.value)}</span></p>`
    }
  </section>`;
}
