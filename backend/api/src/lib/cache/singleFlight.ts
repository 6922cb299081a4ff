interface RunningLoad<T> {
  promise: Promise<T>;
  lease: LoadLease<T>;
  waiters: number;
  abort: AbortController;
}
/** Given to the caller that must load the value of a key for all callers. */
export interface LoadLease<T> {
  /** Aborts when no caller waits any more. */
  signal: AbortSignal;
  resolve(value: T): void;
  reject(error: unknown): void;
}
/** A load of a key, as one of its callers sees it. */
export interface Flight<T> {
  /** @throws the error of the load; the signal's reason when the caller aborted */
  value: Promise<T>;
  /** Only for the caller that came first and therefore must load. */
  lease?: LoadLease<T>;
}

const ignore = () => undefined;

/** Runs one load per key for all callers, and aborts it only when all of them have aborted. */
export function createSingleFlight<T>() {
  const running = new Map<string, RunningLoad<T>>();

  const start = (key: string): RunningLoad<T> => {
    const abort = new AbortController();
    let [resolve, reject]: [LoadLease<T>['resolve'], LoadLease<T>['reject']] = [ignore, ignore];
    const promise = new Promise<T>((...settle) => ([resolve, reject] = settle));
    const lease = { signal: abort.signal, resolve, reject };
    const current = { promise, lease, waiters: 0, abort };
    const forget = () => {
      if (running.get(key) === current) running.delete(key);
    };
    promise.then(forget, forget);
    running.set(key, current);
    return current;
  };
  const leave = (key: string, current: RunningLoad<T>, reason: unknown) => {
    current.waiters -= 1;
    if (current.waiters > 0) return;
    if (running.get(key) === current) running.delete(key);
    current.abort.abort(reason);
  };
  /** The value of the load, or the signal's reason as soon as this caller aborts. */
  const wait = (key: string, current: RunningLoad<T>, signal: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      const giveUp = () => {
        reject(signal.reason);
        leave(key, current, signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const settle = () => signal.removeEventListener('abort', giveUp);
      current.promise.then(resolve, reject).finally(settle);
    });
  /** Joins the running load of the key, or starts one. The caller that gets a lease must settle it. */
  const enter = (key: string, signal?: AbortSignal): Flight<T> => {
    if (signal?.aborted) return { value: Promise.reject(signal.reason) };
    const known = running.get(key);
    const current = known ?? start(key);
    current.waiters += 1;
    const value = signal ? wait(key, current, signal) : current.promise;
    return known ? { value } : { value, lease: current.lease };
  };
  return {
    enter,
    /** Returns the value of the running load of the key, or runs `load`. @throws the error of the load; the signal's reason */
    join(key: string, load: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
      const { value, lease } = enter(key, signal);
      if (lease) load(lease.signal).then(lease.resolve, lease.reject);
      return value;
    },
  };
}
