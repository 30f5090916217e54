/** Spirit Island at the browser's table. */

import { isBuilt } from "../../js/core/assets.js";
import { loadIcons } from "../../js/ui/sprites.js";
import { Board } from "./board.js";
import { characters, difficulty, everything, follows, keep, mildestAdversary, unused } from "./catalogue.js";
import { explain } from "./explain.js";
import { loadShapes } from "./map/shapes.js";
import { Hand } from "./panel/hand.js";
import { Overview } from "./panel/overview.js";
import { RailLow, RailTop } from "./panel/rail.js";
import { scene } from "./scene/scene.js";
import { Sheet } from "./sheet.js";
import { actor, doing, obvious, option, refs, rest, where } from "./steps.js";
import { Strip } from "./strip.js";
import { viewOf } from "./view.js";

const HIGHEST_LEVEL = 6;

// Asked for while the catalogue is on its way; `keep` waits for it, and asks again if this fails.
loadShapes("printed").catch(() => {});

/** @type {import("../../js/types.js").GameModule} */
export default {
  icons: ["spirit_island"],
  css: "board.css",
  where,
  Board,
  Hand,
  Overview,
  Strip,
  RailTop,
  RailLow,
  Sheet,
  explain,
  doing,
  refs,
  actor,
  option,
  obvious,
  rest,
  scene,
  unused,
  difficulty,
  characters,
  tags: (ctx, seat) => ({
    spirit: viewOf(ctx).spirits.find((spirit) => spirit.seat === seat)?.id ?? "",
    adversary: String(ctx.snapshot.options.adversary),
    ...(ctx.snapshot.options.adversary === "none" ? {} : { level: Number(ctx.snapshot.options.level) }),
  }),
  harder: (options) => {
    if (options.adversary === "none") return { ...options, adversary: mildestAdversary(), level: 1 };
    const level = Number(options.level);
    return level < HIGHEST_LEVEL ? { ...options, level: level + 1 } : null;
  },
  follows,
  keep: (facts) => {
    keep(facts);
    return loadShapes("printed");
  },
  needsMore: (options) =>
    options.map === "thematic" ||
    options.adversary !== "none" ||
    options.scenario !== "none" ||
    everything().sets.some((set) => options[set] === true),
  loadMore: async () => {
    // The plain sprite has the signs of all spirits.
    const more = isBuilt("/icons/spirit_island_more.svg") ? loadIcons("spirit_island_more") : undefined;
    await Promise.all([loadShapes("thematic"), more]);
  },
  loadEnding: () => import("./ending.js"),
  loadAbout: () => import("./about.js").then((module) => module.About),
  loadGallery: () => import("./gallery.js").then((module) => module.Gallery),
};
