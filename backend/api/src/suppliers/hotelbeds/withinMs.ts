/**
 * Resolves with the value of the promise, or rejects after the timeout or when the caller aborts. The work itself continues.
 */
export function withinMs<T>(work: Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
  const limit = AbortSignal.any([AbortSignal.timeout(ms), signal]);
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(limit.reason);
    if (limit.aborted) giveUp();
    limit.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => limit.removeEventListener('abort', giveUp));
  });
}
