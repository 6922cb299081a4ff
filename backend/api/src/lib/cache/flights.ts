interface Flight<T> {
  promise: Promise<T>;
  waiters: number;
  abort: AbortController;
}
/** Runs one load per key however many ask, and aborts it only when everybody who asked has given up. */
export interface Flights<T> {
  join(key: string, load: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  has(key: string): boolean;
}

export function createFlights<T>(): Flights<T> {
  const running = new Map<string, Flight<T>>();

  const start = (key: string, load: (signal: AbortSignal) => Promise<T>): Flight<T> => {
    const abort = new AbortController();
    const flight: Flight<T> = { promise: load(abort.signal), waiters: 0, abort };
    const forget = () => {
      if (running.get(key) === flight) running.delete(key);
    };
    flight.promise.then(forget, forget);
    running.set(key, flight);
    return flight;
  };
  const leave = (key: string, flight: Flight<T>, reason: unknown) => {
    flight.waiters -= 1;
    if (flight.waiters > 0) return;
    if (running.get(key) === flight) running.delete(key);
    flight.abort.abort(reason);
  };
  return {
    has: (key) => running.has(key),
    join(key, load, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      const flight = running.get(key) ?? start(key, load);
      flight.waiters += 1;
      if (!signal) return flight.promise;
      return new Promise<T>((resolve, reject) => {
        const giveUp = () => {
          reject(signal.reason);
          leave(key, flight, signal.reason);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        const settle = () => signal.removeEventListener('abort', giveUp);
        flight.promise.then(resolve, reject).finally(settle);
      });
    },
  };
}
