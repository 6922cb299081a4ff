import { setTimeout as sleep } from 'node:timers/promises';
import { createHttp, type Http, type HttpOptions, type HttpRequest } from './createHttp';
import { SupplierError } from './supplierError';
import { whileWaiting } from '../async/whileWaiting';
import type { Pace } from '../pacing/createPace';

/** Shortest wait in milliseconds, even for `Retry-After: 0`. */
const MIN_WAIT_MS = 100;

export interface RetryingOptions extends HttpOptions {
  /** Pace shared by all clients of one vendor. */
  pace?: Pace;
}
const pause = (ms: number, signal: AbortSignal | undefined) =>
  signal ? whileWaiting(sleep(ms), signal) : sleep(ms);
const waitOf = (error: unknown): number | undefined => {
  const requestedMs =
    error instanceof SupplierError && error.kind === 'quota'
      ? error.refusal?.retryAfterMs
      : undefined;
  return requestedMs === undefined ? undefined : Math.max(requestedMs, MIN_WAIT_MS);
};

/**
 * Like `createHttp`, but at the vendor's pace and with retries after a 429, at the time of its `Retry-After` and within the
 * deadline. A 429 had no effect, so every call may be retried.
 */
export function createRetryingHttp({ pace, ...options }: RetryingOptions): Http {
  const http = createHttp({
    ...options,
    ...(pace && { onHeaders: (path, headers) => pace.note(path, headers) }),
  });
  const withRetries = async <Answer>(
    path: string,
    send: (request: HttpRequest) => Promise<Answer>,
    request: HttpRequest = {},
  ): Promise<Answer> => {
    const until = performance.now() + (request.timeoutMs ?? options.timeoutMs);
    for (;;) {
      const leftMs = until - performance.now();
      if (pace && !(await pace.turn(path, leftMs, request.signal)))
        throw new SupplierError(options.name, 'quota', new Error('no turn in time'));
      try {
        return await send({
          ...request,
          timeoutMs: Math.max(1, Math.ceil(until - performance.now())),
        });
      } catch (error) {
        const waitMs = waitOf(error);
        if (waitMs === undefined || performance.now() + waitMs >= until) throw error;
        await pause(waitMs, request.signal);
      }
    }
  };
  return {
    get: (path, request) => withRetries(path, (own) => http.get(path, own), request),
    post: (path, body, request) => withRetries(path, (own) => http.post(path, body, own), request),
    postRaw: (path, body, request) =>
      withRetries(path, (own) => http.postRaw(path, body, own), request),
    put: (path, body, request) => withRetries(path, (own) => http.put(path, body, own), request),
    delete: (path, request) => withRetries(path, (own) => http.delete(path, own), request),
    close: () => http.close(),
  };
}
