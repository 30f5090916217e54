// The server's clock, as far as the browser can tell.

const SLOW = 2000;

let ahead = 0;

/**
 * Compare the browser's clock, which may be wrong, with the `Date` header of a response.
 * @param {string | null} date @param {number} sent when the request left, by this clock
 */
export function setClock(date, sent) {
  const server = Date.parse(date ?? "") + 500; // the header is cut to seconds
  const trip = Date.now() - sent;
  if (!Number.isFinite(server) || trip > SLOW) return; // a slow response says little about the time
  const off = server - (sent + trip / 2);
  ahead = Math.abs(off) > 1000 + trip / 2 ? off : 0;
}

/** Return the server's time, in milliseconds. */
export const serverNow = () => Date.now() + ahead;
