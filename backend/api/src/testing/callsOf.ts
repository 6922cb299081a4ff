import type { TestApp } from './testApp';

/** Calls without a browser's cookies, to the main brand by default. */
export function callsOf(running: () => TestApp) {
  const get = (url: string, headers: Record<string, string> = {}) =>
    running().app.inject({ url, headers: { host: 'localhost', ...headers } });
  const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
    running().app.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
      payload,
    });
  return { get, post };
}
export const codeOf = (reply: { statusCode: number; json(): { errors: { code: string }[] } }) => [
  reply.statusCode,
  reply.json().errors[0]?.code,
];
