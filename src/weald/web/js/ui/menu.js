// Menu of the bar: language, theme, motion, keys, and the actions of a table.

import { t } from "../core/i18n.js";
import { mayNotify, setNotify } from "../core/notify.js";
import { html, useEffect, useRef, useSignal } from "../core/preact.js";
import {
  digitKeys,
  isDark,
  LANGUAGES,
  lang,
  motionSetting,
  notifications,
  PACES,
  pace,
  soundOn,
  soundVolume,
  theme,
  toggleTheme,
} from "../core/settings.js";
import { sound } from "../core/sound_cues.js";
import { fieldValue, Icon, Seg, Tool } from "./components.js";
import { Dialog } from "./dialog.js";

// A language is always named in itself.
const NAMES = { en: "English", fr: "Français", de: "Deutsch" };

/** @param {string} code */
const languageName = (code) => NAMES[/** @type {keyof typeof NAMES} */ (code)];

/** The languages as a segmented control. */
export function LanguageSeg() {
  return html`<${Seg} label=${t("ui-language")} value=${lang.value}
    onPick=${(/** @type {string} */ code) => (lang.value = code)}
    options=${LANGUAGES.map((code) => ({
      value: code,
      text: code.toUpperCase(),
      lang: code,
      name: languageName(code),
    }))} />`;
}

/** The switch between light and dark. */
export function ThemeTool({ wide = false }) {
  return html`<${Tool} icon="theme" bare=${true} wide=${wide} text=${t("ui-theme-switch")}
    aria-pressed=${String(isDark())} onClick=${toggleTheme} />`;
}

/** The language as a tool of the bar, with a drop-down list. */
export function LanguageTool() {
  const open = useSignal(false);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    /** @param {Event} event */
    const shut = (event) => {
      const leaving =
        event instanceof KeyboardEvent
          ? event.key === "Escape"
          : !root.current?.contains(/** @type {Node} */ (event.target));
      if (leaving) open.value = false;
    };
    addEventListener("pointerdown", shut);
    addEventListener("keydown", shut);
    return () => {
      removeEventListener("pointerdown", shut);
      removeEventListener("keydown", shut);
    };
  }, []);
  return html`<div class="drop rel wide" ref=${root}>
    <button type="button" class="tool" aria-expanded=${String(open.value)}
      aria-label=${t("ui-language-now", {
        code: lang.value.toUpperCase(),
        language: languageName(lang.value),
      })}
      onClick=${() => (open.value = !open.value)}><${Icon} name="globe" /><span>${lang.value.toUpperCase()}
      </span></button>
    ${
      open.value &&
      html`<ul>
      ${LANGUAGES.map(
        (code) => html`<li key=${code}><button type="button" lang=${code}
          aria-pressed=${String(code === lang.value)}
        onClick=${() => {
          lang.value = code;
          open.value = false;
        }}>${languageName(code)}${code === lang.value && html`<${Icon} name="check" />`}</button></li>`,
      )}
    </ul>`
    }
  </div>`;
}

/**
 * The menu button and its dialog; children are the actions of the page.
 * @param {{children?: any, tablePace?: TablePace}} props
 */
export function MenuTool({ children, tablePace }) {
  const open = useSignal(false);
  return html`<${Tool} icon="menu" bare=${true} text=${t("ui-menu")} aria-haspopup="dialog"
    onClick=${() => (open.value = true)} />
    <${Dialog} title=${t("ui-menu")} open=${open.value} onClose=${() => (open.value = false)}>
      <${Settings} tablePace=${tablePace} />
      ${
        children &&
        html`<div class="menu-acts grid gap-8"
        onClick=${() => (open.value = false)}>${children}</div>`
      }
    <//>`;
}

/** @typedef {{value: string, onPick: (value: any) => void}} TablePace the pace of the host's table */

/** @param {{tablePace?: TablePace}} props */
function Settings({ tablePace }) {
  return html`<div class="rows">
    <${Row} label=${t("ui-language")}><${LanguageSeg} /><//>
    <${Row} label=${t("ui-theme")}>
      <${Seg} label=${t("ui-theme")} value=${theme.value}
        onPick=${(/** @type {any} */ value) => (theme.value = value)}
        options=${["auto", "light", "dark"].map((value) => ({ value, text: t(`ui-theme-${value}`) }))} /><//>
    <${Row} label=${t("ui-motion")} help=${t("ui-motion-help")}>
      <${Seg} label=${t("ui-motion")} value=${motionSetting.value}
        onPick=${(/** @type {any} */ value) => (motionSetting.value = value)}
        options=${["full", "fast", "none"].map((value) => ({ value, text: t(`ui-motion-${value}`) }))} /><//>
    <${Row} label=${t("ui-pace")} help=${t(tablePace ? "ui-pace-here" : "ui-pace-help")}>
      <${Seg} label=${t("ui-pace")} value=${tablePace?.value ?? pace.value}
        onPick=${(/** @type {any} */ value) => {
          pace.value = value;
          tablePace?.onPick(value);
        }}
        options=${PACES.map((value) => ({ value, text: t(`ui-pace-${value}`) }))} /><//>
    <${Row} label=${t("ui-digits")} help=${t("ui-digits-help")}>
      <${Seg} label=${t("ui-digits")} value=${digitKeys.value}
        onPick=${(/** @type {boolean} */ value) => (digitKeys.value = value)}
        options=${[true, false].map((value) => ({ value, text: t(value ? "ui-on" : "ui-off") }))} /><//>
    <${Row} label=${t("ui-sound")} help=${t("ui-sound-help")}>
      ${
        soundOn.value &&
        html`<input type="range" class="volume" min="0" max="100" step="10" value=${soundVolume.value}
        aria-label=${t("ui-sound-volume")}
        onChange=${(/** @type {Event} */ event) => {
          soundVolume.value = Number(fieldValue(event));
          sound("turn");
        }} />`
      }
      <${Seg} label=${t("ui-sound")} value=${soundOn.value}
        onPick=${(/** @type {boolean} */ value) => {
          soundOn.value = value;
          sound("turn");
        }}
        options=${[true, false].map((value) => ({ value, text: t(value ? "ui-on" : "ui-off") }))} /><//>
    <${Row} label=${t("ui-notify")}
      help=${t(
        mayNotify.value === "denied"
          ? "ui-notify-denied"
          : mayNotify.value
            ? "ui-notify-help"
            : "ui-notify-none",
      )}>
      ${
        mayNotify.value &&
        html`<${Seg} label=${t("ui-notify")} value=${notifications.value && mayNotify.value === "granted"}
        onPick=${(/** @type {boolean} */ value) => void setNotify(value)}
        options=${[true, false].map((value) => ({ value, text: t(value ? "ui-on" : "ui-off") }))} />`
      }<//>
  </div>`;
}

/** @param {{label: string, help?: string, children?: any}} props */
export function Row({ label, help, children }) {
  return html`<div class="opt row wrap apart"><div><b>${label}</b>${
    help && html`<small>${help}</small>`
  }</div>${children}</div>`;
}
