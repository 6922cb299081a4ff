/** Queries of the page that failed without a second factor: one proof sends all of them again. */
const waiting = new Set<() => void>();

/** Registers a query to be sent again; returns a function that withdraws it. */
export function waitForFactor(sendAgain: () => void): () => void {
  waiting.add(sendAgain);
  return () => void waiting.delete(sendAgain);
}
/** Sends every waiting query again. */
export function factorPassed() {
  for (const sendAgain of [...waiting]) sendAgain();
}
