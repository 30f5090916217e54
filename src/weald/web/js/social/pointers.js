// Pointers: a ring in the colour of the seat around what its player points at, for a few seconds.

import { t } from "../core/i18n.js";
import { html, useLayoutEffect, useState } from "../core/preact.js";
import { Icon } from "../ui/components.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameModule} GameModule */
/** @typedef {import("../types.js").Pointing} Pointing */
/** @typedef {import("../table/ui_state.js").UiState} UiState */
/** @typedef {import("../core/session.js").Session} Session */

const AROUND = 6;

/**
 * @param {Element} thing hands are private: the same name means another card on every screen, unless
 *   all lie open
 */
const isPrivate = (thing) => thing.closest(".hand") !== null;

/** @param {Ctx} ctx @param {Element} thing */
export function canPointAt(ctx, thing) {
  return Boolean(ctx.view?.open_hands) || !isPrivate(thing);
}

/**
 * @param {Ctx} ctx
 * @param {string} ref
 * @returns {DOMRect | null} where the thing is on this screen, if it is in sight
 */
function place(ctx, ref) {
  for (const thing of document.querySelectorAll(`main.table [data-ref="${CSS.escape(ref)}"]`)) {
    const box = thing.getBoundingClientRect();
    if (box.width > 0 && canPointAt(ctx, thing) && !thing.closest("#options")) return box;
  }
  return null;
}

/** @param {{ctx: Ctx, module: GameModule, session: Session, uiState: UiState}} props */
export function Pointers({ ctx, module, session, uiState }) {
  const pointed = session.social.pointed.value;
  return html`<div class="pings clip">
    ${pointed.map((one) => html`<${Ping} key=${one.key} ctx=${ctx} one=${one} />`)}
    <p class="vh" role="status">${pointed.map((one) => announcement(ctx, module, one)).join(" ")}</p>
    ${
      uiState.pointing.value &&
      html`<p class="msg info pointing" role="status"><${Icon} name="point" /><span>${t("ui-point-now")}
        </span>
      <button type="button" class="shut" aria-label=${t("ui-close")}
        onClick=${() => (uiState.pointing.value = false)}><${Icon} name="close" /></button></p>`
    }
  </div>`;
}

/**
 * @param {Ctx} ctx
 * @param {GameModule} module
 * @param {Pointing} pointing in words, for those who do not see the ring
 */
function announcement(ctx, module, { seat, ref }) {
  const about = module.explain(ref, ctx);
  return about ? ctx.t("ui-points-at", { seat, thing: ctx.t(about.title) }) : ctx.t("ui-points", { seat });
}

/** @param {{ctx: Ctx, one: Pointing}} props */
function Ping({ ctx, one }) {
  const [box, setBox] = useState(/** @type {DOMRect | null} */ (null));
  useLayoutEffect(() => {
    let frame = 0;
    // Things move for many reasons while a ring is shown: scrolling, notices that come, cards that are
    // played.
    const follow = () => {
      const now = place(ctx, one.ref);
      setBox((before) => (before && now && JSON.stringify(before) === JSON.stringify(now) ? before : now));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [one.ref, ctx.snapshot.version]);
  if (!box) return null;
  const style = {
    "--sc": `var(--seat-${one.seat % 6})`,
    left: `${box.left - AROUND}px`,
    top: `${box.top - AROUND}px`,
    width: `${box.width + 2 * AROUND}px`,
    height: `${box.height + 2 * AROUND}px`,
  };
  return html`<div class="ping" style=${style} data-ping=${one.ref} aria-hidden="true"><span dir="auto">
    ${ctx.name(one.seat)}</span></div>`;
}
