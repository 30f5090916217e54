// The open line to a table. It reconnects by itself, ever more slowly, and at once when the network is back.

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").News} News */
/**
 * @typedef {object} Listener
 * @property {(snapshot: Snapshot) => void} snapshot
 * @property {(news: News) => void} news
 * @property {(open: boolean) => void} line
 * @property {() => void} refused the line did not open, or was taken away: perhaps this seat is not ours
 */

const FIRST = 400;
const LONGEST = 8000;
const NOT_YOURS = 1008;

/** @param {string} path @param {Listener} listener @returns {() => void} ends it */
export function listen(path, listener) {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  let wait = FIRST;
  let ended = false;
  /** @type {WebSocket | null} */
  let socket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function open() {
    clearTimeout(timer);
    const mine = new WebSocket(url);
    socket = mine;
    let heard = false;
    mine.onmessage = (event) => {
      if (ended) return;
      heard = true;
      wait = FIRST;
      listener.line(true);
      const message = JSON.parse(event.data);
      if ("version" in message) listener.snapshot(message);
      else listener.news(message);
    };
    mine.onclose = (event) => {
      if (ended || socket !== mine) return;
      listener.line(false);
      if (!heard || event.code === NOT_YOURS) listener.refused();
      if (ended) return;
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST);
    };
  }

  function again() {
    if (socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return;
    wait = FIRST;
    open();
  }

  function lost() {
    socket?.close(); // a socket may take minutes to notice that the network has gone
  }

  open();
  addEventListener("online", again);
  addEventListener("offline", lost);
  return () => {
    ended = true;
    clearTimeout(timer);
    removeEventListener("online", again);
    removeEventListener("offline", lost);
    socket?.close();
  };
}
