// The few parts of a browser that the tested modules touch. Import this file first.

const events = new EventTarget();

/** A storage in memory that can be switched off, as private windows do. */
export const storage = {
  items: new Map(),
  off: false,
  getItem(key) {
    if (this.off) throw new Error("storage is off");
    return this.items.get(key) ?? null;
  },
  setItem(key, value) {
    if (this.off) throw new Error("storage is off");
    this.items.set(key, String(value));
  },
  removeItem(key) {
    this.items.delete(key);
  },
};

/** The history of addresses, newest last. */
export const addresses = ["/"];

const globals = {
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
  scrollTo() {},
  localStorage: storage,
  navigator: { languages: ["en"] },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  location: {
    get pathname() {
      return addresses.at(-1);
    },
    href: "http://weald.example/t/abc",
    origin: "http://weald.example",
  },
  history: {
    pushState: (_state, _title, path) => addresses.push(path),
    replaceState: (_state, _title, path) => addresses.splice(-1, 1, path),
  },
  document: { documentElement: { dataset: {} }, addEventListener() {} },
};

for (const [name, value] of Object.entries(globals)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Tell all listeners of the window. */
export const happen = (name) => dispatchEvent(new Event(name));

/** Wait until every promise that can settle has settled. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
