/** The points so far by kind, and what the others have before them. */

import { Fragment, html } from "../../js/core/preact.js";
import { Icon, plain, SeatDisc, Swatch } from "../../js/ui/components.js";
import { BIODIVERSITY_SIGN, colours, KINDS, look } from "./cards.js";
import { COLS, cellId, ROWS } from "./geometry.js";
import { cardName, cellRef, counted, placedName, viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Placed} Placed */
/** @typedef {import("./view.js").Player} Player */
/** @typedef {import("./view.js").Alban} AlbanNow */
/** @typedef {import("./view.js").NeutralHand} NeutralHand */
/** @typedef {import("./view.js").Score} Score */
/** @typedef {{key: string, head: any, score: Score}} Column */

/** @param {{ctx: Ctx}} props */
export function Overview({ ctx }) {
  const { players, rival } = viewOf(ctx);
  const others = ctx.over ? players : players.filter((player) => player.seat !== ctx.seat);
  return html`<${Fragment}>
    <section class="panel eco-points"><h3>
      ${ctx.t(ctx.over ? "ecosystem-ui-points-final" : "ecosystem-ui-points-so-far")}</h3>
      <${Points} columns=${columns(ctx)} ctx=${ctx} />
    </section>
    ${rival?.name === "alban" && html`<${Alban} rival=${rival} own=${players[0].score} ctx=${ctx} />`}
    ${
      others.length > 0 &&
      html`<section class="panel"><h3>${ctx.t("ecosystem-ui-others")}</h3>
      <ul class="eco-others grid gap-16" data-many=${others.length > 2 || undefined}>
        ${others.map((player) => html`<${Other} key=${player.seat} player=${player} ctx=${ctx} />`)}
      </ul>
    </section>`
    }
    ${rival?.name === "neutral" && html`<${Neutral} rival=${rival} ctx=${ctx} />`}
  </>`;
}

/** @param {Ctx} ctx @returns {Column[]} all who score, in the order of the seats */
export function columns(ctx) {
  const { players, rival } = viewOf(ctx);
  const seats = players.map(({ seat, score }) => ({
    key: String(seat),
    score,
    head: html`<${SeatDisc} seat=${seat} name=${ctx.name(seat)} />
      <span class="eco-head cut">${seat === ctx.seat ? ctx.t("ecosystem-ui-you") : ctx.name(seat)}</span>`,
  }));
  if (!rival?.score) return seats;
  const head = html`<span class="eco-farmer center"><${Icon} name="farmer" /></span>
    <span class="eco-head cut">${ctx.t("ecosystem-ui-alban")}</span>`;
  return [...seats, { key: "rival", score: rival.score, head }];
}

/** @param {{columns: Column[], ctx: Ctx}} props */
function Points({ columns: shown, ctx }) {
  return html`<table class="eco-table full" data-many=${shown.length > 3 || undefined}>
    <thead><tr><td></td>${shown.map(
      (column) => html`<th key=${column.key} scope="col">${column.head}</th>`,
    )}</tr></thead>
    <tbody>
      ${KINDS.map(
        (kind) => html`<tr key=${kind}>
        <th scope="row"><button type="button" class="eco-kind row gap-8 full" data-ref=${`kind:${kind}`}>
          <${Swatch} ...${look(kind)} />${cardName(ctx, kind)}
        </button></th>
        ${shown.map(
          ({ key, score }) => html`<td key=${key} class=${score[kind] === 0 ? "z" : ""}>${score[kind]}</td>`,
        )}
      </tr>`,
      )}
      <tr class="sum">
        <th scope="row"><button type="button" class="eco-kind row gap-8 full" data-ref="kind:biodiversity">
          <span class="eco-leaves"><${Icon} name=${BIODIVERSITY_SIGN} /></span>
            ${ctx.t("ecosystem-ui-biodiversity")}
        </button></th>
        ${shown.map(
          ({ key, score }) =>
            html`<td key=${key}>${key === "rival" ? "" : plain(ctx, score.biodiversity)}</td>`,
        )}
      </tr>
      <tr class="sum eco-total"><th scope="row">${ctx.t("ecosystem-ui-total")}</th>
        ${shown.map(({ key, score }) => html`<td key=${key}>${plain(ctx, score.total)}</td>`)}
      </tr>
    </tbody>
  </table>`;
}

/** @param {{player: Player, ctx: Ctx}} props */
function Other({ player, ctx }) {
  const { seat } = player;
  const words = { n: player.cards.length, points: player.score.total };
  return html`<li>
    <p class="eco-who row wrap slim">
      <button type="button" data-look=${seat} aria-pressed=${String(ctx.looked.value === seat)}>
        <${SeatDisc} seat=${seat} name=${ctx.name(seat)} /><b>${ctx.name(seat)}</b>
        <span class="vh">${ctx.t("ecosystem-ui-look", words)}</span>
      </button>
      <${Doing} seat=${seat} ctx=${ctx} />
    </p>
    <div class="eco-mini grid gap-3" data-look=${seat}>${inFrame(player).map((card, i) =>
      card
        ? html`<${MiniCard} key=${card.cell} card=${card} data-ref=${cellRef(seat, card.cell)}
          aria-label=${placedName(card, player.areas, ctx)} />`
        : html`<span key=${i} class="eco-void"></span>`,
    )}
    </div>
  </li>`;
}

/** @param {{card: Placed} & Record<string, any>} props a card of another player's grid, as a small tile */
function MiniCard({ card, ...rest }) {
  return html`<button type="button" style=${colours(card.card)} ...${rest}>
    <${Icon} name=${look(card.card).icon} /></button>`;
}

/** @param {{seat: number, ctx: Ctx}} props one word on what a player is doing */
function Doing({ seat, ctx }) {
  const { asked, done } = ctx.snapshot.seats[seat];
  if (done) return html`<small><${Icon} name="check" /><span>${ctx.t("ecosystem-ui-is-done")}</span></small>`;
  if (!asked) return null;
  return html`<small><${Icon}
    name="clock" /><span>${ctx.t("ecosystem-ui-is-doing", { phase: viewOf(ctx).phase })}</span></small>`;
}

/**
 * The twenty places of a grid in reading order; while its frame still floats, with the cards in the middle.
 * @param {Player} player @returns {(Placed | undefined)[]}
 */
function inFrame({ window, cards }) {
  const { box } = window;
  const top = window.rows === ROWS ? window.top : box.top - Math.floor((ROWS - box.rows) / 2);
  const left = window.cols === COLS ? window.left : box.left - Math.floor((COLS - box.cols) / 2);
  const byCell = new Map(cards.map((card) => [card.cell, card]));
  return Array.from({ length: ROWS * COLS }, (_, i) =>
    byCell.get(cellId(top + Math.floor(i / COLS), left + (i % COLS))),
  );
}

/**
 * @param {{rival: AlbanNow, own: Score, ctx: Ctx}} props the solo opponent: his grid, and how far one is
 *   ahead of him
 */
function Alban({ rival, own, ctx }) {
  const lead = own.total - (rival.score?.total ?? 0);
  const targets = Object.entries(rival.targets ?? {});
  return html`<section class="panel eco-alban"><h3>${ctx.t("ecosystem-ui-alban")}</h3>
    <p class="eco-lead">${ctx.t("ecosystem-ui-lead", { n: plain(ctx, lead) })}</p>
    <ul class="eco-targets grid gap-4 little">${targets.map(
      ([level, target]) => html`<li key=${level} data-reached=${lead >= target || undefined}>
      <span class="eco-bar" style=${{ "--p": `${Math.max(0, Math.min(100, (lead / target) * 100))}%` }}>
        </span>
      <span>${ctx.t("ecosystem-ui-level", { level })}</span>
      <b>${target}</b>${lead >= target && html`<${Icon} name="check" />`}
    </li>`,
    )}</ul>
    <div class="eco-mini grid gap-3" role="group"
      aria-label=${ctx.t("ecosystem-ui-alban-grid", { n: rival.cards.length })}>
      ${Array.from({ length: ROWS * COLS }, (_, i) => {
        const card = rival.cards[i];
        if (!card)
          return html`<span key=${i} class=${i === rival.cards.length ? "eco-next" : "eco-void"}></span>`;
        return html`<${MiniCard} key=${i} card=${card} data-ref=${`alban:${i}`}
          aria-label=${placedName(card, [], ctx)} />`;
      })}
    </div>
  </section>`;
}

/**
 * @param {{rival: NeutralHand, ctx: Ctx}} props the third hand of a game for two: only its streams and wolves
 *   matter
 */
function Neutral({ rival, ctx }) {
  const cards = counted(rival.cards.map(({ card }) => card));
  return html`<section class="panel eco-neutral"><h3><${Icon} name="card-pickup" />
    ${ctx.t("ecosystem-ui-neutral")}
      <small>${ctx.t("ecosystem-ui-cards", { n: rival.cards.length })}</small></h3>
    <p>${ctx.t("ecosystem-ui-neutral-counts", { streams: rival.streams, wolves: rival.wolves })}</p>
    <ul>${cards.map(
      ([kind, n]) => html`<li key=${kind} data-counts=${kind === "stream" || kind === "wolf" || undefined}>
      <button type="button" class="eco-pile gap-5 little" data-ref=${`kind:${kind}`}
        aria-label=${ctx.t("ecosystem-ui-held", { card: kind, n })}><${Swatch} ...${look(kind)} />${n}
        </button>
    </li>`,
    )}</ul>
  </section>`;
}
