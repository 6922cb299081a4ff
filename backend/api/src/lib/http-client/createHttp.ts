import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher } from 'undici';
import { whileWaiting } from '../async/whileWaiting';
import { inSpan, noteCall } from '../tracing/trace';
import { withoutIds } from '../tracing/withoutIds';
import type { Pace } from '../pacing/createPace';
import { type GuardOptions, createGuard } from './guard';
import type { RawBody } from './rawBody';
import { BodyTooLargeError, type Reply, send } from './send';
import { type Refusal, SupplierError, type SupplierErrorKind } from './supplierError';

const MEGABYTE = 1024 * 1024;
const CONNECT_TIMEOUT_MS = 2000;
const USER_AGENT = 'Tiquete';
const NO_CONTENT = 204;
const MAX_REFUSAL_BYTES = 64 * 1024;
/** Shortest wait in milliseconds before a call is repeated, even for `Retry-After: 0`. */
const MIN_WAIT_MS = 100;

export interface HttpOptions extends GuardOptions {
  /** The outside system, for errors and metrics. */
  name: string;
  /** Scheme, host, port and, if there is one, the path prefix. */
  baseUrl: string;
  /** Milliseconds from the call to the last byte of the answer, including its time in queues and its repetitions. */
  timeoutMs: number;
  /** Largest unpacked answer in bytes; 5 MB by default. */
  maxBytes?: number;
  /** Creates the headers of every call, so that a signature can contain the time. */
  headers?: () => Record<string, string>;
  /** Statuses that report an exceeded rate limit; 429 by default. */
  quotaStatuses?: readonly number[];
  /** True for a 5xx that rejects the request although the supplier works. It counts as `rejected`. */
  isRefusal?: (refusal: Refusal) => boolean;
  /**
   * Pace shared by all clients of one vendor. Calls then wait for their turn. A call that exceeded the rate limit had no
   * effect, so it is repeated at the time of its `Retry-After`, if that is before the timeout.
   */
  pace?: Pace;
  /** Called once per exchange; for metrics. */
  onCall?: (call: HttpCall) => void;
}
export interface HttpCall {
  name: string;
  method: string;
  path: string;
  ms: number;
  outcome: 'ok' | 'aborted' | SupplierErrorKind;
}
export interface HttpRequest {
  query?: Record<string, string | number>;
  /** Timeout in milliseconds in place of the client's own. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Headers in addition to the client's own. */
  headers?: Record<string, string>;
  /** JSON body of a GET, for vendors that require one. */
  body?: unknown;
}
/** JSON over HTTP with one outside system. Answers are `unknown`; the caller's schema parses them. */
export type Http = ReturnType<typeof createHttp>;

/**
 * A client whose calls have a deadline and a size limit, and wait in the supplier's queue. Redirects are rejected. @throws
 * SupplierError from each call; the signal's own reason when the caller aborted
 */
export function createHttp(options: HttpOptions) {
  const {
    name,
    maxBytes = 5 * MEGABYTE,
    quotaStatuses = [429],
    headers = () => ({}),
    isRefusal = () => false,
    pace,
    onCall,
  } = options;
  const dispatcher = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: 10_000,
  });
  const guard = createGuard(options);

  const readJson = async (reply: Reply): Promise<unknown> => {
    const bytes = await reply.read(maxBytes);
    return reply.status === NO_CONTENT ? undefined : parseJson(bytes);
  };
  const readRaw = async (reply: Reply): Promise<RawBody> => ({
    bytes: await reply.readPacked(maxBytes),
    encoding: reply.headers['content-encoding'],
    maxBytes,
  });
  const toRejection = async (reply: Reply): Promise<SupplierError> => {
    const { status } = reply;
    const retryAfterMs = toWaitMs(
      reply.headers['retry-after'] ??
        reply.headers['ratelimit-reset'] ??
        reply.headers['x-ratelimit-reset'],
    );
    const refusal = {
      status,
      body: await readRefusal(reply),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    };
    const kind = isRefusal(refusal) ? 'rejected' : kindOfStatus(status, quotaStatuses);
    return new SupplierError(name, kind, new Error(`status ${status}`), refusal);
  };

  /** One exchange at the network. @throws SupplierError; the caller's own reason */
  const exchange = async <Answer>(
    { method, path, sent, read }: Call<Answer>,
    request: HttpRequest,
    deadline: AbortSignal,
  ): Promise<Answer> => {
    const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline;
    try {
      signal.throwIfAborted();
      const reply = await send(toUrl(options.baseUrl, path, request.query), {
        method,
        headers: {
          'user-agent': USER_AGENT,
          accept: 'application/json',
          'accept-encoding': 'gzip',
          ...(sent && { 'content-type': sent.type }),
          ...headers(),
          ...request.headers,
        },
        body: sent?.text,
        signal,
        dispatcher,
      });
      pace?.note(path, reply.headers);
      if (reply.status < 200 || reply.status > 299) throw await toRejection(reply);
      return await read(reply);
    } catch (error) {
      if (request.signal?.aborted) throw error;
      throw toSupplierError(name, error, deadline.aborted);
    }
  };
  /** One exchange within the supplier's bulkhead and circuit breaker, reported to `onCall`. */
  const attempt = async <Answer>(
    call: Call<Answer>,
    request: HttpRequest,
    timeoutMs: number,
  ): Promise<Answer> => {
    const { method, path } = call;
    const deadline = AbortSignal.timeout(timeoutMs);
    const started = performance.now();
    const template = withoutIds(path);
    const report = (outcome: HttpCall['outcome']) => {
      const ms = Math.round(performance.now() - started);
      onCall?.({ name, method, path, ms, outcome });
      noteCall({ name, method, path: template, ms, outcome });
    };
    const attributes = {
      'peer.service': name,
      'http.request.method': method,
      'url.template': template,
    };
    try {
      const answer = await inSpan(`${method} ${name}`, attributes, () =>
        guard.execute(() => exchange(call, request, deadline)),
      );
      report('ok');
      return answer;
    } catch (error) {
      if (request.signal?.aborted) {
        report('aborted');
        throw request.signal.reason;
      }
      const failure = toSupplierError(name, error, false);
      report(failure.kind);
      throw failure;
    }
  };
  /** Sends a request at the vendor's pace, and again after an exceeded rate limit, until the timeout. */
  const perform = async <Answer>(call: Call<Answer>, request: HttpRequest): Promise<Answer> => {
    const until = performance.now() + (request.timeoutMs ?? options.timeoutMs);
    for (;;) {
      if (pace && !(await pace.turn(call.path, until - performance.now(), request.signal)))
        throw new SupplierError(name, 'quota', new Error('no turn in time'));
      const leftMs = Math.max(1, Math.ceil(until - performance.now()));
      try {
        return await attempt(call, request, leftMs);
      } catch (error) {
        const waitMs = pace && waitOf(error);
        if (waitMs === undefined || performance.now() + waitMs >= until) throw error;
        await (request.signal ? whileWaiting(sleep(waitMs), request.signal) : sleep(waitMs));
      }
    }
  };
  return {
    get: (path: string, request: HttpRequest = {}): Promise<unknown> =>
      perform({ method: 'GET', path, sent: toSent(request.body), read: readJson }, request),
    /** Sends `URLSearchParams` as a form and any other body as JSON. */
    post: (path: string, body: unknown, request: HttpRequest = {}): Promise<unknown> =>
      perform({ method: 'POST', path, sent: toSent(body), read: readJson }, request),
    /** Posts a body and returns the raw answer, which a thread unpacks and parses. Only its packed size is checked here. */
    postRaw: (path: string, body: unknown, request: HttpRequest = {}): Promise<RawBody> =>
      perform({ method: 'POST', path, sent: toSent(body), read: readRaw }, request),
    put: (path: string, body: unknown, request: HttpRequest = {}): Promise<unknown> =>
      perform({ method: 'PUT', path, sent: toSent(body), read: readJson }, request),
    delete: (path: string, request: HttpRequest = {}): Promise<unknown> =>
      perform({ method: 'DELETE', path, sent: undefined, read: readJson }, request),
    close: (): Promise<void> => dispatcher.destroy(),
  };
}

interface Call<Answer> {
  method: Dispatcher.HttpMethod;
  path: string;
  sent: Sent | undefined;
  read(reply: Reply): Promise<Answer>;
}
interface Sent {
  type: string;
  text: string;
}
function toSent(body: unknown): Sent | undefined {
  if (body instanceof URLSearchParams)
    return { type: 'application/x-www-form-urlencoded', text: body.toString() };
  return body === undefined ? undefined : { type: 'application/json', text: JSON.stringify(body) };
}

/** Milliseconds after which a call that exceeded the rate limit may be repeated; undefined for any other failure. */
function waitOf(error: unknown): number | undefined {
  const isQuota = error instanceof SupplierError && error.kind === 'quota';
  const waitMs = isQuota ? error.refusal?.retryAfterMs : undefined;
  return waitMs === undefined ? undefined : Math.max(waitMs, MIN_WAIT_MS);
}

/** Parses `Retry-After`: seconds or a date. */
function toWaitMs(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  // A date without a zone is in UTC.
  const date = /T\d\d:\d\d:\d\d$/.test(header) ? `${header}Z` : header;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(date) - Date.now();
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}

function toUrl(baseUrl: string, path: string, query: HttpRequest['query'] = {}): URL {
  const url = new URL(baseUrl.replace(/\/$/, '') + path);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
  return url;
}

function kindOfStatus(status: number, quotaStatuses: readonly number[]): SupplierErrorKind {
  if (quotaStatuses.includes(status)) return 'quota';
  if (status === 408 || status === 504) return 'timeout';
  return status >= 500 ? 'unavailable' : 'rejected';
}

/** Returns null for anything but a short JSON text. */
async function readRefusal(reply: Reply): Promise<unknown> {
  try {
    return parseJson(await reply.read(MAX_REFUSAL_BYTES));
  } catch {
    return null;
  }
}

/** @throws SyntaxError without the text that could not be parsed */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new SyntaxError('not JSON');
  }
}

function toSupplierError(name: string, error: unknown, hasTimedOut: boolean): SupplierError {
  if (error instanceof SupplierError) return error;
  if (hasTimedOut) return new SupplierError(name, 'timeout', error);
  const isUnreadable = error instanceof SyntaxError || error instanceof BodyTooLargeError;
  return new SupplierError(name, isUnreadable ? 'malformed' : 'unavailable', error);
}
