/** Whether the table has its wide form: then everything a spirit has stands below the island. */

import { signal } from "../../js/core/preact.js";

const query = matchMedia("(min-width: 1280px)");

export const wide = signal(query.matches);
query.addEventListener("change", () => (wide.value = query.matches));
