// The open line to a table. It reconnects by itself, ever more slowly, and at once when the network is back.

/** @typedef {import("./types.js").Snapshot} Snapshot */

const FIRST = 400;
const LONGEST = 8000;

/**
 * @param {string} path @param {(snapshot: Snapshot) => void} onSnapshot @param {(open: boolean) => void} onLine
 * @returns {() => void} ends it
 */
export function listen(path, onSnapshot, onLine) {
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
    const mine = (socket = new WebSocket(url));
    mine.onmessage = (event) => {
      if (ended) return;
      wait = FIRST;
      onLine(true);
      onSnapshot(JSON.parse(event.data));
    };
    mine.onclose = () => {
      if (ended || socket !== mine) return;
      onLine(false);
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
