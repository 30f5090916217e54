// Work that needs the network: tried at once, and again when the network is back.

/**
 * Do something now; if the network fails, again when it is back. Return a function that gives up.
 * @template T
 * @param {() => Promise<T>} work
 * @param {(result: T) => void} done
 */
export function whenOnline(work, done) {
  const attempt = () => {
    work().then(done, (error) => {
      if (!(error instanceof TypeError)) throw error;
      addEventListener("online", attempt, { once: true });
    });
  };
  attempt();
  return () => removeEventListener("online", attempt);
}
