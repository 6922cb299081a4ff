import type { FastifyInstance } from 'fastify';
import { createCookieJar, setCookiesOf } from './cookieJar';

const FORM = 'application/x-www-form-urlencoded';

/** A browser on one host that speaks the next-auth protocol through inject, with its cookies. */
export function openBrowser(app: FastifyInstance, host: string, jar = createCookieJar()) {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: string | Buffer,
    headers: Record<string, string> = {},
  ) => {
    const cookie = jar.header();
    const reply = await app.inject({
      method,
      url,
      headers: { host, ...(cookie && { cookie }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    jar.store(setCookiesOf(reply));
    return reply;
  };
  const browser = {
    jar,
    get: (url: string, headers?: Record<string, string>) => send('GET', url, undefined, headers),
    postJson: (url: string, body: unknown, headers?: Record<string, string>) =>
      send('POST', url, JSON.stringify(body), { 'content-type': 'application/json', ...headers }),
    postBytes: (url: string, bytes: Buffer) =>
      send('POST', url, bytes, { 'content-type': 'application/octet-stream' }),
    /** Makes a call of the contract, such as `PUT accounts/me/password`. */
    call: (key: string, body?: unknown, headers: Record<string, string> = {}) => {
      const [method, path] = splitCall(key);
      return send(method, `/api/${path}`, body === undefined ? undefined : JSON.stringify(body), {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      });
    },
    postForm: (url: string, form: Record<string, string>, headers?: Record<string, string>) =>
      send('POST', url, new URLSearchParams(form).toString(), { 'content-type': FORM, ...headers }),
    csrfToken: async (): Promise<string> => (await browser.get('/api/auth/csrf')).json().csrfToken,
    signIn: async (email: string, password: string, more: Record<string, string> = {}) =>
      browser.postForm('/api/auth/callback/credentials', {
        csrfToken: await browser.csrfToken(),
        callbackUrl: '/',
        json: 'true',
        email,
        password,
        ...more,
      }),
    signOut: async () =>
      browser.postForm('/api/auth/signout', {
        csrfToken: await browser.csrfToken(),
        callbackUrl: '/',
        json: 'true',
      }),
    session: async () => (await browser.get('/api/auth/session')).json(),
  };
  return browser;
}

const splitCall = (key: string) =>
  key.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string];
