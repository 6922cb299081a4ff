/** First call of the page, which the document sent before any script had run. `body` is JSON. */
export interface EarlyRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly response: Promise<Response>;
  /** The response's body, parsed as soon as it is there. Rejects when it is no JSON. */
  readonly json: Promise<unknown>;
  /** Time of `performance.now()`, in milliseconds. */
  readonly startedAt: number;
  abort: (reason?: unknown) => void;
}
declare global {
  /** Missing on pages whose first call the server does not know. */
  var __earlyRequest: EarlyRequest | undefined;
  /** List of the first items, which the document shows before the page's code has arrived. */
  var __firstItems: Element | undefined;
  /** Link of the first items that had the focus last. */
  var __focusedFirstLink: HTMLElement | undefined;
}

interface Sent {
  method: string;
  path: string;
  body: unknown;
  /** Milliseconds until the call fails with TIMEOUT. */
  timeoutMs: number;
}
type Taken = { response: Response; json: Promise<unknown> };
/** Response of the early request for an equal call. Null when there is none, or when it failed on the way. */
export type TakeEarly = (sent: Sent, signal: AbortSignal) => Promise<Taken | null>;

/**
 * Hands the early response over once, to the first call of the page that is not a GET. If that is another call, the search of
 * the address was left, and the early request is aborted. Aborting the call that took the response aborts the early one.
 */
export function createEarlyResponse(early: EarlyRequest | undefined): TakeEarly {
  let waiting = early;
  return async (sent, signal) => {
    if (!waiting || sent.method === 'GET') return null;
    const { response, json, abort, startedAt } = waiting;
    const isTaken = isSame(waiting, sent) && performance.now() - startedAt < sent.timeoutMs;
    waiting = undefined;
    if (!isTaken || signal.aborted) {
      abort();
      return null;
    }
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
    return response.then(
      (received) => ({ response: received, json }),
      (error: unknown) => {
        if (signal.aborted) throw error;
        return null;
      },
    );
  };
}
/** A reload continues the session of the same search, whose newest results the early request returns as well. */
const isSame = (early: EarlyRequest, { method, path, body }: Sent): boolean =>
  early.method === method &&
  early.path === path &&
  typeof body === 'object' &&
  early.body === JSON.stringify({ ...body, sessionCode: undefined });
