import { SupplierError } from '../http/supplierError';
import type { Log } from './log';

/** What became of one source's part of a search. */
export type SourceAnswer<Code extends string, T> = { code: Code; ms: number } & (
  { status: 'ok'; answer: T } | { status: 'timeout' | 'error'; answer?: undefined }
);
export interface Asking<Code extends string, T> {
  code: Code;
  timeoutMs: number;
  /** The caller's own. */
  signal: AbortSignal;
  log: Log;
  ask(limit: AbortSignal): Promise<T>;
}

/**
 * One source's part of a search, or why there is none.
 * A source that ignores its signal is not waited for after the deadline. @throws only the caller's own reason.
 */
export async function askSource<Code extends string, T>({
  code,
  timeoutMs,
  signal,
  log,
  ask,
}: Asking<Code, T>): Promise<SourceAnswer<Code, T>> {
  const started = performance.now();
  const deadline = AbortSignal.timeout(timeoutMs);
  const elapsed = () => Math.round(performance.now() - started);
  try {
    const limit = AbortSignal.any([deadline, signal]);
    const answer = await Promise.race([ask(limit), rejection(limit)]);
    return { code, status: 'ok', ms: elapsed(), answer };
  } catch (error) {
    signal.throwIfAborted();
    const isLate = deadline.aborted || (error instanceof SupplierError && error.kind === 'timeout');
    const isForeseen = isLate || error instanceof SupplierError;
    log[isForeseen ? 'warn' : 'error']({ supplier: code, err: error }, 'supplier search failed');
    return { code, status: isLate ? 'timeout' : 'error', ms: elapsed() };
  }
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
  });
}
