// Everything on the table that can be pointed at carries `data-ref`. From that attribute alone this module
// provides pointing, choosing, keyboard and touch with their marks, the same for every game.

import { drawn } from "../core/drawn.js";
import { effect, untracked } from "../core/preact.js";
import { marksOf } from "./marks.js";
import { read, readsFirst } from "./reading.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("./ui_state.js").UiState} UiState */
/**
 * @typedef {object} Host
 * @property {() => Ctx | null} ctx
 * @property {UiState} uiState
 * @property {() => string | null} hint the hinted option
 * @property {() => string | null} refused the ref that was refused
 * @property {(option: string) => void} choose
 * @property {(ref: string) => void} ask a thing was clicked that cannot be chosen
 * @property {(ref: string) => boolean} [reads] whether there is something to read about a thing
 * @property {() => ReadonlySet<string>} [news] the doings of others since the viewer acted
 * @property {(thing: HTMLElement | SVGElement) => void} [point] shows a thing to the others at the table
 */

/**
 * @typedef {{area: string, keyboard: boolean, focused: Element | null}} Hands where a keyboard player was,
 *   and on what
 */

/** Things in a row, counted as they lie: cards, growth, tracks, and those that stand for a choice. */
const LYING =
  '.hand [data-choice], [data-choice]:is([data-ref^="track:"], [data-ref^="growth:"]), [data-lies]';
const LONG_PRESS = 450;
/** So long after the screen has changed hands, in milliseconds, no click counts. */
const HANDED_OVER = 300;
/** A finger that moves further than this drags or scrolls instead of pressing. */
const STILL = 10;

/** @param {EventTarget | null} target @returns {HTMLElement | SVGElement | null} */
function thingAt(target) {
  return target instanceof Element ? target.closest("[data-ref]") : null;
}

/** @param {HTMLElement | SVGElement | null} thing @returns {string | null} */
function refOf(thing) {
  return thing?.dataset.ref ?? null;
}

/** @param {HTMLElement} root @param {Host} host @returns {() => void} takes everything off again */
export function bindRefs(root, host) {
  /** @type {Hands} */
  const state = { area: "", keyboard: false, focused: null };
  const off = [
    effect(() => {
      drawn.value;
      draw(root, host);
    }),
    effect(() => {
      drawn.value;
      untracked(() => keepFocus(root, state));
    }),
    pointing(root, host),
    clicking(root, host),
    walking(root, host, state),
  ];
  return () => {
    for (const end of off) end();
  };
}

/**
 * Draw the marks of every thing. Preact does not manage these attributes, so a re-render keeps them.
 * @param {HTMLElement} root @param {Host} host
 */
function draw(root, host) {
  const marks = marksOf(host);
  root.toggleAttribute("data-reaching", marks.reaching);
  for (const thing of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-ref]"))) {
    for (const [name, mark] of Object.entries(marks.of(thing.dataset.ref ?? "")))
      if (typeof mark === "string") thing.setAttribute(name, mark);
      else thing.toggleAttribute(name, mark);
    if (!(thing instanceof HTMLButtonElement)) thing.setAttribute("role", "button");
  }
  for (const area of root.querySelectorAll("[data-area]")) setTabStop(area);
  const lying = [...root.querySelectorAll(LYING)].flatMap(
    (thing) => thing.getAttribute("data-lies") ?? refOf(/** @type {any} */ (thing)) ?? [],
  );
  if (lying.join() !== host.uiState.lying.peek().join()) host.uiState.lying.value = lying;
}

/** @param {Element} area @returns {HTMLElement[]} */
function things(area) {
  return [.../** @type {NodeListOf<HTMLElement>} */ (area.querySelectorAll("[data-ref]"))].filter(
    (thing) => thing.getClientRects().length > 0,
  );
}

/**
 * @param {Element} area leaves one thing in the tab order: where one was last, or the first that can be
 *   chosen
 */
function setTabStop(area) {
  const all = /** @type {HTMLElement[]} */ ([...area.querySelectorAll("[data-ref]")]);
  const stop =
    all.find((thing) => thing === document.activeElement) ??
    all.find((thing) => thing.hasAttribute("data-choice")) ??
    all[0];
  for (const thing of all) thing.tabIndex = thing === stop ? 0 : -1;
}

/**
 * Keep the focus of a keyboard player in the area of the last answer. While Tab moves it the focus is nowhere
 * for a moment: only what has left the page has lost it.
 * @param {HTMLElement} root @param {Hands} state
 */
function keepFocus(root, state) {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (!state.keyboard || !state.area || !lost || !state.focused || state.focused.isConnected) return;
  const area = root.querySelector(`[data-area="${state.area}"]`);
  /** @type {HTMLElement | null | undefined} */ (area?.querySelector('[data-ref][tabindex="0"]'))?.focus();
}

/** @param {HTMLElement} root @param {Host} host hover, focus and long press */
function pointing(root, host) {
  const { uiState } = host;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let pressed = false;
  let start = { x: 0, y: 0 };
  const left = on(root, { pointerleave: () => (uiState.hot.value = refOf(thingAt(document.activeElement))) });
  const rest = on(
    root,
    {
      pointerover(event) {
        if (!(event instanceof PointerEvent) || event.pointerType !== "mouse") return;
        // A thing that comes to lie under a resting pointer is not pointed at.
        const { x, y } = event;
        const rests = uiState.pointer.x === x && uiState.pointer.y === y;
        uiState.pointer = { x, y };
        if (!rests || uiState.hot.value !== null) uiState.hot.value = refOf(thingAt(event.target));
      },
      focusin(event) {
        // The part that a tap unfolds would push the tapped thing away before the finger has clicked it.
        const byKeyboard = event.target instanceof Element && event.target.matches(":focus-visible");
        if (uiState.touch.value && !byKeyboard) return;
        uiState.hot.value = refOf(thingAt(event.target));
      },
      focusout() {
        uiState.hot.value = null;
      },
      pointerdown(event) {
        const thing = thingAt(event.target);
        pressed = false;
        clearTimeout(timer);
        if (event instanceof PointerEvent) uiState.touch.value = event.pointerType !== "mouse";
        if (thing === null || !(event instanceof PointerEvent) || event.pointerType === "mouse") return;
        start = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          pressed = true;
          if (thing) read(thing, host);
        }, LONG_PRESS);
      },
      pointermove(event) {
        if (
          event instanceof PointerEvent &&
          Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL
        )
          clearTimeout(timer);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu(event) {
        if (pressed) event.preventDefault();
      },
      click(event) {
        if (isLeftOver(event, uiState)) {
          event.preventDefault();
          event.stopPropagation();
          return undefined;
        }
        const thing = thingAt(event.target);
        if (
          thing &&
          host.point &&
          (uiState.pointing.value || (event instanceof MouseEvent && event.altKey))
        ) {
          event.preventDefault();
          event.stopPropagation();
          return host.point(thing);
        }
        if (!pressed) return;
        pressed = false; // a long press does not choose
        event.preventDefault();
        event.stopPropagation();
      },
    },
    true,
  );
  return () => {
    left();
    rest();
  };
}

/**
 * @param {Event} event
 * @param {UiState} uiState whether it is a click of the person before, whose button another one has replaced
 */
function isLeftOver(event, uiState) {
  const byPointer = event instanceof MouseEvent && event.detail > 0;
  return byPointer && performance.now() - uiState.handedOver < HANDED_OVER;
}

/** @param {HTMLElement} root @param {Host} host */
function clicking(root, host) {
  return on(root, {
    click(event) {
      const look = event.target instanceof Element ? event.target.closest("[data-look]") : null;
      if (look instanceof HTMLElement) host.uiState.looked.value = Number(look.dataset.look);
      const thing = thingAt(event.target);
      if (!thing) return;
      if (readsFirst(thing, event, host)) read(thing, host);
      else act(thing, host);
    },
  });
}

/**
 * Answer with what a thing stands for, or explain it.
 * @param {{dataset: DOMStringMap}} thing @param {Host} host
 */
export function act(thing, host) {
  const { uiState } = host;
  const ctx = host.ctx();
  const ref = thing.dataset.ref ?? "";
  const option = thing.dataset.option;
  if (option !== undefined) return host.choose(option);
  const meant = ctx?.decision?.choices.filter((choice) => choice.ref === ref) ?? [];
  uiState.pinned.value = ref;
  if (meant.length === 1 && meant[0]) return host.choose(meant[0].id);
  if (meant.length > 1) {
    uiState.tab.value = "options"; // several options point at this thing: the list tells them apart
    return undefined;
  }
  return host.ask(ref);
}

/**
 * @param {HTMLElement} root
 * @param {Host} host
 * @param {Hands} state arrows, Enter and Space
 */
function walking(root, host, state) {
  const end = on(root, {
    keydown(event) {
      const thing = thingAt(event.target);
      const area = thing?.closest("[data-area]");
      if (!(event instanceof KeyboardEvent) || !thing || !area) return;
      state.area = area instanceof HTMLElement ? (area.dataset.area ?? "") : "";
      const next = nextThing(area, thing, event.key);
      if (event.altKey && event.key === "Enter" && host.point) {
        event.preventDefault();
        host.point(thing);
      } else if (next) {
        event.preventDefault();
        next.focus();
        setTabStop(area);
      } else if ((event.key === "Enter" || event.key === " ") && !(thing instanceof HTMLButtonElement)) {
        event.preventDefault();
        act(thing, host);
      }
    },
  });
  const hands = on(
    document,
    {
      keydown: () => (state.keyboard = true),
      pointerdown: () => (state.keyboard = false),
      focusin: (event) => (state.focused = event.target instanceof Element ? event.target : null),
    },
    true,
  );
  return () => {
    end();
    hands();
  };
}

/** @typedef {{x: number, y: number}} Place */

/** @param {Element} area @param {Element} from @param {string} key @returns {HTMLElement | undefined} */
function nextThing(area, from, key) {
  const others = things(area).filter((thing) => thing !== from);
  const next = nearest(centre(from), others.map(centre), key);
  return next === undefined ? undefined : others[next];
}

/**
 * Return the index of the nearest place in the direction of an arrow key; what lies aside counts as further.
 * @param {Place} start @param {Place[]} places @param {string} key
 */
export function nearest(start, places, key) {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (!way) return undefined;
  const [dx = 0, dy = 0] = way;
  let best;
  let least = Infinity;
  for (const [i, there] of places.entries()) {
    const along = (there.x - start.x) * dx + (there.y - start.y) * dy;
    const aside = Math.abs((there.x - start.x) * dy) + Math.abs((there.y - start.y) * dx);
    if (along < 4 || aside > along * 2.5) continue;
    const far = along + aside * 2;
    if (far < least) [best, least] = [i, far];
  }
  return best;
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * @param {EventTarget} target @param {Record<string, (event: Event) => void>} handlers @param {boolean}
 *   [capture]
 * @returns {() => void}
 */
function on(target, handlers, capture = false) {
  for (const [name, handler] of Object.entries(handlers)) target.addEventListener(name, handler, { capture });
  return () => {
    for (const [name, handler] of Object.entries(handlers))
      target.removeEventListener(name, handler, { capture });
  };
}
