// WebSocket connection to a table. It reconnects with growing delays, and at once when the network is back.

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").News} News */
/**
 * @typedef {object} Listener
 * @property {(snapshot: Snapshot) => void} snapshot
 * @property {(news: News) => void} news
 * @property {(open: boolean) => void} connected
 * @property {() => void} refused the connection did not open, or was closed for this seat
 */

/**
 * @typedef {object} Connection
 * @property {() => void} close for good
 * @property {(message: unknown) => boolean} send whether it was open, so that the message went out
 */

const FIRST = 400;
const LONGEST = 8000;
const POLICY_VIOLATION = 1008;

/**
 * Open a connection and keep it open.
 * @param {() => string} path where it is, asked again for every attempt @param {Listener} listener
 * @returns {Connection}
 */
export function connect(path, listener) {
  let wait = FIRST;
  let ended = false;
  /** @type {WebSocket | null} */
  let socket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function open() {
    clearTimeout(timer);
    const url = new URL(path(), location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const mine = new WebSocket(url);
    socket = mine;
    let heard = false;
    mine.onmessage = (event) => {
      if (ended) return;
      heard = true;
      wait = FIRST;
      listener.connected(true);
      const message = JSON.parse(event.data);
      if ("version" in message) listener.snapshot(message);
      else listener.news(message);
    };
    mine.onclose = (event) => {
      if (ended || socket !== mine) return;
      listener.connected(false);
      if (!heard || event.code === POLICY_VIOLATION) listener.refused();
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
    socket?.close(); // a socket may take minutes to notice a lost network
  }

  open();
  addEventListener("online", again);
  addEventListener("offline", lost);
  return {
    close() {
      ended = true;
      clearTimeout(timer);
      removeEventListener("online", again);
      removeEventListener("offline", lost);
      socket?.close();
    },
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
  };
}
