/** Tiny at the browser's table. */

import { Board, Hand } from "./board.js";
import { explain } from "./explain.js";
import { Overview, Sheet } from "./overview.js";
import { viewOf } from "./view.js";

/** @typedef {import("../../js/types.js").GameModule} GameModule */

/** @type {GameModule} */
export default {
  where(ctx) {
    const { round, rounds } = viewOf(ctx);
    return { id: "tiny-ui-where", args: { n: round, rounds } };
  },
  parts: { Board, Hand, Overview, Sheet },
  explain,
};
