// The moment at the end of a game, its story and chart, the score sheet, and where to go from here.

import { noteGame } from "../core/history.js";
import { has, loadPart } from "../core/i18n.js";
import { html, useEffect, useSignal } from "../core/preact.js";
import { go } from "../core/router.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { LearnLink } from "../learn/slot.js";
import { DealEnd } from "../social/deal_end.js";
import { CopyLink } from "../social/share.js";
import { Icon } from "../ui/components.js";
import { useLazy } from "../ui/lazy.js";
import { CHANCE, Chart, measureName } from "./chart.js";
import { percent } from "./hint.js";
import { Moments, useMoments } from "./moments.js";
import { isDefeat, SaveRecord } from "./result.js";
import { largestStep, storyOf } from "./story.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameModule} GameModule */
/** @typedef {import("../types.gen.js").Service.StoryPoint} Point */
/** @typedef {import("../types.js").StoryLine} StoryLine */
/** @typedef {import("./story.js").Line} Line */

/** @param {Ctx} ctx whether all won, as people do who play together or alone */
const isShared = (ctx) => ctx.snapshot.result?.winners.length === ctx.snapshot.seats.length;

/** @param {Ctx} ctx @returns {string} the end in a few words */
function headline(ctx) {
  const winners = ctx.snapshot.result?.winners ?? [];
  if (winners.length === 0) return ctx.t(`${ctx.game}-ending-lost`);
  if (isShared(ctx) && has(`${ctx.game}-ending-won`)) return ctx.t(`${ctx.game}-ending-won`);
  return winners.length > 1
    ? ctx.t("ui-ending-tie", { seats: winners })
    : ctx.t("ui-ending-winner", { seat: winners[0] ?? 0 });
}

/**
 * @param {Point[]} points @param {import("../types.js").Moments | null} decisive @param {boolean} won
 * @returns {(number | undefined)[]} the chance to win at each point, as far as it is known; at last the end
 */
function chancesAt(points, decisive, won) {
  const series = decisive?.series ?? [];
  return points.map(({ turn }, i) =>
    i === points.length - 1 ? Number(won) : series.find((one) => one.turn === turn)?.chance,
  );
}

/**
 * Return the numbers of a chart with the chance to win as their first row, where it is known from the start.
 * @param {Point[]} points @param {import("../types.js").Moments | null} decisive @param {boolean} won
 * @returns {Point[]}
 */
export function withChances(points, decisive, won) {
  const chances = chancesAt(points, decisive, won);
  // Turns near the end may be too many to be looked at: the last chance stands until then.
  if (chances[0] === undefined) return points;
  let last = chances[0];
  return points.map((point, i) => {
    last = chances[i] ?? last;
    return { ...point, values: { [CHANCE]: percent(last), ...point.values } };
  });
}

/**
 * Return the point before the turn in which the chance to win moved most; without chances, the one before the
 * largest step of a number.
 * @param {Point[]} points @param {import("../types.js").Moments | null} decisive @param {boolean} won
 * @returns {{turn: number, at: number} | null}
 */
export function turningPoint(points, decisive, won) {
  const chances = chancesAt(points, decisive, won);
  let most = 0;
  /** @type {Point | null} */
  let best = null;
  for (const [i, point] of points.entries()) {
    const [before, after] = [chances[i], chances[i + 1]];
    if (before === undefined || after === undefined || Math.abs(after - before) <= most) continue;
    most = Math.abs(after - before);
    best = point;
  }
  if (best && chances[0] !== undefined) return best;
  const step = largestStep(points);
  return step && { turn: step.from, at: step.at };
}

/** @param {{ctx: Ctx, module: GameModule}} props */
export function Ending({ ctx, module }) {
  const { id, seats, options } = ctx.snapshot;
  const points = useSignal(/** @type {Point[] | null} */ (null));
  const extra = useLazy(async () => module.gallery?.loadEnding(), module.gallery !== undefined);
  const decisive = useMoments(id, ctx.seat).value;
  useEffect(() => {
    Promise.all([transport.call({ do: "story", table: id }), loadPart("learn")]).then(
      ([story]) => (points.value = story.points),
      () => (points.value = []), // an old table may have no story
    );
  }, [id]);
  useEffect(() => note(ctx, module), [id]);
  const lost = isDefeat(ctx);
  const turning = points.value && turningPoint(points.value, decisive, !lost);
  const hard = module.setup?.difficulty?.(options) ?? null;
  const about = [
    ...seats.map(({ name }) => name),
    ...(hard === null ? [] : [ctx.t("ui-difficulty", { n: hard })]),
    ...(points.value?.length ? [ctx.t("ui-moment-turn", { n: points.value.at(-1)?.turn ?? 0 })] : []),
  ];
  return html`<section class=${`panel sheet ending ${lost ? "lost" : ""}`}
    aria-label=${ctx.t("ui-sheet")}><div class="sheet-scroll scroll low">
    <header class="ending-head row">
      <${Icon} name=${lost ? "dead-wood" : "laurel-crown"} />
      <div><p class="ending-about">${about.join(" · ")}</p><h2>${headline(ctx)}</h2>
      <p>${ctx.snapshot.result && ctx.t(ctx.snapshot.result.reason)}</p>
      <div class="ending-acts flex wrap gap-10">
        <${Again} ctx=${ctx} options=${options} label=${ctx.t("ui-again")} class="btn calm" />
        <button type="button" class="btn" onClick=${() => go(`/replay/${id}/${turning?.at ?? 0}`)}>
          <${Icon} name="play" />
          ${turning ? ctx.t("ui-replay-from", { turn: turning.turn }) : ctx.t("ui-watch-replay")}</button>
      </div></div>
      ${extra && html`<${extra.Picture} ctx=${ctx} />`}
    </header>
    ${
      points.value &&
      points.value.length > 1 &&
      html`<div class="ending-parts grid">
      <section class="part"><h3>${ctx.t("ui-how-it-went")}</h3>
        <ol class="story">${linesOf(ctx, points.value, extra?.story).map(
          (line) => html`<${StoryRow} key=${line.at} ctx=${ctx} line=${line} />`,
        )}</ol></section>
      <section class="part"><h3>${ctx.t("ui-turn-by-turn")}</h3>
        <${Chart} ctx=${ctx} points=${withChances(points.value, decisive, !lost)}
          turn=${turning?.turn ?? null} /></section>
      </div>`
    }
    <div class="part"><${Moments} ctx=${ctx} decisive=${decisive} /></div>
    <details class="part scores"><summary><${Icon} name="score" />${ctx.t("ui-sheet")}</summary>
      <${module.parts.Sheet} ctx=${ctx} /></details>
    <section class="part next"><h3>${ctx.t("ui-and-now")}</h3><div class="sheet-acts flex wrap gap-8">
      <${Harder} ctx=${ctx} module=${module} />
      ${lost && points.value && html`<${Same} ctx=${ctx} />`}
      ${lost && html`<${LearnLink} game=${ctx.game} />`}
      <button type="button" class="btn" onClick=${() => go("/")}><${Icon} name="plus" />
        ${ctx.t("ui-new-game")}</button>
      <${CopyLink} path=${`/replay/${id}`} label=${ctx.t("ui-share-replay")} icon="share" />
      <${SaveRecord} ctx=${ctx} />
    </div><${DealEnd} ctx=${ctx} /></section>
  </div></section>`;
}

/**
 * Return the story as the game tells it, or else what its numbers tell.
 * @param {Ctx} ctx @param {Point[]} points
 * @param {((ctx: Ctx, points: Point[]) => StoryLine[]) | undefined} story @returns {StoryLine[]}
 */
function linesOf(ctx, points, story) {
  const own = story?.(ctx, points) ?? [];
  return own.length > 0
    ? own
    : storyOf(points, ctx.snapshot.result?.winners).map((line) => ({ ...line, text: tell(ctx, line) }));
}

/** @param {{ctx: Ctx}} props after a defeat: the same deal once more, for practice */
function Same({ ctx }) {
  if (ctx.snapshot.mine.length === 0 || ctx.snapshot.imported) return null;
  const again = () =>
    transport.call({ do: "practice", table: ctx.snapshot.id, at: 0 }).then(
      ({ id }) => go(`/t/${id}`),
      (error) => {
        if (!(error instanceof ApiError)) throw error;
      },
    );
  return html`<button type="button" class="btn" onClick=${again}><${Icon} name="undo" />
    ${ctx.t("learn-story-same")}</button>`;
}

/** @param {Ctx} ctx @param {GameModule} module keep the result among the games of this device */
function note(ctx, module) {
  const { id, result, mine, imported, seats } = ctx.snapshot;
  const seat = mine[0];
  if (!result || seat === undefined || imported) return;
  noteGame({
    id,
    game: ctx.game,
    when: Date.now(),
    won: !isDefeat(ctx),
    total: result.scores[seat]?.total ?? 0,
    seats: seats.length,
    tags: module.setup?.tags?.(ctx, seat) ?? {},
  });
}

/** @param {{ctx: Ctx, line: StoryLine}} props */
function StoryRow({ ctx, line }) {
  const turns = line.from === line.to ? String(line.to) : `${line.from}–${line.to}`;
  return html`<li><span class="turns text-mid"><span class="vh">${ctx.t("ui-turn")} </span>${turns}</span>
    <a href=${`/replay/${ctx.snapshot.id}/${line.at}`}>${line.text}</a></li>`;
}

/** @param {Ctx} ctx @param {Line} line @returns {string} */
function tell(ctx, line) {
  if (line.kind === "end") return ctx.snapshot.result ? ctx.t(ctx.snapshot.result.reason) : "";
  if (line.kind === "lead") return ctx.t("learn-story-lead", { seat: line.seat });
  if (line.kind === "begin") return tellBegin(ctx, line);
  const what = measureName(ctx, line.measure);
  if (line.kind === "peak") return ctx.t("ui-story-peak", { what, value: line.value });
  const { before, after } = line;
  const own = `learn-story-${ctx.game}-step`;
  if (!has(own)) return ctx.t("ui-story-step", { what, before, after });
  const [measure = "", seat] = line.measure.split(":");
  const args = { measure, before, after, up: after > before ? "yes" : "no" };
  return ctx.t(own, seat === undefined ? args : { ...args, seat: Number(seat) });
}

/** @param {Ctx} ctx @param {Extract<Line, {kind: "begin"}>} line @returns {string} how it stood */
function tellBegin(ctx, { values, to }) {
  const [begin, value] = [`learn-story-${ctx.game}-begin`, `learn-story-${ctx.game}-value`];
  if (!has(begin)) {
    const list = Object.entries(values).map(([measure, n]) =>
      ctx.t("ui-story-value", { what: measureName(ctx, measure), value: n }),
    );
    return ctx.t("ui-story-begin", { list });
  }
  /** @type {Map<number, Record<string, number>>} */
  const bySeat = new Map();
  for (const [measure, n] of Object.entries(values)) {
    const [name = "", seat = "0"] = measure.split(":");
    bySeat.set(Number(seat), { ...bySeat.get(Number(seat)), [name]: n });
  }
  const list = has(value) ? [...bySeat].map(([seat, numbers]) => ctx.t(value, { ...numbers, seat })) : [];
  return ctx.t(begin, { turns: to, list, alone: bySeat.size === 1 ? "yes" : "no", ...bySeat.get(0) });
}

/**
 * @param {{ctx: Ctx, options: Record<string, any>, label: string, class?: string}} props the same people at a
 *   new table
 */
function Again({ ctx, options, label, class: look = "btn" }) {
  const busy = useSignal(false);
  if (ctx.snapshot.mine.length === 0 || ctx.snapshot.imported) return null;
  async function again() {
    if (busy.value) return;
    busy.value = true;
    try {
      const seats = ctx.snapshot.seats.map(({ kind, name, level }, i) =>
        kind === "ai" && level
          ? { kind, name, level }
          : {
              kind: ctx.snapshot.mine.includes(i) ? "human" : "guest",
              name: ctx.snapshot.mine.includes(i) ? name : "",
            },
      );
      const { id } = await transport.call({
        do: "create",
        game: ctx.game,
        seats: /** @type {any} */ (seats),
        options,
        seed: null,
        timer: ctx.snapshot.timer,
      });
      go(`/t/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      busy.value = false;
    }
  }
  return html`<button type="button" class=${look} onClick=${again}><${Icon} name="undo" />${label}</button>`;
}

/** @param {{ctx: Ctx, module: GameModule}} props after a victory, one step harder */
function Harder({ ctx, module }) {
  const options = isDefeat(ctx) ? null : (module.setup?.harder?.(ctx.snapshot.options) ?? null);
  if (!options) return null;
  const n = module.setup?.difficulty?.(options) ?? null;
  return html`<${Again} ctx=${ctx} options=${options}
    label=${n === null ? ctx.t("ui-harder") : ctx.t("ui-harder-by", { n })} />`;
}
