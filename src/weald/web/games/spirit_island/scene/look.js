/** The look of a scene on a narrow screen: the land of the beat, with the whole island small beside it. */

import { html, useLayoutEffect } from "../../../js/core/preact.js";
import { litLands } from "./lit.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../map/layout.js").Island} Island */

const NARROW = "(max-width: 899px)";
/** The zoom at which a land is looked at. */
const CLOSE = 1.9;

/** @param {Ctx} ctx @param {import("../map/zoom.js").Zoom} zoom @param {string} room one move a beat */
export function useLook(ctx, { port, to, fit }, room) {
  const beat = ctx.scene;
  const land = beat?.data.band ? undefined : beat?.data.land;
  useLayoutEffect(() => {
    const window = port.current;
    if (!beat || !window || !matchMedia(NARROW).matches) return;
    const field = land && window.querySelector(`[data-ref="land:${land}"] .si-field`);
    const sheet = field instanceof SVGGraphicsElement && field.ownerSVGElement;
    if (!sheet) return void fit();
    // The place on the whole map: on the screen the map may still be on its way.
    const { x, y, width: w, height: h } = sheet.viewBox.baseVal;
    const { clientWidth: wide, clientHeight: high } = window;
    const scale = Math.min(wide / w, high / h);
    const box = field.getBBox();
    to(CLOSE, {
      x: (box.x + box.width / 2 - x - w / 2) * scale + wide / 2,
      y: (box.y + box.height / 2 - y - h / 2) * scale + high / 2,
    });
  }, [beat, room]);
}

/** @param {{ctx: Ctx, island: Island, box: string}} props */
export function Small({ ctx, island, box }) {
  if (!ctx.scene || !matchMedia(NARROW).matches) return null;
  const lit = litLands(ctx.scene);
  return html`<svg class="si-small rounded lined surface" viewBox=${box}
    aria-hidden="true">${[...island.lands.values()].map(
      ({ id, d }) =>
        html`<path key=${id} d=${d} data-lit=${lit.has(id) && lit.get(id) !== "later" ? "" : undefined} />`,
    )}</svg>`;
}
