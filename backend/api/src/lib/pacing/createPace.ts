import { setTimeout as sleepFor } from 'node:timers/promises';
import type { PaceStore, PaceTake } from './paceStore';
import { forHousekeeping, type PaceRule } from './rules';
import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<true>();

/** Runs work whose calls to suppliers are sent after those that travellers wait for. */
export const asHousekeeping = <Made>(work: () => Made): Made => running.run(true, work);

const isHousekeeping = (): boolean => running.getStore() === true;

/** Limit of an endpoint, from the headers of its answers. */
export interface ToldLimit {
  /** Null when the vendor states the number of calls without its time span. */
  rule: PaceRule | null;
  /** Calls left in the current time span. */
  remaining: number;
  /** End of the time span in milliseconds since the epoch. */
  resetsAt: number;
}
export type ReadLimit = (
  headers: Readonly<Record<string, string>>,
  now: number,
) => ToldLimit | undefined;

/** Schedules the calls to one vendor. */
export interface Pace {
  /**
   * Resolves with true when a call to the endpoint may be sent, in the order of the requests, travellers' calls first.
   * Resolves with false when its turn would come after `waitMs`. @throws the signal's reason
   */
  turn(path: string, waitMs: number, signal?: AbortSignal): Promise<boolean>;
  /** Reads the vendor's limits from the headers of an answer. */
  note(path: string, headers: Readonly<Record<string, string>>): void;
}
export interface PaceOptions {
  vendor: string;
  /** Limits of all calls together, from the vendor's pages or contract. */
  rules: readonly PaceRule[];
  store: PaceStore;
  /** Parses the limits that a vendor states in the headers of its answers. Without it, only `rules` apply. */
  readLimit?: ReadLimit;
  /** Endpoint of a path; by default the path itself. */
  endpointOf?: (path: string) => string;
  clock?: () => number;
  sleep?: (ms: number, wake: AbortSignal) => Promise<unknown>;
}
/** Limits of one endpoint by priority. A quota that housekeeping has used up is still open for travellers. */
interface Lane {
  endpoint: string;
  isHousekeeping: boolean;
}
interface Waiter extends Lane {
  latest: number;
  settle(hasTurn: boolean): void;
  fail(error: unknown): void;
}
const later = (ms: number, wake: AbortSignal) => sleepFor(ms, undefined, { signal: wake });

const nameOf = ({ endpoint, isHousekeeping: isLate }: Lane): string =>
  `${isLate ? 'late' : 'first'} ${endpoint}`;

export function createPace({
  vendor,
  rules,
  store,
  readLimit,
  endpointOf = (path) => path,
  clock = Date.now,
  sleep = later,
}: PaceOptions): Pace {
  const told = new Map<string, PaceRule>();
  const opens = new Map<string, number>();
  let waiting: Waiter[] = [];
  let isRunning = false;
  let wake = new AbortController();

  const keyOf = (endpoint: string): string => `${vendor} ${endpoint}`;
  const takesOf = ({ endpoint, isHousekeeping: isLate }: Waiter): PaceTake[] => {
    const ofEndpoint = told.get(endpoint);
    const limits = [
      ...(rules.length > 0 ? [{ key: vendor, remembered: rules }] : []),
      ...(ofEndpoint ? [{ key: keyOf(endpoint), remembered: [ofEndpoint] }] : []),
    ];
    return limits.map((limit) => ({
      ...limit,
      rules: isLate ? forHousekeeping(limit.remembered) : limit.remembered,
    }));
  };
  const opensFor = (lane: Lane): number => opens.get(nameOf(lane)) ?? 0;
  const isUnlimited = (lane: Lane): boolean =>
    rules.length === 0 && !told.has(lane.endpoint) && opensFor(lane) <= clock();
  /** Milliseconds between two calls that spread the tightest rule evenly. Long quotas are not spread. */
  const gapMs = Math.max(
    0,
    ...rules.filter(({ calls }) => calls === 1).map(({ seconds }) => seconds * 1000),
  );
  const settle = (waiter: Waiter, hasTurn: boolean): void => {
    waiting = waiting.filter((other) => other !== waiter);
    waiter.settle(hasTurn);
  };
  const inOrder = (): Waiter[] => [
    ...waiting.filter((one) => !one.isHousekeeping),
    ...waiting.filter((one) => one.isHousekeeping),
  ];

  const step = async (): Promise<void> => {
    const now = clock();
    for (const waiter of waiting) if (waiter.latest <= now) settle(waiter, false);
    const waiter = inOrder().find((one) => opensFor(one) <= now);
    if (waiter) {
      const at = await store.take(takesOf(waiter), now);
      if (at <= now) return settle(waiter, true);
      opens.set(nameOf(waiter), at);
      if (at >= waiter.latest) settle(waiter, false);
      return undefined;
    }
    const next = Math.min(...waiting.map((one) => Math.min(opensFor(one), one.latest)));
    if (waiting.length > 0)
      await sleep(Math.max(1, next - now), wake.signal).catch(() => undefined);
    return undefined;
  };
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      while (waiting.length > 0) await step();
    } catch (error) {
      for (const waiter of waiting) waiter.fail(error);
    } finally {
      isRunning = false;
    }
  };

  return {
    async turn(path, waitMs, signal) {
      signal?.throwIfAborted();
      const endpoint = endpointOf(path);
      const isLate = isHousekeeping();
      if (isUnlimited({ endpoint, isHousekeeping: isLate })) return true;
      const ahead = waiting.filter((one) => isLate || !one.isHousekeeping).length;
      if (ahead * gapMs >= waitMs) return false;
      return new Promise<boolean>((resolve, reject) => {
        const leave = () => waiter.fail(signal?.reason);
        const waiter: Waiter = {
          endpoint,
          latest: clock() + waitMs,
          isHousekeeping: isLate,
          settle(hasTurn) {
            signal?.removeEventListener('abort', leave);
            resolve(hasTurn);
          },
          fail(error) {
            signal?.removeEventListener('abort', leave);
            waiting = waiting.filter((other) => other !== waiter);
            reject(error);
          },
        };
        signal?.addEventListener('abort', leave, { once: true });
        waiting.push(waiter);
        wake.abort();
        wake = new AbortController();
        void run();
      });
    },
    note(path, headers) {
      const limit = readLimit?.(headers, clock());
      if (!limit) return;
      const { rule, remaining, resetsAt } = limit;
      const endpoint = endpointOf(path);
      if (rule) told.set(endpoint, rule);
      const now = clock();
      if (remaining > 0 || resetsAt <= now) return;
      for (const isLate of [true, false])
        opens.set(nameOf({ endpoint, isHousekeeping: isLate }), resetsAt);
      // Shares the limit with the other processes. Without the store each process learns it from its own answers.
      if (rule) void store.close(keyOf(endpoint), resetsAt, now).catch(() => undefined);
    },
  };
}
