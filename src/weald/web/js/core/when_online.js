// Work that needs the network: tried at once, and again when the network is back.

import { ApiError, transport } from "./transport/transport.js";

/** A page that is younger, in milliseconds, has the modules of now. */
const YOUNG = 60_000;

/**
 * Do something now; if the network fails, again when it is back. Return a function that gives up.
 * @template T
 * @param {() => Promise<T>} work
 * @param {(result: T) => void} done
 */
export function whenOnline(work, done) {
  const attempt = () => {
    work().then(done, (error) => {
      const isAway = error instanceof ApiError ? error.away : error instanceof TypeError;
      if (!isAway) throw error;
      addEventListener("online", attempt, { once: true });
      if (error.message.includes("imported module")) void renew();
    });
  };
  attempt();
  return () => removeEventListener("online", attempt);
}

/** Load the page again if the service answers: after an update, the modules of an open page are gone. */
async function renew() {
  if (performance.now() < YOUNG) return;
  await transport.call({ do: "ping" }).then(
    () => location.reload(),
    () => undefined,
  );
}
