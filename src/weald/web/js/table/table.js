// The page of a table in play.

import { useGameOf } from "../core/games.js";
import { t } from "../core/i18n.js";
import { notifyTurns } from "../core/notify.js";
import { Fragment, html, useEffect, useLayoutEffect, useMemo, useSignal } from "../core/preact.js";
import { isLent, questionKey } from "../core/question.js";
import { go } from "../core/router.js";
import { Session } from "../core/session.js";
import { soundCues } from "../core/sound_cues.js";
import { justOpened } from "../home/setup.js";
import { CoachSlot, GoalSlot, LessonAgain, RulesSlot } from "../learn/slot.js";
import { lessonAt } from "../learn/store.js";
import { Chat, SideSwitch } from "../social/chat.js";
import { DealLeft, GoneTable, useDealRecord } from "../social/deal_end.js";
import { DeleteTable } from "../social/delete_table.js";
import { DealMarks, DisclosedTool, Gathering } from "../social/fairness.js";
import { MoveButton, PeopleDialog, PeopleTool } from "../social/people.js";
import { canPointAt, Pointers } from "../social/pointers.js";
import { isLeft } from "../social/seats.js";
import { hasOthers, isSocial } from "../social/social.js";
import { Bar, Icon, Seg, Tool } from "../ui/components.js";
import { ErrorPage } from "../ui/error_page.js";
import { LanguageTool, MenuTool, ThemeTool } from "../ui/menu.js";
import { useAnimation } from "./animation.js";
import { CatchUp } from "./catch_up.js";
import { choose } from "./choosing.js";
import { makeCtx } from "./ctx.js";
import { Curtain } from "./curtain.js";
import { EndPrompt, EndSheet } from "./end.js";
import { watchForesight } from "./foresight.js";
import { Frame } from "./frame.js";
import { bindKeys } from "./keys.js";
import { newsRefs } from "./news.js";
import { Options } from "./options.js";
import { Notices, Prompt } from "./prompt.js";
import { SaveRecord, SaveReport } from "./result.js";
import { followTable, SceneBar, SceneList, Stage, shownMoment, usePace } from "./scene.js";
import { ScenePlayer } from "./scene_player.js";
import { useStills } from "./stills.js";
import { newUiState } from "./ui_state.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameModule} GameModule */
/** @typedef {import("./ui_state.js").UiState} UiState */

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const session = useMemo(() => new Session(id), [id]);
  const uiState = useMemo(newUiState, [id]);
  const player = useMemo(() => new ScenePlayer(id), [id]);
  useEffect(() => {
    void session.start();
    const off = [
      followTable(player, session),
      bindKeys(uiState, session),
      watchForesight(session),
      soundCues(session, () => player.beat),
    ];
    return () => {
      for (const end of off) end();
      session.end();
    };
  }, [session]);
  const snapshot = session.shown.snapshot.value;
  const module = useGameOf(snapshot);
  const title = snapshot ? t(`${snapshot.game}-title`) : "";
  useEffect(() => notifyTurns(session, title), [session, title]);
  const curtain = session.screen.curtain.value;
  const failure = session.failure.value;

  if (curtain) return html`<${PlainBar} /><${Curtain} ...${curtain} onLift=${() => session.liftCurtain()} />`;
  if (!snapshot || !module) {
    return html`<${PlainBar} />${
      failure
        ? failure.code === "unknown_table"
          ? html`<${GoneTable} id=${id} message=${failure.words} />`
          : html`<${ErrorPage} message=${failure.words} />`
        : html`<main class="loading" aria-busy="true"></main>`
    }`;
  }
  return html`<${Playing} key=${snapshot.seat} session=${session} uiState=${uiState} module=${module}
    player=${player} />`;
}

/** The bar while the table is hidden. */
function PlainBar() {
  return html`<${Bar}><div class="sp"></div><div class="tools"><${LanguageTool} />
    <${ThemeTool} wide=${true} /><${MenuTool} /></div><//>`;
}

/** @param {{session: Session, uiState: UiState, module: GameModule, player: ScenePlayer}} props */
function Playing({ session, uiState, module, player }) {
  const sheetUp = useSignal(true);
  const snapshot = session.shown.snapshot.value;
  useLayoutEffect(() => {
    uiState.looked.value = snapshot?.seat ?? 0;
    uiState.hot.value = uiState.pinned.value = null;
    // Without a curtain in between, the next question's button may lie under the finger.
    const byItself = uiState.shownSeat !== null && session.screen.chosen !== snapshot?.seat;
    if (byItself && snapshot?.view?.open_hands) uiState.handedOver = performance.now();
    session.screen.chosen = null;
    uiState.shownSeat = snapshot?.seat ?? null;
  }, [snapshot?.seat]);
  // A new question concerns the viewer's own side: show it.
  const question = questionKey(session.decision);
  useLayoutEffect(() => {
    if (question && snapshot && snapshot.seat !== null) uiState.looked.value = snapshot.seat;
    // An explanation read before an answer would lie over its effects.
    if (uiState.tab.value === "explain" || (question && uiState.tab.value !== "options"))
      uiState.tab.value = "board";
    // A pointer that rests on the table would let an explanation lie over the options.
    if (question && !document.activeElement?.matches(":focus-visible")) uiState.hot.value = null;
    uiState.warning.value = null;
  }, [question]);
  // The page before it may have been scrolled.
  useLayoutEffect(() => scrollTo(0, 0), [snapshot?.id]);
  // A lesson explains every step.
  session.obvious = (now) =>
    lessonAt(now.id)?.shut === false ? null : (module.option?.(null, makeCtx(now, uiState, session)) ?? null);
  const host = useMemo(() => makeHost(session, uiState, module, player), [session, uiState, module, player]);
  useLayoutEffect(() => {
    if (snapshot?.id !== justOpened.value) return;
    justOpened.value = null;
    uiState.people.value = true; // the host wants to invite the others now
  }, [snapshot?.id]);
  useDealRecord(snapshot);
  if (!snapshot) return null;
  const moment = shownMoment(player);
  const ctx = useStills(makeCtx(snapshot, uiState, session, moment), module);
  useAnimation(ctx, module);
  usePace(player, module, ctx);
  const which = html`<${Seg} class="which" label=${t("ui-show")} value=${sheetUp.value}
    onPick=${(/** @type {boolean} */ up) => (sheetUp.value = up)}
    options=${[{ value: true, text: t("ui-story") }, { value: false, text: t("ui-board") }]} />`;
  const prompt = html`<${Fragment}>
    ${
      ctx.over
        ? html`<${EndPrompt} ctx=${ctx}>${which}<//>`
        : snapshot.deal && !snapshot.deal.dealt
          ? html`<${Gathering} ctx=${ctx} deal=${snapshot.deal} uiState=${uiState} />`
          : isLeft(snapshot)
            ? html`<${DealLeft} ctx=${ctx} />`
            : !moment && html`<${Prompt} ctx=${ctx} module=${module} session=${session} uiState=${uiState} />`
    }
    ${
      module.scene &&
      html`<${SceneBar} ctx=${ctx} scene=${module.scene} player=${player} />
      <${SceneList} ctx=${ctx} scene=${module.scene} player=${player} />`
    }
    <${DealMarks} ctx=${ctx} />
    <${Notices} ctx=${ctx} session=${session} />
    <${CatchUp} ctx=${ctx} module=${module} session=${session} />
    <${CoachSlot} ctx=${ctx} session=${session} />
    <${GoalSlot} ctx=${ctx} session=${session} />
  <//>`;
  const social = isSocial(snapshot);
  const sides = social ? html`<${SideSwitch} ctx=${ctx} uiState=${uiState} session=${session} />` : undefined;
  const talk =
    social && uiState.side.value === "talk"
      ? html`<${Chat} ctx=${ctx} uiState=${uiState} session=${session} />`
      : undefined;
  const options =
    snapshot.seat === null || ctx.over || isLent(snapshot)
      ? undefined
      : html`<${Options} ctx=${ctx} uiState=${uiState} session=${session} />`;
  const bar = html`<${TableBar} ctx=${ctx} module=${module} session=${session} uiState=${uiState}
    player=${player} />`;
  if (moment && module.scene?.Strip)
    return html`${bar}<${Stage} ctx=${ctx} module=${module} scene=${module.scene} player=${player}
      host=${host} /><${PeopleDialog} ctx=${ctx} session=${session} uiState=${uiState} />`;
  const events = session.shown.events.value.filter(({ n }) => n <= ctx.snapshot.last);
  return html`${bar}
    <${Frame} ctx=${ctx} module=${module} uiState=${uiState} host=${host} events=${events}
      prompt=${prompt} sides=${sides} talk=${talk} intended=${session.social.intended.value}
      unread=${social ? session.social.unread(snapshot.mine) : 0}
      options=${options} sheet=${
        ctx.over && sheetUp.value ? html`<${EndSheet} ctx=${ctx} module=${module} />` : null
      } />
    <${Pointers} ctx=${ctx} module=${module} session=${session} uiState=${uiState} />
    <${PeopleDialog} ctx=${ctx} session=${session} uiState=${uiState} />`;
}

/**
 * @param {Session} session
 * @param {UiState} uiState
 * @param {GameModule} module
 * @param {ScenePlayer} player
 * @returns {import("./refs.js").Host}
 */
function makeHost(session, uiState, module, player) {
  const ctx = () => {
    const snapshot = session.shown.snapshot.value;
    return snapshot ? makeCtx(snapshot, uiState, session, shownMoment(player)) : null;
  };
  return {
    ctx,
    uiState,
    hint: () => session.help.advice.value?.option ?? null,
    refused: () => session.help.notice.value?.ref ?? null,
    news() {
      const now = ctx();
      return now ? newsRefs(session.shown.events.value, now, module) : new Set();
    },
    choose: (option) => choose(session, uiState, option),
    reads(ref) {
      const now = ctx();
      return now !== null && module.explain(ref, now) !== null;
    },
    point(thing) {
      const now = ctx();
      const seat = now?.seat ?? now?.snapshot.mine[0];
      uiState.pointing.value = false;
      if (!now || seat === undefined || !isSocial(now.snapshot)) return;
      if (canPointAt(now, thing)) void session.social.point(seat, thing.dataset.ref ?? "");
      else session.help.say({ kind: "no", message: { id: "ui-point-hand" } });
    },
    ask(ref) {
      const now = ctx();
      const option = now?.decision ? (module.option?.(ref, now) ?? null) : null;
      if (option !== null) void session.help.whyNot(option, ref);
      else uiState.tab.value = "explain";
    },
  };
}

/**
 * @param {{ctx: Ctx, module: GameModule, session: Session, uiState: UiState, player: ScenePlayer}} props
 */
function TableBar({ ctx, module, session, uiState, player }) {
  const where = module.where(ctx);
  const title = ctx.t(`${ctx.game}-title`);
  const { undo, over, seat, wish } = ctx.snapshot;
  const canUndo = undo.ok || (undo.ask !== null && !wish);
  const asked = ctx.decision !== null;
  const tab = t(asked ? "ui-title-turn" : "ui-title", { title });
  useEffect(() => {
    document.title = tab;
  }, [tab]);
  return html`<${Bar}>
    <div class="where flex gap-10 slim"><h1>${title}</h1>${where && html`<span>${ctx.t(where)}</span>`}</div>
    <div class="sp"></div>
    <div class="tools">
      ${
        seat !== null &&
        !over &&
        html`
        <${Tool} icon="undo" text=${t("ui-undo")} aria-disabled=${canUndo ? undefined : "true"}
          onClick=${() => session.undo()} />
        <${Tool} icon="hint" text=${t("ui-hint")} aria-disabled=${asked ? undefined : "true"}
          onClick=${() => session.help.askHint()} />`
      }
      <${DisclosedTool} ctx=${ctx} uiState=${uiState} />
      ${
        (module.scene?.last(session.shown.events.value) ?? -1) >= 0 &&
        html`<${Tool} icon="again" data-tool="last" text=${t("ui-scene-last")}
          onClick=${() => void player.again(ctx.snapshot, session.shown.events.value)} />`
      }
      <${LogTool} uiState=${uiState}
        unread=${isSocial(ctx.snapshot) ? session.social.unread(ctx.snapshot.mine) : 0} />
      ${
        (hasOthers(ctx.snapshot) || session.social.watching.value.n > 0) &&
        html`<${PeopleTool} ctx=${ctx} session=${session} uiState=${uiState} />`
      }
      <${RulesSlot} ctx=${ctx} />
      <${LanguageTool} /><${ThemeTool} wide=${true} />
      <${MenuTool} tablePace=${tablePace(ctx, session)}><${Actions} ctx=${ctx} uiState=${uiState} />
        ${
          module.gallery &&
          html`<a class="btn" href=${`/gallery/${ctx.game}`} target="_blank"><${Icon} name="list" />
            ${t("ui-gallery")}</a>`
        }<//>
    </div>
  <//>`;
}

/**
 * Return the pace of the AI seats and how to change it; nothing for people who cannot.
 * @param {Ctx} ctx @param {Session} session
 */
function tablePace({ snapshot, over }, session) {
  if (!snapshot.host || over || !snapshot.seats.some(({ kind }) => kind === "ai")) return undefined;
  return {
    value: snapshot.pace,
    onPick: (/** @type {typeof snapshot.pace} */ pace) =>
      session.outbox.want({ do: "pace", seat: snapshot.seat ?? 0, pace }),
  };
}

/** @param {{uiState: UiState, unread: number}} props opens the log where it has no place of its own */
function LogTool({ uiState, unread }) {
  const open = uiState.tab.value === "log";
  const press = () => {
    if (unread > 0) uiState.side.value = "talk";
    uiState.tab.value = open ? "board" : "log";
  };
  const text = unread > 0 ? t("ui-talk-unread", { n: unread }) : t("ui-log");
  return html`<${Tool} icon=${unread > 0 ? "talk" : "log"} text=${text} fold=${true}
    aria-pressed=${String(open)} onClick=${press} />`;
}

/** @param {{ctx: Ctx, uiState: UiState}} props what can be done with this table, in the menu */
function Actions({ ctx, uiState }) {
  const { id, host, mine, seats, disclosed } = ctx.snapshot;
  const alone =
    host &&
    disclosed.some((why) => why !== "earlier" && why !== "takebacks") &&
    seats.every((one, i) => mine.includes(i) || (one.kind === "ai" && !one.away));
  return html`<${Fragment}>
    <${LessonAgain} ctx=${ctx} />
    <button type="button" class="btn" onClick=${() => (uiState.people.value = true)}><${Icon} name="people" />
      ${t("ui-people")}</button>
    <${MoveButton} ctx=${ctx} />
    ${
      ctx.over &&
      html`<button type="button" class="btn" onClick=${() => go(`/replay/${id}`)}><${Icon} name="play" />
        ${t("ui-watch-replay")}</button>`
    }
    ${(ctx.over || alone) && html`<${SaveRecord} ctx=${ctx} />`}
    <${SaveReport} ctx=${ctx} />
    <${DeleteTable} ctx=${ctx} />
    <button type="button" class="btn" onClick=${() => go("/")}><${Icon} name="rings" />${t("ui-leave")}
      </button>
  <//>`;
}
