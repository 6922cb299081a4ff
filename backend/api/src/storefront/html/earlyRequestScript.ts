import { jsonForScript } from './escape';

/** The first call of a page. `body` is JSON. */
export interface EarlyRequest {
  method: string;
  path: string;
  body: string;
}

/**
 * Script that sends the page's first call while the document is still being read, and leaves the response in `__earlyRequest`
 * for the api client, also parsed. The call has the headers and cookies of the client's own. The client handles a failure, so
 * the rejection must not reach `unhandledrejection`.
 */
export function earlyRequestScript(request: EarlyRequest | null, nonce: string): string {
  if (!request) return '';
  return `<script id="early-request" nonce="${nonce}">(() => {
  const { method, path, body } = ${jsonForScript(request)};
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const leaving = new AbortController();
  const response = fetch(path, { method, headers, body, signal: leaving.signal });
  const json = response.then((received) => received.clone().json());
  json.catch(() => {});
  const abort = (reason) => leaving.abort(reason);
  const value = Object.freeze({ method, path, body, response, json, abort, startedAt: performance.now() });
  Object.defineProperty(globalThis, '__earlyRequest', { value });
})();</script>
`;
}
