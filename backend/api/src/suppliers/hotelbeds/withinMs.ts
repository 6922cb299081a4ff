/** The promise's value, or a rejection once the time is over or the caller gave up; the work behind goes on. */
export function withinMs<T>(work: Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
  const limit = AbortSignal.any([AbortSignal.timeout(ms), signal]);
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(limit.reason);
    if (limit.aborted) giveUp();
    limit.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => limit.removeEventListener('abort', giveUp));
  });
}
