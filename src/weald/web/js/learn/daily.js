// The daily challenge: today's deals, your results and days in a row, and comparison by a shared link.

import { games, loadGames, useFront } from "../core/games.js";
import { shown, t } from "../core/i18n.js";
import { html, useEffect, useSignal } from "../core/preact.js";
import { go, query } from "../core/router.js";
import { myName } from "../core/settings.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { wholeLink } from "../social/share.js";
import { Icon } from "../ui/components.js";
import { LearnFrame } from "./frame.js";
import { dailyKey, learning, noteDaily } from "./store.js";
import { streak } from "./streak.js";
import { useLearning } from "./texts.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Message} Message */
/** @typedef {import("./store.js").DailyResult} DailyResult */
/**
 * @typedef {{game: string, date: string, seed: number, seats: {kind: "human" | "ai", level?: string}[],
 *   options: Record<string, string | number | boolean>}} Challenge
 */

const DAY = 86400000;
const WEEK = 7;

export function DailyPage() {
  useEffect(() => {
    if (games.value.length === 0) loadGames().catch(console.error);
  }, []);
  const ids = games.value.map(({ id }) => id);
  return ids.length === 0 ? html`<${LearnFrame} />` : html`<${Deals} ids=${ids} />`;
}

/** @param {{ids: string[]}} props today's deals of these games */
function Deals({ ids }) {
  const ready = /** @type {Challenge | null} */ (useLearning("daily", ids[0]));
  const theirs = fromLink(query(), ids);
  if (!ready) return html`<${LearnFrame} />`;
  document.title = t("learn-daily");
  const days = streak(Object.keys(learning.value.daily), ready.date);
  return html`<${LearnFrame}>
    <h1>${t("learn-daily")}</h1>
    <p class="intro">${t("learn-daily-lead")} ${t("learn-daily-streak", { n: days })}</p>
    <${Week} today=${ready.date} />
    ${theirs && html`<${Compared} theirs=${theirs} />`}
    <div class="lessons">${ids.map((game) => html`<${Today} key=${game} game=${game} />`)}</div><//>`;
}

/** @param {{today: string}} props the last seven days, with those on which a challenge was played */
function Week({ today }) {
  const played = new Set(Object.keys(learning.value.daily).map((key) => key.split(" ")[1]));
  const name = new Intl.DateTimeFormat(shown.value, { weekday: "short", timeZone: "UTC" });
  const hours = Math.ceil((Date.parse(today) + DAY - Date.now()) / 3600000);
  const days = Array.from({ length: WEEK }, (_, i) => new Date(Date.parse(today) - (WEEK - 1 - i) * DAY));
  return html`<div class="week row wrap"><ol>${days.map((day) => {
    const on = played.has(day.toISOString().slice(0, 10));
    return html`<li key=${day.getTime()} data-on=${on || undefined}><span>${name.format(day)}</span>
      ${on ? html`<${Icon} name="check" />` : html`<i></i>`}
      <span class="vh">${t(on ? "learn-daily-day" : "learn-daily-no-day")}</span></li>`;
  })}</ol><p>${t("learn-daily-left", { n: Math.max(1, hours) })}</p></div>`;
}

/** @param {string} date @returns {string} a day as the reader's language writes it */
const dayOf = (date) =>
  new Intl.DateTimeFormat(shown.value, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** @param {{won: boolean, total: number}} result */
const resultText = ({ won, total }) => t(won ? "learn-daily-won" : "learn-daily-lost", { n: total });

/** @param {{game: string}} props */
function Today({ game }) {
  const today = /** @type {Challenge | null} */ (useLearning("daily", game));
  const front = useFront(game);
  const trouble = useSignal(/** @type {Message | null} */ (null));
  if (!today) return null;
  const mine = learning.value.daily[dailyKey(game, today.date)];
  const start = async () => {
    try {
      const seats = today.seats.map((seat, i) => ({
        kind: seat.kind,
        name: i === 0 ? myName.value || t("learn-you") : t("learn-partner"),
        ...(seat.level ? { level: seat.level } : {}),
      }));
      const { id } = await transport.call({
        do: "create",
        game,
        seats,
        options: today.options,
        seed: today.seed,
      });
      noteDaily(game, today.date, { table: id });
      go(`/t/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      trouble.value = error.words;
    }
  };
  const against = today.seats.some(({ kind }) => kind === "ai") ? "ai" : "none";
  return html`<section class="panel lesson flex gap-16" aria-labelledby=${`daily-${game}`}>
    <span class="pic" aria-hidden="true">${front && html`<${front.Tile} />`}</span><div class="tx">
    <h2 id=${`daily-${game}`}>${t(`${game}-title`)}</h2>
    <p>${dayOf(today.date)}, ${t("learn-daily-who", { against })}
      ${mine?.result && html` · <b>${resultText(mine.result)}</b>`}</p>
    ${trouble.value && html`<p class="msg no" role="alert">${t(trouble.value)}</p>`}
    <div class="acts">
      ${
        mine
          ? html`<a class="btn calm" href=${`/t/${mine.table}`}>
              ${t(mine.result ? "learn-daily-look" : "learn-go-on")}</a>`
          : html`<button type="button" class="btn calm" onClick=${start}>${t("learn-daily-play")}</button>`
      }
      ${mine?.result && html`<${ShareResult} game=${game} date=${today.date} result=${mine.result} />`}
    </div></div></section>`;
}

/** @param {{game: string, date: string, result: {won: boolean, total: number}}} props */
function ShareResult({ game, date, result }) {
  const copied = useSignal(false);
  const told = new URLSearchParams({
    game,
    date,
    won: result.won ? "1" : "0",
    points: String(result.total),
    by: myName.value,
  });
  const link = wholeLink(`/daily?${told}`);
  const share = () =>
    navigator.clipboard.writeText(link).then(
      () => {
        copied.value = true;
      },
      () => prompt(t("learn-daily-link"), link),
    );
  return html`<button type="button" class="btn" onClick=${share}><${Icon} name="link" />
    ${t(copied.value ? "learn-daily-copied" : "learn-daily-share")}</button>`;
}

/**
 * Return the result that a shared link claims, null if it claims none.
 * @param {string} query @param {string[]} ids games that have challenges
 */
function fromLink(query, ids) {
  const told = new URLSearchParams(query);
  const [game, date, points] = ["game", "date", "points"].map((name) => told.get(name) ?? "");
  if (!ids.includes(game ?? "") || !/^\d{4}-\d\d-\d\d$/.test(date ?? "") || !/^-?\d{1,5}$/.test(points ?? ""))
    return null;
  return {
    game: game ?? "",
    date: date ?? "",
    by: (told.get("by") ?? "").slice(0, 40),
    won: told.get("won") === "1",
    total: Number(points),
  };
}

/** @param {{theirs: NonNullable<ReturnType<typeof fromLink>>}} props what a link claims, beside yours */
function Compared({ theirs }) {
  const mine = learning.value.daily[dailyKey(theirs.game, theirs.date)]?.result;
  return html`<section class="panel compared" aria-label=${t("learn-daily-compared")}>
    <h2>${t(`${theirs.game}-title`)}, ${dayOf(theirs.date)}</h2>
    <dl><dt>${theirs.by || t("learn-daily-somebody")}</dt><dd>${resultText(theirs)}</dd>
      <dt>${t("learn-you")}</dt><dd>${mine ? resultText(mine) : t("learn-daily-not-yet")}</dd></dl>
    <p>${t("learn-daily-claim")}</p>
  </section>`;
}

/** @param {{ctx: Ctx, at: DailyResult & {game: string, date: string}}} props at the end of a challenge */
export function DailyBar({ ctx, at }) {
  const ready = useLearning("daily", at.game);
  const { over, result } = ctx.snapshot;
  const won = result?.winners.includes(0) ?? false;
  const total = Number(result?.scores[0]?.total ?? 0);
  useEffect(() => {
    if (over && result && !at.result)
      noteDaily(at.game, at.date, { table: at.table, result: { won, total } });
  }, [over]);
  if (!ready) return null;
  const score = { won, total };
  return html`<section class="puzzle row wrap rounded paper" aria-label=${t("learn-daily")}>
    <span class="ci"><${Icon} name="flag" /></span>
    <div role="status"><b>${t("learn-daily")}, ${dayOf(at.date)}</b>
      <span>${over ? resultText(score) : t("learn-daily-one-deal")}</span></div>
    <div class="cb">
      ${over && html`<${ShareResult} game=${at.game} date=${at.date} result=${score} />`}
      <a class="btn plain" href="/daily">${t("learn-daily-all")}</a></div></section>`;
}
