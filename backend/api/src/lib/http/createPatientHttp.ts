import { setTimeout as sleep } from 'node:timers/promises';
import { createHttp, type Http, type HttpOptions, type HttpRequest } from './createHttp';
import { SupplierError } from './supplierError';
import { whileWaiting } from '../whileWaiting';
import type { Pace } from './pace';

/** Milliseconds: who is told to wait 0 still waits. */
const MIN_WAIT_MS = 100;

export interface PatientOptions extends HttpOptions {
  /** Turns shared by all clients of one vendor. */
  pace?: Pace;
}
const pause = (ms: number, signal: AbortSignal | undefined) =>
  signal ? whileWaiting(sleep(ms), signal) : sleep(ms);
const waitOf = (error: unknown): number | undefined => {
  const told =
    error instanceof SupplierError && error.kind === 'quota'
      ? error.refusal?.retryAfterMs
      : undefined;
  return told === undefined ? undefined : Math.max(told, MIN_WAIT_MS);
};

/** As `createHttp`, and within the same deadline: it waits for its turn, and as long as a 429 asks for. A 429 did nothing, so everything may be sent again. */
export function createPatientHttp({ pace = async () => true, ...options }: PatientOptions): Http {
  const http = createHttp(options);
  const patiently = async (
    send: (request: HttpRequest) => Promise<unknown>,
    request: HttpRequest = {},
  ): Promise<unknown> => {
    const until = performance.now() + (request.timeoutMs ?? options.timeoutMs);
    for (;;) {
      const hasTurn = await pace(until - performance.now(), request.signal);
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
    get: (path, request) => patiently((own) => http.get(path, own), request),
    post: (path, body, request) => patiently((own) => http.post(path, body, own), request),
    delete: (path, request) => patiently((own) => http.delete(path, own), request),
    close: () => http.close(),
  };
}
