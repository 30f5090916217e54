// System notifications: it is your turn and the page is hidden, if that is wanted and allowed.

import { t } from "./i18n.js";
import { effect, signal } from "./preact.js";
import { questionKey } from "./question.js";
import { notifications } from "./settings.js";

/** @typedef {import("../table/ctx.js").Session} Session */

/** The permission for notifications; null: the browser has none, or only in secure contexts. */
export const mayNotify = signal(
  /** @type {NotificationPermission | null} */ (
    "Notification" in window && isSecureContext ? Notification.permission : null
  ),
);

/** @param {boolean} on */
export async function setNotify(on) {
  notifications.value = on;
  if (on && mayNotify.value === "default") mayNotify.value = await Notification.requestPermission();
}

/** @param {Session} session @param {string} title @returns {() => void} ends it */
export function notifyTurns(session, title) {
  let last = questionKey(session.decision);
  return effect(() => {
    const question = questionKey(session.decision);
    const prompt = session.decision?.prompt;
    const fresh = question !== last;
    last = question;
    if (!fresh || !prompt || !document.hidden || !notifications.value || mayNotify.value !== "granted")
      return;
    const seats = session.shown.snapshot.value?.seats ?? [];
    const note = new Notification(title, {
      body: t(prompt, {}, { seats, viewer: session.screen.viewer ?? null }),
      tag: session.id,
      icon: "/favicon.svg",
    });
    note.onclick = () => {
      focus();
      note.close();
    };
  });
}
