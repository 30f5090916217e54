/** Whether the table has its wide form: then all of a spirit stands around the island. */

import { signal } from "../../js/core/preact.js";

const query = matchMedia("(min-width: 900px)");

export const wide = signal(query.matches);
query.addEventListener("change", () => (wide.value = query.matches));
