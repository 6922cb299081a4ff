export interface Limit {
  /** Attempts allowed in a window without waiting. */
  free: number;
  windowSeconds: number;
  /** Wait for further attempts: until the window ends, or doubling from `firstSeconds` up to `maxSeconds`. */
  wait: 'rest-of-window' | { firstSeconds: number; maxSeconds: number };
}
/** Times are milliseconds since the epoch. */
export interface Count {
  hits: number;
  windowEnds: number;
  blockedUntil: number;
}
export interface Take {
  key: string;
  limit: Limit;
}
export type Taken =
  { isAllowed: true } | { isAllowed: false; key: string; retryAfterSeconds: number };

/** Counts attempts per brand and key across all replicas. */
export interface Counters {
  /** Counts one attempt on every key, or on none when one of them is over its limit. */
  take(brandId: string, takes: readonly Take[], now: Date): Promise<Taken>;
  /** Removes one counted attempt. */
  undo(brandId: string, key: string, limit: Limit): Promise<void>;
  clear(brandId: string, key: string): Promise<void>;
}

export const waitSeconds = (count: Count | undefined, now: number): number =>
  Math.max(0, Math.ceil(((count?.blockedUntil ?? 0) - now) / 1000));

export function counted(count: Count | undefined, limit: Limit, now: number): Count {
  const isRunning = count !== undefined && count.windowEnds > now;
  const hits = (isRunning ? count.hits : 0) + 1;
  const windowEnds = isRunning ? count.windowEnds : now + limit.windowSeconds * 1000;
  return { hits, windowEnds, blockedUntil: blockedUntil(hits, windowEnds, limit, now) };
}

export function undone(count: Count, limit: Limit): Count {
  const hits = Math.max(0, count.hits - 1);
  return { ...count, hits, blockedUntil: hits < limit.free ? 0 : count.blockedUntil };
}

function blockedUntil(
  hits: number,
  windowEnds: number,
  { free, wait }: Limit,
  now: number,
): number {
  if (hits < free) return 0;
  if (wait === 'rest-of-window') return windowEnds;
  return now + Math.min(wait.maxSeconds, wait.firstSeconds * 2 ** Math.min(hits - free, 30)) * 1000;
}
