import { Agent } from 'undici';
import { type GuardOptions, createGuard } from './guard';
import type { RawBody } from './rawBody';
import { BodyTooLargeError } from './readBody';
import { type Reply, send } from './send';
import { type Refusal, SupplierError, type SupplierErrorKind } from './supplierError';

const MEGABYTE = 1024 * 1024;
const CONNECT_TIMEOUT_MS = 2000;
const USER_AGENT = 'Tiquete';
const NO_CONTENT = 204;
const MAX_REFUSAL_BYTES = 64 * 1024;

export interface HttpOptions extends GuardOptions {
  /** Scheme, host, port and, if there is one, the path prefix. */
  baseUrl: string;
  /** Milliseconds from the call to the last byte of the answer, including the time in the queue. */
  timeoutMs: number;
  /** Largest unpacked answer in bytes; 5 MB by default. */
  maxBytes?: number;
  /** Creates the headers of every call, so that a signature can contain the time. */
  headers?: () => Record<string, string>;
  /** Statuses that report an exceeded rate limit; 429 by default. */
  quotaStatuses?: readonly number[];
  /** True for a 5xx that rejects the request although the supplier works. It counts as `rejected`. */
  isRefusal?: (refusal: Refusal) => boolean;
  /** Called with the headers of each answer of any status. Names are in lower case. */
  onHeaders?: (path: string, headers: Readonly<Record<string, string>>) => void;
  /** Called once per call; for metrics. */
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
export interface Http {
  get(path: string, request?: HttpRequest): Promise<unknown>;
  /** Sends `URLSearchParams` as a form and any other body as JSON. */
  post(path: string, body: unknown, request?: HttpRequest): Promise<unknown>;
  /** The same call for an answer that a thread unpacks and parses. Only its packed size is checked here. */
  postRaw(path: string, body: unknown, request?: HttpRequest): Promise<RawBody>;
  put(path: string, body: unknown, request?: HttpRequest): Promise<unknown>;
  delete(path: string, request?: HttpRequest): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * A client whose calls have a deadline and a size limit, and wait in the supplier's queue. Redirects are rejected. @throws
 * SupplierError from each call; the signal's own reason when the caller aborted
 */
export function createHttp(options: HttpOptions): Http {
  const {
    name,
    maxBytes = 5 * MEGABYTE,
    quotaStatuses = [429],
    headers = () => ({}),
    isRefusal = () => false,
    onCall,
    onHeaders,
  } = options;
  const dispatcher = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: 10_000,
  });
  const guard = createGuard(options);

  const exchange = async <Answer>(
    method: string,
    path: string,
    url: URL,
    body: Sent | undefined,
    signal: AbortSignal,
    extra: HttpRequest['headers'],
    read: (reply: Reply) => Promise<Answer>,
  ) => {
    const sent = {
      'user-agent': USER_AGENT,
      accept: 'application/json',
      'accept-encoding': 'gzip',
      ...(body && { 'content-type': body.type }),
      ...headers(),
      ...extra,
    };
    const reply = await send(url, { method, headers: sent, body: body?.text, signal, dispatcher });
    const { status } = reply;
    onHeaders?.(path, reply.headers);
    if (status < 200 || status > 299) {
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
      throw new SupplierError(name, kind, new Error(`status ${status}`), refusal);
    }
    return read(reply);
  };
  const readJson = async (reply: Reply): Promise<unknown> => {
    const bytes = await reply.read(maxBytes);
    return reply.status === NO_CONTENT ? undefined : parseJson(bytes);
  };
  const readRaw = async (reply: Reply): Promise<RawBody> => ({
    bytes: await reply.readPacked(maxBytes),
    encoding: reply.headers['content-encoding'],
    maxBytes,
  });

  const call = async <Answer>(
    method: string,
    path: string,
    body: unknown,
    request: HttpRequest,
    read: (reply: Reply) => Promise<Answer>,
  ): Promise<Answer> => {
    const deadline = AbortSignal.timeout(request.timeoutMs ?? options.timeoutMs);
    const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline;
    const sent = toSent(body);
    const started = performance.now();
    const reportCall = (outcome: HttpCall['outcome']) =>
      onCall?.({ name, method, path, ms: Math.round(performance.now() - started), outcome });
    try {
      const answer = await guard(async () => {
        try {
          signal.throwIfAborted();
          return await exchange(
            method,
            path,
            toUrl(options.baseUrl, path, request.query),
            sent,
            signal,
            request.headers,
            read,
          );
        } catch (error) {
          if (request.signal?.aborted) throw error;
          throw toSupplierError(name, error, deadline.aborted);
        }
      });
      reportCall('ok');
      return answer;
    } catch (error) {
      if (request.signal?.aborted) {
        reportCall('aborted');
        throw request.signal.reason;
      }
      reportCall(error instanceof SupplierError ? error.kind : 'unavailable');
      throw error;
    }
  };
  return {
    get: (path, request = {}) => call('GET', path, request.body, request, readJson),
    post: (path, body, request = {}) => call('POST', path, body, request, readJson),
    postRaw: (path, body, request = {}) => call('POST', path, body, request, readRaw),
    put: (path, body, request = {}) => call('PUT', path, body, request, readJson),
    delete: (path, request = {}) => call('DELETE', path, undefined, request, readJson),
    close: () => dispatcher.destroy(),
  };
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
