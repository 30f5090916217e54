/** A card above everything else that blocks nothing: what lies beside it can still be used. */

import { html, useLayoutEffect, useRef } from "../../../js/core/preact.js";
import { Icon } from "../../../js/ui/components.js";

/**
 * @param {{title: string, kind: string, tool?: any, foot: any, children?: any, onEscape: () => void}} props
 *   `kind`: what sort of card it is; `tool`: a button beside the title
 */
export function Paper({ title, kind, tool, foot, children, onEscape }) {
  const paper = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const box = paper.current;
    if (!box) return;
    const top = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
    box.style.setProperty("--si-top", `${Math.round(Math.max(0, top))}px`);
    if (!box.matches(":popover-open")) box.showPopover?.();
  });
  const shut = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onEscape();
  };
  return html`<div class="si-event" popover="manual" role="dialog" aria-labelledby="si-event-title"
    ref=${paper} onKeyDown=${shut}><div class="si-paper lined paper gap-12">
      <header><span class="si-seal center fixed"><${Icon} name="scroll-unfurled" /></span>
        <div><p>${kind}</p><h2 id="si-event-title">${title}</h2></div>${tool}</header>
      <div class="si-event-body scroll low gap-12" data-scroll data-long tabIndex=${0} role="group"
        aria-labelledby="si-event-title">${children}</div>
      ${foot}</div></div>`;
}
