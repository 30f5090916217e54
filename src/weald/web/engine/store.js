// The games of this device, in IndexedDB: a row for each table and each command, all of a command or nothing.

const NAME = "weald";
const VERSION = 1;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @returns {Promise<IDBDatabase>} */
function opened() {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("tables", { keyPath: "id" }).createIndex("updated", "updated");
    request.result.createObjectStore("entries", { keyPath: ["table", "n"] });
  };
  return done(request);
}

/** @param {string} id */
const entriesOf = (id) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

export class Store {
  constructor() {
    /** @type {Promise<IDBDatabase> | null} */
    this.database = null;
  }

  /**
   * @param {"readonly" | "readwrite"} mode
   * @returns {Promise<IDBTransaction>}
   */
  async transaction(mode) {
    this.database ??= opened();
    try {
      const database = await this.database;
      // Another tab with a newer page may need another version.
      database.onversionchange = () => this.close();
      return database.transaction(["tables", "entries"], mode, { durability: "strict" });
    } catch (error) {
      this.database = null;
      throw error;
    }
  }

  close() {
    this.database?.then((database) => database.close());
    this.database = null;
  }

  /** @param {string} id @returns {Promise<string | undefined>} a table with all its commands */
  async read(id) {
    const transaction = await this.transaction("readonly");
    const [row, entries] = await Promise.all([
      done(transaction.objectStore("tables").get(id)),
      done(transaction.objectStore("entries").getAll(entriesOf(id))),
    ]);
    return row && JSON.stringify({ ...row, entries: entries.map(({ entry }) => entry) });
  }

  /** @param {string} id @returns {Promise<number | undefined>} */
  async version(id) {
    const transaction = await this.transaction("readonly");
    return (await done(transaction.objectStore("tables").get(id)))?.head.version;
  }

  /** @returns {Promise<string>} all tables, the one that changed last first */
  async heads() {
    const transaction = await this.transaction("readonly");
    return JSON.stringify(
      (await done(transaction.objectStore("tables").index("updated").getAll())).reverse(),
    );
  }

  /**
   * @param {string} text the rows of a decision
   * @returns {Promise<"stored" | "conflict" | "full" | "failed">}
   */
  async store(text) {
    const { format, table, before, head, entries, undone, seats } = JSON.parse(text);
    try {
      const transaction = await this.transaction("readwrite");
      const [tables, commands] = [transaction.objectStore("tables"), transaction.objectStore("entries")];
      const complete = new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      const old = await done(tables.get(table));
      if ((old?.head.version ?? null) !== before) {
        complete.catch(() => {});
        transaction.abort();
        return "conflict";
      }
      const now = { ...old?.head, ...head };
      const sitting = Object.values({ ...old?.seats, ...seats });
      tables.put({ id: table, format, updated: now.updated, head: now, seats: sitting });
      for (const [n, by] of Object.entries(undone)) {
        const row = await done(commands.get([table, Number(n)]));
        commands.put({ ...row, entry: { ...row.entry, undone: by } });
      }
      for (const entry of entries) commands.put({ table, n: entry.n, entry });
      await complete;
      return "stored";
    } catch (error) {
      console.error(error);
      return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "failed";
    }
  }

  /** @param {string} id */
  async remove(id) {
    const transaction = await this.transaction("readwrite");
    transaction.objectStore("entries").delete(entriesOf(id));
    await done(transaction.objectStore("tables").delete(id));
  }
}
