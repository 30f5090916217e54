// The vendored names that pages use, in one place: only this module knows where they come from.

import htm from "../../vendor/htm.js";
import { Fragment, h, options, render } from "../../vendor/preact.js";

export { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "../../vendor/hooks.js";
export {
  batch,
  computed,
  effect,
  signal,
  untracked,
  useComputed,
  useSignal,
  useSignalEffect,
} from "../../vendor/signals.js";
export { Fragment, h, options, render };

/**
 * Markup as a template; htm's own type allows several roots, which no component here uses.
 * @type {(strings: TemplateStringsArray, ...values: any[]) => import("../../vendor/preact.js").VNode<any>}
 */
export const html = /** @type {any} */ (htm.bind(/** @type {any} */ (h)));
