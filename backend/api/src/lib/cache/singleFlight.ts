interface RunningLoad<T> {
  promise: Promise<T>;
  waiters: number;
  abort: AbortController;
}
/** Runs one load per key for all callers, and aborts it only when all of them have aborted. */
export interface SingleFlight<T> {
  join(key: string, load: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  has(key: string): boolean;
}

export function createSingleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, RunningLoad<T>>();

  const start = (key: string, load: (signal: AbortSignal) => Promise<T>): RunningLoad<T> => {
    const abort = new AbortController();
    const current: RunningLoad<T> = { promise: load(abort.signal), waiters: 0, abort };
    const forget = () => {
      if (running.get(key) === current) running.delete(key);
    };
    current.promise.then(forget, forget);
    running.set(key, current);
    return current;
  };
  const leave = (key: string, current: RunningLoad<T>, reason: unknown) => {
    current.waiters -= 1;
    if (current.waiters > 0) return;
    if (running.get(key) === current) running.delete(key);
    current.abort.abort(reason);
  };
  return {
    has: (key) => running.has(key),
    join(key, load, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      const current = running.get(key) ?? start(key, load);
      current.waiters += 1;
      if (!signal) return current.promise;
      return new Promise<T>((resolve, reject) => {
        const giveUp = () => {
          reject(signal.reason);
          leave(key, current, signal.reason);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        const settle = () => signal.removeEventListener('abort', giveUp);
        current.promise.then(resolve, reject).finally(settle);
      });
    },
  };
}
