// The effects of an event, shown once on a page to any seat that looks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pastEvents, remember } from "../../src/weald/web/games/spirit_island/event/memory.js";

const CARD = { id: "spirit_island-event-event-card", args: { id: "rain" } };
const PHASE = { id: "spirit_island-event-phase", args: { phase: "invader", turn: 2 } };

/** @param {number} from @param {{id: string, args?: any}[]} events */
const numbered = (from, events) => events.map((event, i) => ({ n: from + i, args: {}, ...event }));

test("an event is told part by part, without what follows it", () => {
  const events = numbered(1, [
    CARD,
    { id: "spirit_island-part-dry" },
    { id: "spirit_island-event-blight" },
    { id: "spirit_island-part-beasts" },
    { id: "spirit_island-event-fear-card" },
    { id: "spirit_island-event-fear" },
  ]);
  assert.deepEqual(
    pastEvents(events).map(({ n, id, parts }) => [n, id, parts.map((part) => [part.id, part.lines.length])]),
    [
      [
        1,
        "rain",
        [
          ["dry", 1],
          ["beasts", 0],
        ],
      ],
    ],
  );
});

test("what had happened when a table was opened is read; what comes later is not", () => {
  const first = numbered(1, [PHASE, CARD]);
  const opened = remember({ id: "one", events: first, last: 2, rewound: false });
  assert.equal(opened.read, 2);
  const later = numbered(3, [PHASE, CARD, { id: "spirit_island-part-dry" }]);
  const memory = remember({ id: "one", events: later, last: 5, rewound: false });
  // Another seat of the same page gets everything again.
  remember({ id: "one", events: [...first, ...later], last: 5, rewound: false });
  assert.deepEqual(
    memory.events.map(({ n }) => n),
    [3, 4, 5],
  );
  assert.equal(pastEvents(memory.events).filter(({ n }) => n > memory.read).length, 1);
});
