// The people at a table: present, away or an AI; changing seats, and inviting others.

import { games, loadGames } from "../core/games.js";
import { html, signal, useEffect, useSignal } from "../core/preact.js";
import { watchName } from "../core/settings.js";
import { fieldValue, Icon, SeatDisc } from "../ui/components.js";
import { Dialog } from "../ui/dialog.js";
import { duration } from "../ui/duration.js";
import { useLazy } from "../ui/lazy.js";
import { ChatStatus } from "./chat.js";
import { Disclosed, partIn } from "./fairness.js";
import { Invite } from "./invite.js";
import { isLast, isLeft, isManned, mayStandIn } from "./seats.js";
import { CopyLink } from "./share.js";
import { hasOthers } from "./social.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Kind} Kind */
/** @typedef {import("../types.js").Message} Message */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../table/ui_state.js").UiState} UiState */
/** @typedef {import("../core/session.js").Session} Session */
/** @typedef {{kind: Kind, words: string, main: boolean, sure?: string}} Change `sure`: it is asked twice */

const LONGEST_NAME = 40;
const MARKS = /** @type {const} */ (["redealt", "moved", "looked"]);

/**
 * @param {Ctx} ctx
 * @param {Session} session
 * @param {number} i whether this seat's person is known not to be there
 */
export function isAbsent(ctx, session, i) {
  const there = session.social.present.value;
  return there !== null && isManned(ctx.snapshot.seats[i]) && !there.includes(i);
}

/**
 * @param {Ctx} ctx
 * @param {Session} session
 * @param {number} i
 * @returns {Change[]} who else may play this seat, as far as it is for us to say
 */
function changes(ctx, session, i) {
  const { seats, mine, host, over, imported } = ctx.snapshot;
  const seat = seats[i];
  if (over || imported || !seat || isLeft(ctx.snapshot)) return [];
  /** @type {Change} */
  const free = { kind: "guest", words: "ui-seat-free", main: false };
  /** @type {Change} */
  const lend = { kind: "ai", words: "ui-seat-lend", main: true };
  if (mine.includes(i)) {
    /** @type {Change} */
    const own = seat.kind === "ai" ? { kind: "human", words: "ui-seat-take-back", main: true } : lend;
    if (isLast(ctx.snapshot))
      return [own, { kind: "guest", words: "fair-leave", main: false, sure: "fair-leave-sure" }];
    return host ? [own, free] : [own];
  }
  if (!host) return mayStandIn(ctx.snapshot, i) && (seat.free || isWaitedFor(ctx, session, i)) ? [lend] : [];
  if (seat.free) return [{ kind: "human", words: "ui-seat-sit", main: false }, lend];
  if (seat.kind === "ai") return seat.away ? [] : [free];
  return isWaitedFor(ctx, session, i) ? [lend] : [];
}

/**
 * @param {Ctx} ctx @param {Session} session @param {number} i whether the game waits for an absent person
 */
const isWaitedFor = (ctx, session, i) => ctx.snapshot.seats[i]?.asked === true && isAbsent(ctx, session, i);

/**
 * @param {Ctx} ctx
 * @param {Session} session
 * @param {number} i
 * @returns {Message | null} how it stands with a seat
 */
function state(ctx, session, i) {
  const seat = ctx.snapshot.seats[i];
  if (!seat || isLeft(ctx.snapshot)) return null;
  if (seat.free) return { id: "ui-seat-is-free" };
  if (seat.kind === "ai")
    return {
      id: seat.away ? "ui-seat-is-lent" : "ui-seat-is-ai",
      args: { level: ctx.t(`bot-${seat.level}`) },
    };
  if (ctx.over || session.social.present.value === null) return null;
  return { id: isAbsent(ctx, session, i) ? "ui-seat-is-away" : "ui-seat-is-here" };
}

/**
 * @param {{ctx: Ctx, session: Session, i: number}} props a seat's disc with a sign of who plays it: never by
 *   colour alone
 */
export function Presence({ ctx, session, i }) {
  const seat = ctx.snapshot.seats[i];
  const gone = isAbsent(ctx, session, i) || seat?.free;
  return html`<span class=${`presence ${gone ? "gone" : ""}`}><${SeatDisc} seat=${i} name=${seat?.name} />
    ${seat?.kind === "ai" && html`<span class="sign"><${Icon} name="bot" /></span>`}</span>`;
}

/**
 * @param {{ctx: Ctx, session: Session, uiState: UiState}} props the tool of the bar: the discs of all, and
 *   how many are there
 */
export function PeopleTool({ ctx, session, uiState }) {
  const people = ctx.snapshot.seats.flatMap((seat, i) => (seat.kind === "ai" ? [] : [i]));
  const here = people.filter((i) => isManned(ctx.snapshot.seats[i]) && !isAbsent(ctx, session, i)).length;
  const said = ctx.t("ui-people-here", { n: here, of: people.length });
  const words = session.social.watching.value.n > 0 ? `${said} · ${lookersOn(ctx, session)}` : said;
  return html`<button type="button" class="tool crowd" aria-haspopup="dialog" title=${words}
    onClick=${() => (uiState.people.value = true)}>
    <span class="vh">${words}</span>
    <${Eyes} session=${session} />
    <span class="discs">${ctx.snapshot.seats.map(
      (_, i) => html`<${Presence} key=${i} ctx=${ctx} session=${session} i=${i} />`,
    )}</span>
    <${Icon} name="people" /><small aria-hidden="true">${here}/${people.length}</small></button>`;
}

/** @param {{session: Session}} props how many look on without a seat */
function Eyes({ session }) {
  const { n } = session.social.watching.value;
  return n > 0 && html`<span class="eyes" aria-hidden="true"><${Icon} name="look" />${n}</span>`;
}

/** Whether the way to another device is open. */
const moving = signal(false);

/** @param {{ctx: Ctx}} props in the menu: one's seats go to another device */
export function MoveButton({ ctx }) {
  const { mine, over, imported } = ctx.snapshot;
  if (mine.length === 0 || over || imported) return null;
  return html`<button type="button" class="btn" onClick=${() => (moving.value = true)}>
    <${Icon} name="right" />${ctx.t("ui-move")}</button>`;
}

/** @param {{ctx: Ctx}} props */
function MoveDialog({ ctx }) {
  const open = moving.value && ctx.snapshot.mine.length > 0;
  const Offer = useLazy(() => import("./move.js").then((module) => module.MoveOffer), open);
  return html`<${Dialog} title=${ctx.t("ui-move")} class="move" open=${open}
    onClose=${() => (moving.value = false)}>${Offer && html`<${Offer} id=${ctx.snapshot.id} />`}<//>`;
}

/** @param {{ctx: Ctx, session: Session, uiState: UiState}} props */
export function PeopleDialog({ ctx, session, uiState }) {
  const left = isLeft(ctx.snapshot);
  // The person who was the last to leave sees what the deal was.
  useEffect(() => {
    if (left) uiState.people.value = false;
  }, [left]);
  return html`<${Dialog} title=${ctx.t("ui-people")} class="people" open=${uiState.people.value}
    onClose=${() => (uiState.people.value = false)}>
    <${People} ctx=${ctx} session=${session} />
  <//><${MoveDialog} ctx=${ctx} /><${ChatStatus} ctx=${ctx} uiState=${uiState} session=${session} />`;
}

/** @param {Ctx} ctx @param {Session} session @returns {string} who looks on, in words */
function lookersOn(ctx, session) {
  const { n, names } = session.social.watching.value;
  const others = n - names.length;
  const words =
    names.length === 0 ? "ui-spectators" : others > 0 ? "ui-spectators-and" : "ui-spectators-names";
  return ctx.t(words, { n, others, names });
}

/** @param {{ctx: Ctx, session: Session}} props who looks on; those who do may give a name */
function LookingOn({ ctx, session }) {
  const { mine, host } = ctx.snapshot;
  const looksOn = mine.length === 0 && !host;
  const some = session.social.watching.value.n > 0;
  if (!some && !looksOn) return null;
  return html`<div class="looking-on row wrap apart little">
    <p aria-live="polite">${some && html`<${Icon} name="look" /> ${lookersOn(ctx, session)}`}</p>
    ${
      looksOn &&
      html`<label><span>${ctx.t("ui-watch-name")}</span>
        <input type="text" value=${watchName.value} maxlength=${LONGEST_NAME} autocomplete="nickname"
          spellcheck=${false} onChange=${(/** @type {Event} */ event) => {
            watchName.value = fieldValue(event).trim();
            session.reconnect();
          }} /></label>`
    }
  </div>`;
}

/** @param {{ctx: Ctx, session: Session}} props */
function People({ ctx, session }) {
  const { id, seats, host, invite, timer } = ctx.snapshot;
  const over = ctx.over || isLeft(ctx.snapshot);
  const levels = games.value.find((game) => game.id === ctx.game)?.levels ?? [];
  const level = useSignal(/** @type {string | null} */ (null));
  useEffect(() => {
    // Without the list the server chooses the level.
    if (games.value.length === 0) loadGames().catch(() => undefined);
  }, []);
  const rows = seats.map((_, i) => changes(ctx, session, i));
  const lends = rows.some((row) => row.some((change) => change.kind === "ai"));
  const notice = session.help.notice.value;
  const chosen = level.value ?? levels.at(-1) ?? null;
  /** @param {number} seat @param {Kind} kind */
  const change = (seat, kind) =>
    session.outbox.want(
      kind === "ai" && chosen
        ? { do: "seat", seat, kind, level: chosen }
        : { do: "seat", seat, kind, ...(kind === "human" ? partIn(id, ctx.snapshot.deal) : {}) },
    );
  return html`
    ${
      host &&
      invite &&
      !over &&
      seats.some((seat) => seat.free) &&
      html`<${Invite} code=${invite} title=${ctx.t(`${ctx.game}-title`)} />`
    }
    ${hasOthers(ctx.snapshot) && !over && html`<${Disclosed} around=${ctx.snapshot} />`}
    <ul class="sitting">${seats.map(
      (_, i) =>
        html`<${Row} key=${i} ctx=${ctx} session=${session} i=${i} changes=${rows[i] ?? []}
          onChange=${change} />`,
    )}</ul>
    <${LookingOn} ctx=${ctx} session=${session} />
    ${
      lends &&
      levels.length > 1 &&
      html`<label class="level"><span>${ctx.t("ui-lend-level")}</span>
      <select value=${chosen}
        onChange=${(/** @type {Event} */ event) => (level.value = fieldValue(event))}>
        ${levels.map(
          (one) =>
            html`<option key=${one} value=${one} selected=${one === chosen}>${ctx.t(`bot-${one}`)}</option>`,
        )}</select></label>`
    }
    <div role="status">${
      notice?.kind === "no" &&
      html`<p class="msg no"><${Icon} name="close" /><span>${ctx.t(notice.message)}</span></p>`
    }</div>
    ${
      timer !== null &&
      !over &&
      html`<p class="none"><${Icon} name="clock" /> ${ctx.t("ui-timer-is", { time: duration(timer) })}</p>`
    }
    <div class="watch"><p>${ctx.t(over ? "ui-watch-link-over" : "ui-watch-link-help")}</p>
      <${CopyLink} path=${`/t/${id}`} label=${ctx.t("ui-copy-link")} icon="look" /></div>`;
}

/**
 * @param {{ctx: Ctx, session: Session, i: number, changes: Change[], onChange: (seat: number, kind: Kind) =>
 *   void}} props
 */
function Row({ ctx, session, i, changes, onChange }) {
  const says = state(ctx, session, i);
  return html`<li>
    <${Presence} ctx=${ctx} session=${session} i=${i} />
    <div class="sat"><b>${ctx.name(i)}${
      i === ctx.seat && html` <small>(${ctx.t("ui-you")})</small>`
    }</b>${says && html`<small>${ctx.t(says)}</small>`}
      ${MARKS.map(
        (mark) => ctx.snapshot.seats[i]?.[mark] && html`<small>${ctx.t("seat-mark", { mark })}</small>`,
      )}
      </div>
    ${
      changes.length > 0 &&
      html`<div class="row2">${changes.map(
        (change) => html`<${ChangeButton} key=${change.kind} ctx=${ctx} i=${i} change=${change}
          onChange=${onChange} />`,
      )}</div>`
    }
  </li>`;
}

/**
 * @param {{ctx: Ctx, i: number, change: Change, onChange: (seat: number, kind: Kind) => void}} props
 */
function ChangeButton({ ctx, i, change: { kind, words, main, sure }, onChange }) {
  const again = useSignal(false);
  const said = ctx.t(again.value && sure ? sure : words);
  const press = () => {
    if (again.value || !sure) onChange(i, kind);
    else again.value = true;
  };
  return html`<button type="button" class=${`btn ${main ? "" : "plain"}`}
    aria-label=${ctx.t("ui-table-open", { action: said, title: ctx.name(i) })}
    onClick=${press}>${said}</button>`;
}
