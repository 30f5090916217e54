/**
 * The island: grounds, borders, counters, what is coming, and the line that shows why a land can be chosen.
 */

import {
  html,
  useComputed,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "../../../js/core/preact.js";
import { Icon } from "../../../js/ui/components.js";
import { landWords } from "../explain_land.js";
import { litLands } from "../scene/lit.js";
import { Small, useLook } from "../scene/look.js";
import { viewOf } from "../view.js";
import { Changes, Corners } from "./changes.js";
import { Legend, names } from "./forecast.js";
import { fill, Ground, Label } from "./land.js";
import { bestTilt, boardsKey, islandOf } from "./layout.js";
import { keyOf } from "./outcome.js";
import { HEIGHT } from "./packing.js";
import { CounterSign } from "./pieces.js";
import { useZoom } from "./zoom.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").Land} Land */
/** @typedef {import("./layout.js").Island} Island */
/** @typedef {import("./land.js").Filled} Filled */

/** Room around the island for its shadow and rings, in units of the map. */
const MARGIN = 22;
/** The closest look, in pixels to a unit of the map; and how many times the whole at most. */
const CLOSE = 1.5;
const LARGEST = 8;
/** From this width on the table has a fixed height, and the map takes what is left of it. */
const TABLE = "(min-width: 900px)";
/** Below that width, the largest share of the window's height for the map: one board, or several. */
const SHARE = [0.62, 0.8];

/** @param {Element} box whether the page has a fixed height, as scenes do at every width */
const isFixed = (box) => matchMedia(TABLE).matches || box.closest(".stage") !== null;

/**
 * @param {{current: HTMLElement | null}} port
 * @param {number} share
 * @returns {{w: number, h: number}} the room for the map
 */
function useRoom(port, share) {
  const [room, setRoom] = useState({ w: 0, h: 0 });
  useLayoutEffect(() => {
    const box = port.current;
    if (!box) return undefined;
    const measure = () => {
      const wide = isFixed(box);
      setRoom({ w: box.clientWidth, h: wide ? box.clientHeight : Math.round(innerHeight * share) });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, []);
  return room;
}

/**
 * @param {Ctx} ctx
 * @param {{w: number, h: number}} room
 * @returns {{island: Island, px: number, box: string}} drawn for this room, with pixels per unit
 */
function useIsland(ctx, room) {
  const { boards, layout, lands } = viewOf(ctx);
  return useMemo(() => {
    const terrains = new Map(lands.map(({ id, terrain }) => [id, terrain]));
    const island = islandOf(boards, layout, bestTilt(boards, layout, room.w ? room : { w: 3, h: 2 }), (id) =>
      terrains.get(id),
    );
    const { x, y, w, h } = island.box;
    const px = room.w ? Math.min(room.w / (w + 2 * MARGIN), room.h / (h + 2 * MARGIN)) : 0.5;
    return { island, px, box: `${x - MARGIN} ${y - MARGIN} ${w + 2 * MARGIN} ${h + 2 * MARGIN}` };
  }, [boardsKey(boards), layout, room.w, room.h]);
}

/** @param {{ctx: Ctx}} props */
export function IslandMap({ ctx }) {
  const most = useRef(1);
  const zoom = useZoom(most);
  const { boards, lands } = viewOf(ctx);
  const room = useRoom(zoom.port, SHARE[boards.length > 1 ? 1 : 0] ?? 1);
  const { island, px, box } = useIsland(ctx, room);
  most.current = Math.min(LARGEST, Math.max(2, CLOSE / px));
  const [coming, setComing] = useState(true);
  // Counters are laid out again only at a few sizes, so that zooming stays smooth.
  const level = useComputed(() => 2 ** (Math.round(Math.log2(zoom.place.value.k) * 2) / 2)).value;
  const filled = useMemo(
    () => fillAll(island, lands, ctx, px * level, coming && !ctx.over),
    [ctx.snapshot, ctx.decision, ctx.foreseen, ctx.listed.join(), island, px, level, coming],
  );
  useBackInSight(ctx, zoom);
  useLook(ctx, zoom, `${room.w} ${room.h}`);
  const narrow = room.w > 0 && zoom.port.current !== null && !isFixed(zoom.port.current);
  const height = narrow ? { height: `${Math.round((island.box.h + 2 * MARGIN) * px)}px` } : undefined;
  return html`<div class="si-map low flex rel gap-8 slim">
    <div class="si-port low rel grow slim" ref=${zoom.port} tabIndex=${0} role="group"
      aria-label=${ctx.t("spirit_island-map-name")} style=${height}>
      <${Sheet} ctx=${ctx} sheet=${zoom.sheet} island=${island} box=${box} filled=${filled} level=${level}
        scale=${1 / (px * level)} texture=${textureFor(px * level)} />
    </div>
    <${Small} ctx=${ctx} island=${island} box=${box} />
    <${Caption} ctx=${ctx} />
    <${Tools} ctx=${ctx} zoom=${zoom} coming=${coming} onComing=${() => setComing(!coming)} />
  </div>`;
}

/** @param {number} px pixels to a unit @returns {string} which size of the patterns looks right */
const textureFor = (px) => (px < 0.45 ? "-t" : px < 1 ? "-w" : "");

/**
 * @param {Island} island
 * @param {Land[]} lands
 * @param {Ctx} ctx
 * @param {number} px
 * @param {boolean} coming
 * @returns {Map<string, Filled>}
 */
function fillAll(island, lands, ctx, px, coming) {
  return new Map(
    lands.flatMap((land) => {
      const shape = island.lands.get(land.id);
      return shape ? [[land.id, fill(shape, land, ctx, px, coming)]] : [];
    }),
  );
}

/**
 * @param {Ctx} ctx
 * @param {import("./zoom.js").Zoom} zoom it shows the whole map again when nothing in the corner it shows can
 *   be chosen
 */
function useBackInSight(ctx, { port, place, fit }) {
  const question = ctx.decision ? `${ctx.decision.kind} ${ctx.snapshot.version}` : "";
  useEffect(() => {
    const window = port.current?.getBoundingClientRect();
    if (!question || !window || place.value.k === 1) return;
    const things = [...(port.current?.querySelectorAll("[data-choice]") ?? [])].map((thing) =>
      thing.getBoundingClientRect(),
    );
    const seen = things.some(
      (box) =>
        box.right > window.left &&
        box.left < window.right &&
        box.bottom > window.top &&
        box.top < window.bottom,
    );
    if (things.length > 0 && !seen) fit();
  }, [question]);
}

/**
 * @param {{ctx: Ctx, sheet: {current: SVGSVGElement | null}, island: Island, box: string, filled:
 *   Map<string, Filled>, level: number, scale: number, texture: string}} props `scale`: units to a pixel
 */
function Sheet({ ctx, sheet, island, box, filled, level, scale, texture }) {
  const { boards, lands } = viewOf(ctx);
  const lit = ctx.scene ? litLands(ctx.scene) : new Map();
  const grounds = lands.map((land) => {
    const shape = island.lands.get(land.id);
    return (
      shape &&
      html`<${Ground} key=${land.id} shape=${shape} land=${land} words=${landWords(land, ctx)}
        texture=${texture} lit=${lit} />`
    );
  });
  // Lines grow less than the land under the glass.
  return html`<svg class="si-island" ref=${sheet} viewBox=${box}>
    <g style=${{ "--z": String(Math.sqrt(level)) }}>
    <g class="si-under" aria-hidden="true">${[...island.lands.values()].map(
      ({ id, d }) => html`<path key=${id} d=${d} />`,
    )}</g>
    ${grounds}
    <g class="si-lines" aria-hidden="true">
      ${boards.map(
        ({ board }) =>
          html`<g key=${board} clip-path=${`url(#si-clip-${board}0)`}>
            <path class="si-foam" d=${island.coast} /></g>`,
      )}
      <path class="si-sea" d=${island.sea} /><path class="si-case" d=${island.borders + island.twins} />
        <path class="si-border" d=${island.borders} />
      <path class="si-twin" d=${island.twins} /><path class="si-seam" d=${island.seams} />
        <path class="si-coast" d=${island.coast} />
    </g>
    <${Changes} ctx=${ctx} island=${island} scale=${scale} />
    <${Named} ctx=${ctx} island=${island} />
    <${Reach} ctx=${ctx} filled=${filled} />
    <g class="si-counters">
      ${lands.map((land) => {
        const filling = filled.get(land.id);
        return (
          filling &&
          html`<g key=${land.id}><${Label} land=${land} at=${filling.label} scale=${filling.scale}
            sign=${keyOf(land, ctx)} />
          ${filling.placed.map(
            ({ counter, spot }) =>
              html`<${CounterSign} key=${counter.key} counter=${counter} spot=${spot}
                scale=${filling.scale} />`,
          )}</g>`
        );
      })}
    </g>
    <${Corners} ctx=${ctx} island=${island} scale=${scale} />
    <g aria-hidden="true" data-fading></g>
  </g></svg>`;
}

/** @param {{ctx: Ctx, island: Island}} props the lands that the invader card under the pointer is about */
function Named({ ctx, island }) {
  const [sort, action, ...cards] = (ctx.hot.value ?? "").split(":");
  if (sort !== "invader") return null;
  const about = viewOf(ctx)
    .lands.filter(({ number }) => number > 0)
    .filter((land) => {
      if (action === "explore" || action === "next")
        return land.coming.explore && cards.some((card) => names(land, card));
      return cards.some((card) => names(land, card));
    });
  return html`<g class="si-named" data-action=${action}>${about.map(
    ({ id }) => html`<g key=${id} clip-path=${`url(#si-clip-${id})`}>
    <path d=${island.lands.get(id)?.d} /></g>`,
  )}</g>`;
}

/**
 * @param {Ctx} ctx
 * @returns {{from: string, to: string} | null} from where the land under the pointer is in range
 */
function reach(ctx) {
  const choice = ctx.choice(ctx.hot.value ?? "");
  const from = choice?.why[0]?.[0].args?.land;
  return choice?.ref.startsWith("land:") && typeof from === "string"
    ? { from, to: choice.ref.slice(5) }
    : null;
}

/** @param {{ctx: Ctx, filled: Map<string, Filled>}} props a dotted line from the land that gives the range */
function Reach({ ctx, filled }) {
  const range = reach(ctx);
  const [a, b] = range ? [filled.get(range.from), filled.get(range.to)] : [];
  if (!range || !a || !b || range.from === range.to) return null;
  const seat = ctx.seat ?? 0;
  const mine = a.placed.find(({ counter }) => counter.key === `${range.from} presence ${seat}`);
  const start = mine?.spot ?? a.middle;
  const [dx, dy] = [b.label.x - start.x, b.label.y - start.y];
  const bend = { x: start.x + dx / 2 - dy * 0.14, y: start.y + dy / 2 + dx * 0.14 };
  const line = `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${b.label.x} ${b.label.y}`;
  const [w, h] = [((mine?.counter.w ?? 0) + 26) * a.scale, (HEIGHT + 26) * a.scale];
  return html`<g class="si-reach" style=${{ "--sc": `var(--seat-${seat % 6})` }} stroke-width=${11 * a.scale}>
    <path class="si-reach-case" d=${line} /><path d=${line} stroke-dasharray=${`1 ${20 * a.scale}`} />
    <rect x=${start.x - w / 2} y=${start.y - h / 2} width=${w} height=${h} rx=${h / 2}
      stroke-width=${6 * a.scale} /></g>`;
}

/** @param {{ctx: Ctx}} props why the land under the pointer can be chosen, in words */
function Caption({ ctx }) {
  const choice = ctx.choice(ctx.hot.value ?? "");
  const [why] = /^(land|piece):/.test(choice?.ref ?? "") ? (choice?.why ?? []) : [];
  return html`<p class="si-caption paper flex rounded lined wrap little" data-none=${!why || undefined}>${
    choice &&
    why &&
    html`<b>${ctx.t(choice.label)}</b>
    <span>${ctx.t(why[0])}</span>${
      why[1] > 0 && html`<small>${ctx.t("spirit_island-map-distance", { n: why[1] })}</small>`
    }`
  }</p>`;
}

/** @param {{ctx: Ctx, zoom: import("./zoom.js").Zoom, coming: boolean, onComing: () => void}} props */
function Tools({ ctx, zoom, coming, onComing }) {
  const [legend, setLegend] = useState(false);
  const tool = (
    /** @type {string} */ text,
    /** @type {any} */ sign,
    /** @type {() => void} */ onClick,
    /** @type {boolean | undefined} */ on = undefined,
  ) => html`
    <button type="button" class="si-tool dim rounded center" title=${ctx.t(text)} aria-label=${ctx.t(text)}
      aria-pressed=${on === undefined ? undefined : String(on)} onClick=${onClick}>${sign}</button>`;
  const shut = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !legend) return;
    event.preventDefault();
    setLegend(false);
  };
  return html`<div class="si-tools col rel gap-2" onKeyDown=${shut}>
    ${tool("spirit_island-map-closer", html`<${Icon} name="plus" />`, () => zoom.by(1.5))}
    ${tool("spirit_island-map-further", html`<${Icon} name="minus" />`, () => zoom.by(1 / 1.5))}
    ${tool(
      "spirit_island-map-whole",
      html`<svg class="i si-whole" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" /></svg>`,
      zoom.fit,
    )}
    ${tool("spirit_island-map-coming", html`<${Icon} name="claw-slashes" />`, onComing, coming)}
    ${tool("spirit_island-map-legend", html`<${Icon} name="list" />`, () => setLegend(!legend), legend)}
    ${legend && html`<${Legend} ctx=${ctx} sign=${CounterSign} />`}
  </div>`;
}
