import { SupplierError } from '../http-client/supplierError';
import type { Log } from './log';

/** A supplier that can be searched. `onUnsold` receives each currency of its offers that are not sold now. */
export interface Source<Code extends string, Query, Answer> {
  readonly code: Code;
  search(query: Query, signal: AbortSignal, onUnsold: (currency: string) => void): Promise<Answer>;
}
/** Outcome of one source's part of a search. */
export type SourceAnswer<Code extends string, Answer> = {
  code: Code;
  ms: number;
  /** Currencies of its offers that are not sold now. */
  unsold: string[];
} & ({ status: 'ok'; answer: Answer } | { status: 'timeout' | 'error'; answer?: undefined });
export interface Asking {
  timeoutMs: number;
  /** The caller's signal. */
  signal: AbortSignal;
  log: Log;
}

/**
 * One source's part of a search, or the reason why there is none. After the deadline a source that ignores its signal is
 * abandoned. @throws only the caller's own reason
 */
export async function askSource<Code extends string, Query, Answer>(
  source: Source<Code, Query, Answer>,
  query: Query,
  { timeoutMs, signal, log }: Asking,
): Promise<SourceAnswer<Code, Answer>> {
  const { code } = source;
  const started = performance.now();
  const deadline = AbortSignal.timeout(timeoutMs);
  const unsold = new Set<string>();
  const outcome = () => ({
    code,
    ms: Math.round(performance.now() - started),
    unsold: [...unsold],
  });
  try {
    const limit = AbortSignal.any([deadline, signal]);
    const asking = source.search(query, limit, (currency) => void unsold.add(currency));
    const answer = await Promise.race([asking, rejection(limit)]);
    return { ...outcome(), status: 'ok', answer };
  } catch (error) {
    signal.throwIfAborted();
    const hasTimedOut =
      deadline.aborted || (error instanceof SupplierError && error.kind === 'timeout');
    const isForeseen = hasTimedOut || error instanceof SupplierError;
    log[isForeseen ? 'warn' : 'error']({ supplier: code, err: error }, 'supplier search failed');
    return { ...outcome(), status: hasTimedOut ? 'timeout' : 'error' };
  }
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
  });
}
