// Service worker: the page opens without a network. It answers for the page itself and for addresses that
// contain the hash of their content; everything else goes to the network as ever.

const KEPT = "weald";
/** The folder of the page. */
const PAGE = new URL("./", location.href).pathname;
/** Folders whose names contain the hash of their content. */
const HASHED = [`${PAGE}built/`, `${PAGE}engine-`];

/** The types of this scope exclude those of a page. @type {any} */
const worker = self;

worker.addEventListener("install", () => worker.skipWaiting());

worker.addEventListener("message", (/** @type {any} */ event) => event.waitUntil(keep(event.data)));

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request));
  else if (
    HASHED.some((folder) => pathname.startsWith(folder)) ||
    (pathname.endsWith("/catalogue") && search)
  )
    event.respondWith(content(request));
});

/** @param {{list: string[], used: string[]}} wish keep what the page has used, forget what it no longer lists */
async function keep({ list, used }) {
  const cache = await caches.open(KEPT);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (pathname !== PAGE && !list.includes(pathname + search)) await cache.delete(request);
  }
  if (!(await cache.match(PAGE))) await cache.add(PAGE);
  for (const address of used) if (!(await cache.match(address))) await cache.add(address);
}

/**
 * Return the page as the server has it now, else the one that was kept: all addresses have the same page.
 * @param {Request} request
 */
async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const reply = await fetch(request);
    if (reply.ok && (reply.headers.get("content-type") ?? "").startsWith("text/html"))
      await cache.put(PAGE, reply.clone());
    return reply;
  } catch (error) {
    const kept = await cache.match(PAGE, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** @param {Request} request what an address stands for never changes: the kept one will do */
async function content(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}
