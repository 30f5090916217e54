// The moment at the end of a game, its story and chart, the score sheet, and where to go from here.

import { ApiError, api } from "../core/api.js";
import { noteGame } from "../core/history.js";
import { html, useEffect, useSignal } from "../core/preact.js";
import { go } from "../core/router.js";
import { CopyLink } from "../social/share.js";
import { Icon } from "../ui/components.js";
import { Chart, measureName } from "./chart.js";
import { Moments } from "./moments.js";
import { isDefeat, SaveRecord } from "./result.js";
import { largestStep, storyOf } from "./story.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameModule} GameModule */
/** @typedef {import("../types.gen.js").Service.StoryPoint} Point */
/** @typedef {import("./story.js").Line} Line */

/** @param {Ctx} ctx whether everybody won, as people do who play together or alone */
const isShared = (ctx) => ctx.snapshot.result?.winners.length === ctx.snapshot.seats.length;

/** @param {Ctx} ctx @returns {string} the end in a few words */
function headline(ctx) {
  const winners = ctx.snapshot.result?.winners ?? [];
  if (winners.length === 0) return ctx.t(`${ctx.game}-ending-lost`);
  if (isShared(ctx)) return ctx.t(`${ctx.game}-ending-won`);
  return winners.length > 1
    ? ctx.t("ui-ending-tie", { seats: winners })
    : ctx.t("ui-ending-winner", { seat: winners[0] ?? 0 });
}

/** @param {{ctx: Ctx, module: GameModule}} props */
export function Ending({ ctx, module }) {
  const { id } = ctx.snapshot;
  const points = useSignal(/** @type {Point[] | null} */ (null));
  useEffect(() => {
    api.story(id).then(
      (story) => (points.value = story.points),
      () => (points.value = []), // an old table may have no story
    );
  }, [id]);
  useEffect(() => note(ctx, module), [id]);
  const step = points.value && largestStep(points.value);
  return html`<section class=${`panel sheet ending ${isDefeat(ctx) ? "lost" : ""}`}
    aria-label=${ctx.t("ui-sheet")}><div class="sheet-scroll">
    <header class="ending-head">
      <${Icon} name=${isDefeat(ctx) ? "dead-wood" : "laurel-crown"} />
      <div><h2>${headline(ctx)}</h2><p>${ctx.snapshot.result && ctx.t(ctx.snapshot.result.reason)}</p>
      <div class="ending-acts">
        <${Again} ctx=${ctx} options=${ctx.snapshot.options} label=${ctx.t("ui-again")} class="btn calm" />
        <button type="button" class="btn" onClick=${() => go(`/replay/${id}/${step ? step.at : 0}`)}>
          <${Icon} name="play" />
          ${step ? ctx.t("ui-replay-from", { turn: step.from }) : ctx.t("ui-watch-replay")}</button>
      </div></div>
    </header>
    ${
      points.value &&
      points.value.length > 1 &&
      html`<div class="ending-parts">
      <section class="part"><h3>${ctx.t("ui-how-it-went")}</h3>
        <ol class="story">${storyOf(points.value).map(
          (line) => html`<${StoryLine} key=${line.kind} ctx=${ctx} line=${line} />`,
        )}</ol></section>
      <section class="part"><h3>${ctx.t("ui-turn-by-turn")}</h3>
        <${Chart} ctx=${ctx} points=${points.value} turn=${step ? step.from : null} /></section>
      </div>`
    }
    <div class="part"><${Moments} ctx=${ctx} /></div>
    <details class="part scores"><summary><${Icon} name="score" />${ctx.t("ui-sheet")}</summary>
      <${module.Sheet} ctx=${ctx} /></details>
    <section class="part next"><h3>${ctx.t("ui-and-now")}</h3><div class="sheet-acts">
      <${Harder} ctx=${ctx} module=${module} />
      <button type="button" class="btn" onClick=${() => go("/")}><${Icon} name="plus" />
        ${ctx.t("ui-new-game")}</button>
      <${CopyLink} path=${`/replay/${id}`} label=${ctx.t("ui-share-replay")} icon="share" />
      <${SaveRecord} ctx=${ctx} />
    </div></section>
  </div></section>`;
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
    tags: module.tags?.(ctx, seat) ?? {},
  });
}

/** @param {{ctx: Ctx, line: Line}} props */
function StoryLine({ ctx, line }) {
  const turns = line.from === line.to ? String(line.to) : `${line.from}–${line.to}`;
  return html`<li><span class="turns"><span class="vh">${ctx.t("ui-turn")} </span>${turns}</span>
    <a href=${`/replay/${ctx.snapshot.id}/${line.at}`}>${tell(ctx, line)}</a></li>`;
}

/** @param {Ctx} ctx @param {Line} line @returns {string} */
function tell(ctx, line) {
  if (line.kind === "end") return ctx.snapshot.result ? ctx.t(ctx.snapshot.result.reason) : "";
  if (line.kind === "begin") {
    const list = Object.entries(line.values).map(([measure, value]) =>
      ctx.t("ui-story-value", { what: measureName(ctx, measure), value }),
    );
    return ctx.t("ui-story-begin", { list });
  }
  const what = measureName(ctx, line.measure);
  return line.kind === "step"
    ? ctx.t("ui-story-step", { what, before: line.before, after: line.after })
    : ctx.t("ui-story-peak", { what, value: line.value });
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
      const { id } = await api.create(
        /** @type {any} */ ({ game: ctx.game, seats, options, seed: null, timer: ctx.snapshot.timer }),
      );
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
  const options = isDefeat(ctx) ? null : (module.harder?.(ctx.snapshot.options) ?? null);
  if (!options) return null;
  const n = module.difficulty?.(options) ?? null;
  return html`<${Again} ctx=${ctx} options=${options}
    label=${n === null ? ctx.t("ui-harder") : ctx.t("ui-harder-by", { n })} />`;
}
