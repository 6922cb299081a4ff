import { whileWaiting } from '../async/whileWaiting';
import { SupplierError } from '../http-client/supplierError';
import type { Log } from './log';

export interface SourceCallOptions<Code extends string> {
  code: Code;
  timeoutMs: number;
  /** The caller's signal. */
  signal: AbortSignal;
  log: Log;
}
/** Outcome of one source's part of a search. */
export type SourceOutcome<Code extends string, Answer> = { code: Code; ms: number } & (
  { status: 'ok'; answer: Answer } | { status: 'timeout' | 'error'; answer?: undefined }
);

/** Starts the time limit of one source's part of a search. */
export function beginSourceCall<Code extends string>({
  code,
  timeoutMs,
  signal,
  log,
}: SourceCallOptions<Code>) {
  const started = performance.now();
  const deadline = AbortSignal.timeout(timeoutMs);
  const limit = AbortSignal.any([deadline, signal]);
  return {
    /** Aborts at the deadline, or when the caller does. */
    signal: limit,
    /**
     * The source's answer, or the reason why there is none. After the deadline a source that ignores the signal is abandoned.
     * @throws only the caller's own reason
     */
    async outcome<Answer>(pending: Promise<Answer>): Promise<SourceOutcome<Code, Answer>> {
      const ms = () => Math.round(performance.now() - started);
      try {
        const answer = await whileWaiting(pending, limit);
        return { code, ms: ms(), status: 'ok', answer };
      } catch (error) {
        signal.throwIfAborted();
        const hasTimedOut =
          deadline.aborted || (error instanceof SupplierError && error.kind === 'timeout');
        const isForeseen = hasTimedOut || error instanceof SupplierError;
        log[isForeseen ? 'warn' : 'error'](
          { supplier: code, err: error },
          'supplier search failed',
        );
        return { code, ms: ms(), status: hasTimedOut ? 'timeout' : 'error' };
      }
    },
  };
}
