import type { ApiBody, ApiParams, ApiQuery, ApiResponse, ApiRouteKey } from '@tiquete/contracts';
import { createEarlyResponse, type EarlyRequest } from './earlyResponse';
import { ApiProblem, localProblem } from './problem';
import { readAnswer } from './readAnswer';

export interface ApiInput<K extends ApiRouteKey> {
  body?: ApiBody<K>;
  /** A file as the body, sent unchanged. */
  bytes?: Blob;
  query?: ApiQuery<K>;
  /** Values of the path's `:placeholders`. */
  params?: ApiParams<K>;
  /** For calls that create: the same key and body give the same answer. */
  idempotencyKey?: string;
  /** Milliseconds until the call fails with TIMEOUT. Default: 20 s. */
  timeoutMs?: number;
  /** Completes the call even if the page is left meanwhile. The browser limits such bodies to 64 KB. */
  keepalive?: boolean;
}
export interface ApiClient {
  /**
   * One call of the storefront's api.
   * @throws ApiProblem with the api's code, or OFFLINE, TIMEOUT, UNAVAILABLE, BAD_ANSWER; an AbortError when `signal` aborts.
   */
  call: <K extends ApiRouteKey>(
    key: K,
    input?: ApiInput<K>,
    signal?: AbortSignal,
  ) => Promise<ApiResponse<K>>;
}
export interface ApiClientOptions {
  /** Milliseconds until a call fails with TIMEOUT. */
  timeoutMs?: number;
  baseUrl?: string;
  /** Name of the preview in which the page runs. */
  preview?: string | undefined;
  /** First call of the page, which the document has already sent. */
  early?: EarlyRequest | undefined;
}
const DEFAULT_TIMEOUT_MS = 20_000;

function toPath(key: ApiRouteKey, params: unknown): { method: string; path: string } {
  const [method = 'GET', path = ''] = key.split(' ');
  const values = new Map(Object.entries(params ?? {}));
  return {
    method,
    path: path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(values.get(name) ?? '')),
    ),
  };
}
function toQueryString(query: unknown): string {
  if (!query || typeof query !== 'object') return '';
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return pairs.length
    ? '?' + new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
    : '';
}

/** W3C `traceparent` of a new trace. Its flag says that the browser records nothing. */
function newTraceparent(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(24))];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${hex.slice(16)}-${hex.slice(0, 16)}-00`;
}

export function createApiClient({
  timeoutMs = DEFAULT_TIMEOUT_MS,
  baseUrl = '/api',
  preview,
  early = globalThis.__earlyRequest,
}: ApiClientOptions = {}): ApiClient {
  const takeEarly = createEarlyResponse(early);
  return {
    async call<K extends ApiRouteKey>(key: K, input: ApiInput<K> = {}, signal?: AbortSignal) {
      const { method, path } = toPath(key, input.params);
      const url = `${baseUrl}/${path}${toQueryString(input.query)}`;
      const limitMs = input.timeoutMs ?? timeoutMs;
      const deadline = AbortSignal.timeout(limitMs);
      const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
      try {
        const sent = { method, path: url, body: input.body, timeoutMs: limitMs };
        const taken = await takeEarly(sent, either);
        if (taken) return await readAnswer<K>(taken.response, either, taken.json);
        const response = await fetch(url, {
          method,
          signal: either,
          keepalive: input.keepalive ?? false,
          // Answers in the browser's cache belong to the published brand, not to the draft of a preview.
          cache: preview ? 'no-store' : 'default',
          headers: {
            accept: 'application/json',
            // A preloaded answer is only taken by a request with the same headers.
            ...(method === 'GET' ? {} : { traceparent: newTraceparent() }),
            ...(preview ? { 'x-preview': preview } : {}),
            ...(input.body ? { 'content-type': 'application/json' } : {}),
            ...(input.bytes ? { 'content-type': 'application/octet-stream' } : {}),
            ...(input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}),
          },
          body: input.bytes ?? (input.body ? JSON.stringify(input.body) : undefined),
        });
        return await readAnswer<K>(response, either);
      } catch (error) {
        if (error instanceof ApiProblem || signal?.aborted) throw error;
        throw localProblem(deadline.aborted ? 'TIMEOUT' : 'OFFLINE');
      }
    },
  };
}
