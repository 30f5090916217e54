// Moving one's seats at a table to another device: a code to type there, or a link to open there.

import { t } from "../core/i18n.js";
import { html, useEffect, useSignal } from "../core/preact.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { Icon } from "../ui/components.js";
import { countdown, useEverySecond } from "../ui/duration.js";
import { CopyLink, onlyHere, wholeLink } from "./share.js";

/** @typedef {import("../types.js").Message} Message */
/** @typedef {import("../types.gen.js").Service.Move} Offer */

/** @param {string} code in two halves, as it is read aloud */
export const halves = (code) => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;

/** @param {{id: string}} props a new code, as long as it is valid */
export function MoveOffer({ id }) {
  const offer = useSignal(/** @type {Offer | null} */ (null));
  const trouble = useSignal(/** @type {Message | null} */ (null));
  async function ask() {
    trouble.value = null;
    try {
      offer.value = await transport.call({ do: "offer", table: id });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      trouble.value = error.words;
    }
  }
  useEffect(() => void ask(), [id]);
  const now = offer.value;
  const left = useEverySecond(
    () => Math.max(0, Math.floor(((now?.expires ?? 0) - transport.now()) / 1000)),
    [now],
  );
  const where = wholeLink("/move").replace(/^https?:\/\//, "");
  return html`<p>${t("ui-move-help")}</p>
    ${
      now &&
      left > 0 &&
      html`${onlyHere() && html`<p class="none">${t("ui-move-local")}</p>`}
        <p class="move-where">${t("ui-move-type", { address: where })}</p>
        <output class="move-code text-mid rounded well">${halves(now.code)}</output>
        <p class="none"><${Icon} name="clock" /> ${t("ui-move-valid", { time: countdown(left) })}</p>
        <div class="row2"><${CopyLink} path=${`/move#${now.token}`} label=${t("ui-move-link")} /></div>`
    }
    ${
      now &&
      left === 0 &&
      html`<button type="button" class="btn calm" onClick=${ask}><${Icon} name="again" />
        ${t("ui-move-again")}</button>`
    }
    <div role="status">${
      trouble.value && html`<p class="msg no"><${Icon} name="close" /><span>${t(trouble.value)}</span></p>`
    }</div>`;
}
