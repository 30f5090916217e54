/** The invader phase in words: one sentence a land, with the numbers. */

import { wordOf } from "../invaders.js";
import { lettersOf } from "../map/forecast.js";
import { nameOf } from "../panel/cards.js";
import { viewOf } from "../view.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../../../js/types.js").SceneBeat} SceneBeat */
/** @typedef {{kind: string, n: number, strife: boolean}} Pieces */

/** @param {Pieces[]} pieces @param {Ctx} ctx @returns {string[]} "2 explorers", "a town" */
const counted = (pieces, ctx) => pieces.map(({ kind, n }) => ctx.t("spirit_island-beat-pieces", { kind, n }));

/** @param {string} card @param {Ctx} ctx @returns {string[]} the terrains of an invader card */
const grounds = (card, ctx) => [...lettersOf(card)].map((letter) => wordOf(letter, ctx));

/** @param {SceneBeat} beat @param {Ctx} ctx */
export function caption(beat, ctx) {
  const { data } = beat;
  if (data.band) return band(data, ctx);
  if (data.land) return inLand(beat, ctx);
  if (data.card)
    return ctx.t("spirit_island-beat-card", {
      step: data.step,
      ground: grounds(data.card, ctx),
      n: data.lands.length,
      stopped: data.stopped ? "yes" : "no",
    });
  if (data.step === "fear")
    return ctx.t("spirit_island-beat-fear", {
      id: data.id,
      text: ctx.t(`spirit_island-effect-${data.id}-${data.level}`),
    });
  if (data.step === "event")
    return data.part ? part(beat, ctx) : ctx.t("spirit_island-beat-event", { id: data.id });
  if (data.step === "advance") return advance(ctx);
  const told = beat.events.filter(({ id }) => !id.endsWith("-phase")).map((event) => ctx.t(event));
  return [data.id ? `${nameOf(ctx, data.id)}:` : "", ...told].join(" ").trim();
}

const FEAR = "spirit_island-event-fear";

/** @param {SceneBeat} beat the events that say more than the card that is turned up, all fear as one */
export function eventLines({ events }) {
  const fear = events.filter(({ id }) => id === FEAR);
  const n = fear.reduce((sum, event) => sum + Number(event.args.n), 0);
  return events
    .filter(
      (event) =>
        !event.id.startsWith("spirit_island-part-") &&
        !/-(phase|event-card|lasting)$/.test(event.id) &&
        (event.id !== FEAR || event === fear[0]),
    )
    .map((event) => (event === fear[0] ? { ...event, args: { n } } : event));
}

/** @param {SceneBeat} beat @param {Ctx} ctx a part of an event with what it did, or with what lasts of it */
function part(beat, ctx) {
  const { part: id } = beat.data;
  const lines = eventLines(beat).map((event) => ctx.t(event));
  const lasts = beat.events.some((event) => event.id.endsWith("-lasting"));
  const other = ctx.t(lasts ? `spirit_island-does-${id}` : "spirit_island-scene-nothing");
  const text = lines.length > 0 ? lines.join(" ") : other;
  return ctx.t("spirit_island-beat-part", { part: ctx.t(`spirit_island-part-${id}`), text });
}

/** The invaders that must be gone at each terror level. */
const GOALS = [[], ["explorer", "town", "city"], ["town", "city"], ["city"]];

/** @param {number} level @param {Ctx} ctx @returns {Pieces[]} the invaders that still have to go */
function leftAt(level, ctx) {
  const pieces = viewOf(ctx).lands.flatMap((land) => land.pieces);
  return (GOALS[level] ?? [])
    .map((kind) => ({
      kind,
      n: pieces.reduce((sum, one) => sum + (one.kind === kind ? one.n : 0), 0),
      strife: false,
    }))
    .filter(({ n }) => n > 0);
}

/** @param {any} data @param {Ctx} ctx */
function band(data, ctx) {
  if (data.band === "terror") {
    const what = counted(leftAt(data.level, ctx), ctx);
    const any = what.length > 0 ? "yes" : "no";
    return ctx.t("spirit_island-beat-terror", { level: data.level, what, any });
  }
  return ctx.t("spirit_island-beat-blighted", { id: data.id, n: data.n });
}

/** @param {Ctx} ctx what comes next turn, by the cards as they lie now */
function advance(ctx) {
  const { ravage, build } = viewOf(ctx).invaders;
  const words = (/** @type {string[]} */ cards) => cards.flatMap((card) => grounds(card, ctx));
  return ctx.t("spirit_island-beat-advance", {
    ravage: ravage.length > 0 ? words(ravage) : ctx.t("spirit_island-map-none"),
    build: build.length > 0 ? words(build) : ctx.t("spirit_island-map-none"),
  });
}

/** @param {SceneBeat} beat @param {Ctx} ctx */
function inLand(beat, ctx) {
  const { data } = beat;
  if (data.stopped) {
    const why = beat.events.find(({ id }) => id.endsWith("-stopped"));
    if (why) return ctx.t(why);
  }
  if (data.step === "ravage") return ravage(data, ctx);
  const what = counted(
    [...new Set(/** @type {string[]} */ (data.built))].map((kind) => ({
      kind,
      n: data.built.filter((/** @type {string} */ one) => one === kind).length,
      strife: false,
    })),
    ctx,
  );
  const { land, by, source } = data;
  if (what.length === 0)
    return ctx.t("spirit_island-beat-spared", { land, by: by || "none", step: data.step });
  if (data.step === "build") return ctx.t("spirit_island-beat-built", { land, what, n: data.built.length });
  const from = source === "" ? "sea" : source === land ? "here" : "land";
  return ctx.t("spirit_island-beat-explored", { land, what, n: data.built.length, from, source });
}

/** @param {any} data @param {Ctx} ctx */
function ravage(data, ctx) {
  const { land, dealt, defended, damage, blight, lost, counter, dahan, presence, pieces } = data;
  const n = pieces.reduce((/** @type {number} */ sum, /** @type {Pieces} */ one) => sum + one.n, 0);
  const first =
    dealt === 0 && pieces.some((/** @type {Pieces} */ one) => one.strife)
      ? ctx.t("spirit_island-beat-strife", { land, who: counted(pieces, ctx), n })
      : ctx.t("spirit_island-beat-ravage", {
          land,
          who: n > 0 ? counted(pieces, ctx) : ctx.t("spirit_island-map-none"),
          n,
          dealt,
          defended,
          damage,
          blight: blight.length,
        });
  const clauses = [
    blight.length > 1 && ctx.t("spirit_island-beat-spreads", { to: blight.slice(1) }),
    presence > 0 && ctx.t("spirit_island-beat-presence", { n: presence }),
    lost > 0 && ctx.t("spirit_island-beat-lost", { n: lost }),
    counter > 0 && ctx.t("spirit_island-beat-strikes", { n: dahan - lost, damage: counter }),
  ];
  const all = clauses.filter((clause) => typeof clause === "string");
  return `${all.reduce((one, other) => ctx.t("spirit_island-beat-joined", { one, other }), first)}.`;
}

/** @param {SceneBeat} beat @param {Ctx} ctx @param {SceneBeat[]} all where in the phase it happens */
export function head({ data }, ctx, all) {
  const step = ctx.t("spirit_island-strip-step", { step: data.step ?? "none" });
  if (!data.step) return ctx.t("spirit_island-map-fear");
  if (data.card && data.land) {
    const at = (data.lands ?? []).indexOf(data.land) + 1;
    const place = ctx.t("spirit_island-strip-land", { n: at, of: data.lands?.length ?? all.length });
    if (at > 0) return ctx.t("spirit_island-beat-head", { step, ground: grounds(data.card, ctx), place });
  }
  if (data.card) return `${step}, ${grounds(data.card, ctx).join(", ")}`;
  if (data.step === "fear" && data.level)
    return `${step}, ${ctx.t("spirit_island-map-terror", { n: data.level })}`;
  return step;
}

/** @param {SceneBeat | undefined} beat @param {Ctx} ctx the sum of a land in the rail */
export function sumWords(beat, ctx) {
  const { step, stopped, dealt, defended, damage, pieces = [] } = beat?.data ?? {};
  if (step !== "ravage" || stopped) return "";
  if (dealt === 0 && pieces.some((/** @type {Pieces} */ one) => one.strife))
    return ctx.t("spirit_island-rail-strife");
  return ctx.t("spirit_island-rail-sum", { dealt, defended, damage });
}

/** @param {SceneBeat | undefined} beat @param {Ctx} ctx @returns {{tone: string, words: string}} */
export function landResult(beat, ctx) {
  const { step, stopped, blight = [], lost = 0, counter = 0, built = [], by } = beat?.data ?? {};
  if (stopped) return { tone: "good", words: ctx.t("spirit_island-rail-stopped") };
  if (step === "ravage") {
    const result =
      blight.length > 1
        ? "spreads"
        : blight.length > 0
          ? "blight"
          : lost > 0
            ? "dahan"
            : counter > 0
              ? "strikes"
              : "none";
    return {
      tone: blight.length > 0 || lost > 0 ? "bad" : "good",
      words: ctx.t("spirit_island-rail-result", { result, n: lost }),
    };
  }
  const kinds = [...new Set(/** @type {string[]} */ (built))].map((kind) => ({
    kind,
    n: built.filter((/** @type {string} */ one) => one === kind).length,
    strife: false,
  }));
  return built.length > 0
    ? { tone: "bad", words: counted(kinds, ctx).join(", ") }
    : { tone: "good", words: ctx.t("spirit_island-rail-spared", { by: by || "none" }) };
}
