// A table being played.

import { Fragment, html, useEffect, useLayoutEffect, useMemo, useSignal } from "./lib.js";
import { api } from "./api.js";
import { makeCtx } from "./ctx.js";
import { Curtain } from "./curtain.js";
import { newDesk } from "./desk.js";
import { EndPrompt, EndSheet } from "./end.js";
import { Frame } from "./frame.js";
import { useGame } from "./games.js";
import { t } from "./i18n.js";
import { bindKeys } from "./keys.js";
import { LanguageTool, MenuTool, ThemeTool } from "./menu.js";
import { Options } from "./options.js";
import { Bar, Icon, Seg, Tool } from "./parts.js";
import { Notices, Prompt } from "./prompt.js";
import { go } from "./router.js";
import { Session, questionKey } from "./session.js";
import { Trouble } from "./trouble.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").GameModule} GameModule */
/** @typedef {import("./desk.js").Desk} Desk */

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const session = useMemo(() => new Session(id), [id]);
  const desk = useMemo(newDesk, [id]);
  useEffect(() => {
    void session.start();
    const off = bindKeys(desk, session);
    return () => {
      off();
      session.end();
    };
  }, [session]);
  const snapshot = session.snapshot.value;
  const module = useGame(snapshot?.game ?? null);
  const curtain = session.curtain.value;
  const failure = session.failure.value;

  if (curtain) return html`<${PlainBar} /><${Curtain} ...${curtain} onLift=${() => session.lift()} />`;
  if (!snapshot || !module) {
    return html`<${PlainBar} />${failure ? html`<${Trouble} message=${failure.words} />` : html`<main class="loading" aria-busy="true"></main>`}`;
  }
  return html`<${Playing} key=${snapshot.seat} session=${session} desk=${desk} module=${module} />`;
}

/** The bar while nothing of the table may be shown. */
function PlainBar() {
  return html`<${Bar}><div class="sp"></div><div class="tools"><${LanguageTool} /><${ThemeTool} wide=${true} /><${MenuTool} /></div><//>`;
}

/** @param {{session: Session, desk: Desk, module: GameModule}} props */
function Playing({ session, desk, module }) {
  const sheetUp = useSignal(true);
  const snapshot = session.snapshot.value;
  useLayoutEffect(() => {
    desk.looked.value = snapshot?.seat ?? 0;
    desk.hot.value = desk.pinned.value = null;
  }, [snapshot?.seat]);
  // An open question belongs to one's own side: whoever was looking elsewhere is brought back.
  const question = questionKey(session.decision);
  useLayoutEffect(() => {
    if (question && snapshot && snapshot.seat !== null) desk.looked.value = snapshot.seat;
    if (question && desk.tab.value !== "options") desk.tab.value = "board";
  }, [question]);
  const host = useMemo(() => makeHost(session, desk, module), [session, desk, module]);
  if (!snapshot) return null;
  const ctx = makeCtx(snapshot, desk, session);
  const which = html`<${Seg} class="which" label=${t("ui-show")} value=${sheetUp.value}
    onPick=${(/** @type {boolean} */ up) => (sheetUp.value = up)}
    options=${[{ value: true, text: t("ui-sheet") }, { value: false, text: t("ui-board") }]} />`;
  const prompt = html`<${Fragment}>
    ${snapshot.over ? html`<${EndPrompt} ctx=${ctx}>${which}<//>` : html`<${Prompt} ctx=${ctx} module=${module} session=${session} />`}
    <${Notices} ctx=${ctx} session=${session} />
  <//>`;
  const options = snapshot.seat === null || snapshot.over ? undefined
    : html`<${Options} ctx=${ctx} desk=${desk} session=${session} />`;
  return html`<${TableBar} ctx=${ctx} module=${module} session=${session} />
    <${Frame} ctx=${ctx} module=${module} desk=${desk} host=${host} events=${session.events.value} prompt=${prompt}
      options=${options} sheet=${snapshot.over && sheetUp.value ? html`<${EndSheet} ctx=${ctx} module=${module} />` : null} />`;
}

/** @param {Session} session @param {Desk} desk @param {GameModule} module @returns {import("./refs.js").Host} */
function makeHost(session, desk, module) {
  const ctx = () => {
    const snapshot = session.snapshot.value;
    return snapshot ? makeCtx(snapshot, desk, session) : null;
  };
  return {
    ctx,
    desk,
    hint: () => session.hint.value,
    refused: () => session.notice.value?.ref ?? null,
    choose: (option) => session.choose(option),
    ask(ref) {
      const now = ctx();
      const option = now?.decision ? module.option?.(ref, now) ?? null : null;
      if (option !== null) void session.whyNot(option, ref);
      else desk.tab.value = "explain";
    },
  };
}

/** @param {{ctx: Ctx, module: GameModule, session: Session}} props */
function TableBar({ ctx, module, session }) {
  const where = module.where(ctx);
  const title = ctx.t(`${ctx.game}-title`);
  const { undo, over, seat } = ctx.snapshot;
  const asked = ctx.decision !== null;
  const tab = t(asked ? "ui-title-turn" : "ui-title", { title });
  useEffect(() => {
    document.title = tab;
  }, [tab]);
  return html`<${Bar}>
    <div class="where"><h1>${title}</h1>${where && html`<span>${ctx.t(where)}</span>`}</div>
    <div class="sp"></div>
    <div class="tools">
      ${seat !== null && !over && html`
        <${Tool} icon="undo" text=${t("ui-undo")} aria-disabled=${undo.ok ? undefined : "true"} onClick=${() => session.undo()} />
        <${Tool} icon="hint" text=${t("ui-hint")} aria-disabled=${asked ? undefined : "true"} onClick=${() => session.askHint()} />`}
      <${LanguageTool} /><${ThemeTool} wide=${true} />
      <${MenuTool}><${Actions} ctx=${ctx} /><//>
    </div>
  <//>`;
}

/** @param {{ctx: Ctx}} props what can be done with this table, in the menu */
function Actions({ ctx }) {
  const { id } = ctx.snapshot;
  return html`<${Fragment}>
    <${Share} path=${`/t/${id}`} />
    ${ctx.over && html`<button type="button" class="btn" onClick=${() => go(`/replay/${id}`)}><${Icon} name="play" />${t("ui-watch-replay")}</button>
      <a class="btn" href=${api.recordPath(id)} download=${`weald-${ctx.game}-${id}.json`}><${Icon} name="save" />${t("ui-save-record")}</a>`}
    <button type="button" class="btn" onClick=${() => go("/")}><${Icon} name="rings" />${t("ui-leave")}</button>
  <//>`;
}

/** @param {{path: string}} props the link for spectators, copied where the browser lets us, else shown to be copied by hand */
function Share({ path }) {
  const state = useSignal(/** @type {"ready" | "copied" | "shown"} */ ("ready"));
  const link = new URL(path, location.href).href;
  /** @param {Event} event */
  async function share(event) {
    event.stopPropagation();
    try {
      await navigator.clipboard.writeText(link);
      state.value = "copied";
    } catch {
      state.value = "shown"; // browsers keep the clipboard to themselves on plain addresses
    }
  }
  if (state.value === "shown") {
    return html`<input type="text" readonly value=${link} aria-label=${t("ui-copy-link")} onClick=${(/** @type {Event} */ event) => {
      event.stopPropagation();
      /** @type {HTMLInputElement} */ (event.target).select();
    }} />`;
  }
  const copied = state.value === "copied";
  return html`<button type="button" class="btn" onClick=${share}><${Icon} name=${copied ? "check" : "link"} />
    ${t(copied ? "ui-link-copied" : "ui-copy-link")}</button>`;
}
