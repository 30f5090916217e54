/** Spirit Island at the browser's table. */

import { Board } from "./board.js";
import { difficulty, follows, keep, unused } from "./catalogue.js";
import { explain } from "./explain.js";
import { Gallery } from "./gallery.js";
import { Hand } from "./hand.js";
import { Overview } from "./overview.js";
import { Sheet } from "./sheet.js";
import { doing, option, refs, rest, where } from "./steps.js";
import { Tile } from "./tile.js";

/** @type {import("../../js/types.js").GameModule} */
export default {
  icons: ["spirit_island"],
  css: "board.css",
  badge: { tint: "jungle", icon: "palm-tree" },
  where,
  Board,
  Hand,
  Overview,
  Sheet,
  Tile,
  explain,
  doing,
  refs,
  option,
  rest,
  unused,
  difficulty,
  follows,
  keep,
  Gallery,
};
