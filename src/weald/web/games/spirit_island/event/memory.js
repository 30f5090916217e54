/** Memory of the events that a page has shown of its tables. */

/** @typedef {import("../../../js/types.js").GameEvent} GameEvent */
/** @typedef {import("../../../js/types.js").Snapshot} Snapshot */

const CARD = "spirit_island-event-event-card";
const PART = "spirit_island-part-";
/** Events that begin after an event card; lines from there on are not its own. */
const PHASE = "spirit_island-event-phase";
const AFTER = ["spirit_island-event-fear-card", "spirit_island-event-card", PHASE];

/** @typedef {{n: number, id: string, parts: {id: string, lines: GameEvent[]}[]}} Told */

/** @param {GameEvent[]} events @returns {Told[]} the events among what happened, part by part */
export function pastEvents(events) {
  /** @type {Told[]} */
  const past = [];
  let open = false;
  for (const event of events) {
    const last = past.at(-1);
    if (event.id === CARD) {
      past.push({ n: event.n, id: String(event.args.id), parts: [] });
      open = true;
    } else if (AFTER.includes(event.id)) open = false;
    else if (open && last && event.id.startsWith(PART))
      last.parts.push({ id: event.id.slice(PART.length), lines: [] });
    else if (open) last?.parts.at(-1)?.lines.push(event);
  }
  return past;
}

/** @typedef {{events: GameEvent[], last: number, read: number}} Memory */

/** The memory of each table, for all seats that look at it here. @type {Map<string, Memory>} */
const memories = new Map();

/**
 * Keep what happens since the last invader phase began; what had happened when the table was opened is known.
 * @param {Pick<Snapshot, "id" | "events" | "last" | "rewound">} snapshot @returns {Memory}
 */
export function remember({ id, events, last, rewound }) {
  const memory = memories.get(id) ?? { events: [], last: 0, read: last };
  memories.set(id, memory);
  if (rewound) memory.events = memory.events.filter(({ n }) => n <= last - events.length);
  for (const event of events) {
    if (event.n <= memory.last && !rewound) continue;
    if (event.id === PHASE && event.args.phase === "invader") memory.events = [];
    memory.events.push(event);
  }
  memory.last = last;
  return memory;
}
