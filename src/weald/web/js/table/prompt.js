// Prompt: what is asked, of whom, and notices.

import { Fragment, html, useRef } from "../core/preact.js";
import { isLent } from "../core/question.js";
import { transport } from "../core/transport/transport.js";
import { GuideSlot } from "../learn/slot.js";
import { Words } from "../learn/words.js";
import { isAbsent, Presence } from "../social/people.js";
import { isManned, mayStandIn } from "../social/seats.js";
import { Icon, SeatDisc } from "../ui/components.js";
import { countdown, duration, useEverySecond } from "../ui/duration.js";
import { choose } from "./choosing.js";
import { Dangers } from "./dangers.js";
import { isEnd, isIdle, isPlain, zeroOption } from "./foresight.js";
import { HintBox } from "./hint.js";
import { Takeback } from "./takeback.js";
import { Warning } from "./warning.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameModule} GameModule */
/** @typedef {import("../types.js").Message} Message */
/** @typedef {import("./ui_state.js").UiState} UiState */
/** @typedef {import("../core/session.js").Session} Session */

const SECONDS_SHOWN_AFTER = 3;
const GRACE = 120; // seconds before others may hand a seat to an AI
const HURRY = 30;

/** @param {Ctx} ctx the seats that have still to answer */
function awaited(ctx) {
  return ctx.snapshot.seats.flatMap((seat, i) =>
    seat.asked && !seat.done && !(i === ctx.seat && ctx.picked) ? [i] : [],
  );
}

/** @param {string} since @returns {number} seconds since something else was shown here */
function useSeconds(since) {
  const start = useRef({ since, at: Date.now() });
  if (start.current.since !== since) start.current = { since, at: Date.now() };
  return useEverySecond(() => Math.floor((Date.now() - start.current.at) / 1000), [since]);
}

/**
 * @param {Ctx} ctx @param {Session} session
 * @returns {{lit: boolean, thinking: boolean, title: Message, help: Message | null}}
 */
function sentence(ctx, session) {
  const quiet = { lit: false, thinking: false };
  if (ctx.decision)
    return { lit: true, thinking: false, title: ctx.decision.prompt, help: ctx.decision.help };
  if (isLent(ctx.snapshot)) return { ...quiet, title: { id: "ui-lent" }, help: { id: "ui-lent-help" } };
  const seats = awaited(ctx).filter((seat) => seat !== ctx.seat);
  const people = seats.filter((seat) => isManned(ctx.snapshot.seats[seat]));
  const free = seats.filter((seat) => ctx.snapshot.seats[seat]?.free);
  const absent = people.filter((seat) => isAbsent(ctx, session, seat));
  const help =
    absent.length > 0
      ? { id: "ui-absent", args: { seats: absent, count: absent.length } }
      : ctx.seat === null
        ? { id: "ui-watching" }
        : ctx.picked
          ? { id: "ui-may-take-back" }
          : { id: "ui-look-around" };
  if (people.length > 0) return { ...quiet, title: { id: "ui-waiting", args: { seats: people } }, help };
  if (free.length > 0) {
    const next = ctx.snapshot.host ? { id: "ui-waiting-free-host" } : help;
    return { ...quiet, title: { id: "ui-waiting-free", args: { n: free.length } }, help: next };
  }
  if (seats.length > 0) {
    return {
      lit: false,
      thinking: true,
      title: { id: "ui-thinking", args: { seats, count: seats.length } },
      help: null,
    };
  }
  return { ...quiet, title: { id: ctx.pending ? "ui-kept" : "ui-sending" }, help: null };
}

/** @param {{ctx: Ctx, module: GameModule, session: Session, uiState: UiState}} props */
export function Prompt({ ctx, module, session, uiState }) {
  const { lit, thinking, title, help } = sentence(ctx, session);
  const words = ctx.t(title);
  const asked = ctx.snapshot.seats.filter((seat) => seat.asked).length > 1;
  const choices = ctx.decision?.choices ?? [];
  const idle = choices.length > 1 && choices.every((choice) => isIdle(ctx.outcome(choice.id)));
  return html`<section class=${`prompt mid ${lit ? "lit" : ""}`} aria-label=${ctx.t("ui-prompt")}>
    ${
      thinking
        ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`
        : html`<span class="lamp center fixed"><${Icon} name="hint" /></span>`
    }
    <div class="say" aria-live="polite" aria-atomic="true">
      <div class="ask"><${Whose} ctx=${ctx} /><h2><${Words} game=${ctx.game} text=${words} /></h2></div>
      ${
        (help || idle) &&
        html`<p>${help && html`<${Words} game=${ctx.game} text=${ctx.t(help)} />`} ${
          idle && ctx.t("ui-idle-all")
        } ${lit && html`<${GuideSlot} ctx=${ctx} />`}</p>`
      }
      <${Dangers} ctx=${ctx} />
    </div>
    ${!lit && html`<${Waited} ctx=${ctx} since=${words} />`}
    ${ctx.snapshot.deadline !== null && html`<${Deadline} ctx=${ctx} deadline=${ctx.snapshot.deadline} />`}
    <${Plain} ctx=${ctx} session=${session} uiState=${uiState} />
    <${Seating} ctx=${ctx} session=${session} uiState=${uiState} />
    ${asked && html`<${Chips} ctx=${ctx} module=${module} session=${session} />`}
    <${Warning} ctx=${ctx} session=${session} uiState=${uiState} />
  </section>`;
}

/** @param {{ctx: Ctx}} props who is asked, where several people share the screen */
function Whose({ ctx }) {
  const { mine, seats, seat } = ctx.snapshot;
  const people = mine.filter((one) => seats[one]?.kind !== "ai");
  if (seat === null || people.length < 2 || !ctx.decision) return null;
  return html`<span key=${seat} class="whose paper inline gap-8"
    style=${{ "--sc": `var(--seat-${seat % 6})` }}>
    <${SeatDisc} seat=${seat} name=${ctx.name(seat)} /><b>${ctx.name(seat)}</b></span>`;
}

/**
 * @param {{ctx: Ctx, since: string}} props how long one has waited; silent for screen readers, it changes
 *   every second
 */
function Waited({ ctx, since }) {
  const seconds = useSeconds(since);
  if (seconds < SECONDS_SHOWN_AFTER || ctx.snapshot.deadline !== null) return null;
  return html`<span class="waited dim fixed little"
    aria-hidden="true">${seconds < 60 ? ctx.t("ui-seconds", { n: seconds }) : duration(seconds)}</span>`;
}

/**
 * @param {{ctx: Ctx, deadline: number}} props what is left until an AI plays on; said to screen readers only
 *   when it begins to matter
 */
function Deadline({ ctx, deadline }) {
  const most = ctx.snapshot.timer ?? Infinity;
  const left = useEverySecond(
    () => Math.min(most, Math.max(0, Math.ceil((deadline - transport.now()) / 1000))),
    [deadline],
  );
  const hurry = left <= HURRY && ctx.decision !== null;
  return html`<span class=${`deadline ${hurry ? "hurry" : ""}`} title=${ctx.t("ui-deadline-help")}>
    <${Icon} name="clock" /><b role="timer" aria-label=${ctx.t("ui-deadline", { time: countdown(left) })}>
      ${countdown(left)}</b>
    ${hurry && html`<span class="vh" role="status">${ctx.t("ui-deadline-soon")}</span>`}</span>`;
}

/**
 * @param {{ctx: Ctx, session: Session, uiState: UiState}} props what can be done about a seat that the game
 *   waits for
 */
function Seating({ ctx, session, uiState }) {
  const { seat, host, seats } = ctx.snapshot;
  const waited = awaited(ctx);
  const absent = waited.filter((one) => one !== seat && isAbsent(ctx, session, one));
  const gone = useSeconds(absent.join());
  if (isLent(ctx.snapshot) && seat !== null) {
    return html`<div class="acts"><button type="button" class="btn calm"
      onClick=${() => session.outbox.want({ do: "seat", seat, kind: "human" })}>
      <${Icon} name="person" />${ctx.t("ui-seat-take-back")}</button></div>`;
  }
  if (ctx.decision) return null;
  if (host && waited.some((one) => seats[one]?.free)) {
    return html`<div class="acts"><button type="button" class="btn calm"
      onClick=${() => (uiState.people.value = true)}><${Icon} name="link" />${ctx.t("ui-invite-do")}</button>
      </div>`;
  }
  const left = waited.find((one) => seats[one]?.free && mayStandIn(ctx.snapshot, one));
  const first = left ?? (gone < GRACE ? undefined : absent.find((one) => mayStandIn(ctx.snapshot, one)));
  if (first === undefined) return null;
  return html`<div class="acts"><button type="button" class="btn"
    onClick=${() => session.outbox.want({ do: "seat", seat: first, kind: "ai" })}>
    <${Icon} name="bot" />${ctx.t("ui-lend-for", { seat: first })}</button></div>`;
}

/**
 * @param {{ctx: Ctx, session: Session, uiState: UiState}} props answers that are not a thing on the table, as
 *   buttons, and the way back from something half done
 */
function Plain({ ctx, session, uiState }) {
  const choices = ctx.decision?.choices ?? [];
  const plain = choices.filter(isPlain);
  const half = ctx.decision !== null && ctx.snapshot.undo.ok && ctx.snapshot.undo.part;
  const shown = plain.length > 2 ? [] : plain;
  if (shown.length === 0 && !half) return null;
  const left = choices.some((choice) => !isPlain(choice) && !isIdle(ctx.outcome(choice.id)));
  return html`<${Fragment}>${
    half &&
    html`<div class="way-back"><button type="button" class="btn back" onClick=${() => session.undo()}>
      <${Icon} name="undo" />${ctx.t("ui-put-back")} <kbd aria-hidden="true">${ctx.t("ui-key-escape")}</kbd>
      </button></div>`
  }${
    shown.length > 0 &&
    html`<div class="acts">${shown.map(
      (choice) => html`<${Answer} key=${choice.id} ctx=${ctx} session=${session} uiState=${uiState}
        choice=${choice} quiet=${left && (isEnd(choice, choices) || (choice.gain ?? 1) <= 0)}
        zero=${choice.id === zeroOption(choices)} />`,
    )}</div>`
  }<//>`;
}

/**
 * @param {{ctx: Ctx, session: Session, uiState: UiState, choice: import("../types.js").Choice,
 *   quiet: boolean, zero: boolean}} props an answer as a button; `quiet`: there is something better to do;
 *   `zero`: it has the key 0
 */
function Answer({ ctx, session, uiState, choice, quiet, zero }) {
  const outcome = ctx.outcome(choice.id);
  const loses = outcome !== undefined && outcome.loses !== "no";
  const first = outcome?.now.at(loses ? -1 : 0);
  return html`<button type="button" data-loses=${loses || undefined} class=${`btn ${quiet ? "end" : "go"}`}
    onClick=${() => choose(session, uiState, choice.id)}>
    <span>${ctx.t(choice.label)}${first && (quiet || zero) && html`<small>${ctx.t(first)}</small>`}</span>
    ${zero && html` <kbd aria-hidden="true">0</kbd>`}</button>`;
}

/** @param {{ctx: Ctx, module: GameModule, session: Session}} props who is asked, and who has answered */
function Chips({ ctx, module, session }) {
  return html`<ul class="waits" aria-label=${ctx.t("ui-asked")}>
    ${ctx.snapshot.seats.map((seat, i) => {
      if (!seat.asked) return null;
      const done = seat.done || (i === ctx.seat && ctx.picked !== null && !ctx.pending);
      const doing = done
        ? { id: "ui-seat-done" }
        : seat.free
          ? { id: "ui-seat-is-free" }
          : isAbsent(ctx, session, i)
            ? { id: "ui-seat-is-away" }
            : session.social.scenes.value[i] && i !== ctx.seat
              ? { id: "ui-seat-watches" }
              : seat.kind === "ai"
                ? { id: "ui-seat-thinks", args: { seat: i } }
                : (module.doing?.(i, ctx) ?? { id: "ui-seat-chooses", args: { seat: i } });
      // The intention of an AI is a sentence of its own, with its name in it.
      const plan = !done && seat.kind === "ai" && session.social.intentions.value[i];
      return html`<li key=${i} class=${done ? "done" : seat.kind === "ai" ? "robot" : ""}>
        <${Presence} ctx=${ctx} session=${session} i=${i} />
        ${
          plan
            ? html`<span class="plan">${ctx.t(plan)}</span>`
            : html`<span><b>${i === ctx.seat ? ctx.t("ui-you") : seat.name}</b> <span
                class="word">${ctx.t(doing)}</span></span>`
        }
        ${done && html`<${Icon} name="check" />`}
      </li>`;
    })}
  </ul>`;
}

/** @param {{ctx: Ctx, session: Session}} props trouble and news, one line under the prompt */
export function Notices({ ctx, session }) {
  const away = session.outbox.away.value;
  const notice = session.help.notice.value;
  return html`<div class="notices grid gap-8" role="status">
    ${
      away &&
      html`<p class="msg info"><${Icon} name="offline" />
      <span><b>${ctx.t("ui-offline")}
        </b> ${ctx.t(session.outbox.command.value ? "ui-offline-kept" : "ui-offline-again")}</span></p>`
    }
    <${Takeback} ctx=${ctx} session=${session} />
    ${
      notice &&
      notice.kind !== "ask" &&
      html`<p class=${`msg ${notice.kind}`}><${Icon} name=${notice.kind === "no" ? "close" : "clock"} />
      <span>${ctx.t(notice.message)}</span>
      <button type="button" class="shut" aria-label=${ctx.t("ui-close")}
        onClick=${() => (session.help.notice.value = null)}>
        <${Icon} name="close" /></button></p>`
    }
    <${HintBox} ctx=${ctx} session=${session} />
  </div>`;
}
