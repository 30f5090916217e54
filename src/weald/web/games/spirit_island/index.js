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
import { about, doing, option, rest, where } from "./steps.js";
import { Strip } from "./strip.js";
import { viewOf } from "./view.js";

const HIGHEST_LEVEL = 6;

// Asked for while the catalogue is on its way; `keep` waits for it, and asks again if this fails.
loadShapes("printed").catch(() => {});

/** @type {import("../../js/types.js").GameModule} */
export default {
  parts: { Board, Hand, Overview, Sheet, Strip, RailTop, RailLow },
  where,
  doing,
  explain,
  rest,
  about,
  option,
  scene,
  setup: {
    unused,
    follows,
    difficulty,
    harder: (options) => {
      if (options.adversary === "none") return { ...options, adversary: mildestAdversary(), level: 1 };
      const level = Number(options.level);
      return level < HIGHEST_LEVEL ? { ...options, level: level + 1 } : null;
    },
    characters,
    tags: (ctx, seat) => ({
      spirit: viewOf(ctx).spirits.find((spirit) => spirit.seat === seat)?.id ?? "",
      adversary: String(ctx.snapshot.options.adversary),
      ...(ctx.snapshot.options.adversary === "none" ? {} : { level: Number(ctx.snapshot.options.level) }),
    }),
    needsMore: (options) =>
      options.map === "thematic" ||
      options.adversary !== "none" ||
      options.scenario !== "none" ||
      everything().sets.some((set) => options[set] === true),
    loadMore: async () => {
      // The plain sprite has the signs of all spirits.
      const more = "/games/spirit_island/icons_more.svg";
      await Promise.all([loadShapes("thematic"), isBuilt(more) ? loadIcons(more) : undefined]);
    },
  },
  gallery: {
    keep: (facts) => {
      keep(facts);
      return loadShapes("printed");
    },
    loadAll: () => import("./gallery.js").then((module) => module.Gallery),
    loadOption: () => import("./about.js").then((module) => module.About),
    loadEnding: () => import("./ending.js"),
  },
};
