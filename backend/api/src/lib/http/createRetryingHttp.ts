import { setTimeout as sleep } from 'node:timers/promises';
import { createHttp, type Http, type HttpOptions, type HttpRequest } from './createHttp';
import { SupplierError } from './supplierError';
import { whileWaiting } from '../async/whileWaiting';
import type { RateLimit } from './rateLimit';

/** The shortest wait in milliseconds, also after `Retry-After: 0`. */
const MIN_WAIT_MS = 100;

export interface RetryingOptions extends HttpOptions {
  /** The rate limit shared by all clients of one vendor. */
  rateLimit?: RateLimit;
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

/** As `createHttp`, with a rate limit and with retries after a 429, as late as its `Retry-After` says, all within the one deadline. A 429 had no effect, so every call may be sent again. */
export function createRetryingHttp({
  rateLimit = async () => true,
  ...options
}: RetryingOptions): Http {
  const http = createHttp(options);
  const withRetries = async <Answer>(
    send: (request: HttpRequest) => Promise<Answer>,
    request: HttpRequest = {},
  ): Promise<Answer> => {
    const until = performance.now() + (request.timeoutMs ?? options.timeoutMs);
    for (;;) {
      const hasTurn = await rateLimit(until - performance.now(), request.signal);
      if (!hasTurn) throw new SupplierError(options.name, 'quota', new Error('no turn in time'));
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
    get: (path, request) => withRetries((own) => http.get(path, own), request),
    post: (path, body, request) => withRetries((own) => http.post(path, body, own), request),
    postRaw: (path, body, request) => withRetries((own) => http.postRaw(path, body, own), request),
    put: (path, body, request) => withRetries((own) => http.put(path, body, own), request),
    delete: (path, request) => withRetries((own) => http.delete(path, own), request),
    close: () => http.close(),
  };
}
