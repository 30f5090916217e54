// The invitation to a table: a link, and the same as a QR code.

import { t } from "../core/i18n.js";
import { html, useEffect, useState } from "../core/preact.js";
import { CopyLink, LinkField, onlyHere, ShareLink, wholeLink } from "./share.js";

const QUIET = 4; // the quiet zone that cameras need around the code

/** @param {{code: string, title: string}} props */
export function Invite({ code, title }) {
  const path = `/join/${code}`;
  return html`<section class="invite lined paper grid gap-16" aria-labelledby="invite-title">
    <${QrCode} link=${wholeLink(path)} />
    <div class="invite-say">
      <h3 id="invite-title">${t("ui-invite")}</h3>
      <p>${t("ui-invite-help")}</p>
      <${LinkField} path=${path} label=${t("ui-invite-link")} />
      <div class="row2"><${CopyLink} path=${path} label=${t("ui-invite-copy")} class="btn calm" />
        <${ShareLink} path=${path} title=${title} /></div>
      ${onlyHere() && html`<p class="none">${t("ui-invite-local")}</p>`}
    </div>
  </section>`;
}

/** @param {{link: string}} props */
function QrCode({ link }) {
  const [code, setCode] = useState(/** @type {{size: number, path: string} | null} */ (null));
  useEffect(() => {
    let wanted = true;
    drawn(link).then((drawing) => wanted && setCode(drawing), console.error);
    return () => {
      wanted = false;
    };
  }, [link]);
  return html`<svg class="qr lined full" viewBox=${code ? `0 0 ${code.size} ${code.size}` : "0 0 1 1"}
    role="img"
    aria-label=${t("ui-invite-qr")} shape-rendering="crispEdges">
    ${code && html`<path d=${code.path} fill="currentColor" />`}</svg>`;
}

/** @param {string} link @returns {Promise<{size: number, path: string}>} the dark fields as one path */
async function drawn(link) {
  const { encode } = await import("../../vendor/uqr.js");
  const { data, size } = encode(link, { ecc: "M", border: QUIET });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size, path };
}
