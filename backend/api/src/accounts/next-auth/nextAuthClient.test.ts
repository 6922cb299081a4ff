import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type {
  signIn as SignIn,
  signOut as SignOut,
  getSession as GetSession,
  getCsrfToken as GetCsrfToken,
  getProviders as GetProviders,
} from 'next-auth/react';
import { findRoot } from '../../lib/findRoot';
import { createCookieJar } from '../../testing/cookieJar';
import { startTestApp, type TestApp } from '../../testing/testApp';

interface Update {
  update(data: unknown): Promise<unknown>;
}
interface Client {
  signIn: typeof SignIn;
  signOut: typeof SignOut;
  getSession: typeof GetSession;
  getCsrfToken: typeof GetCsrfToken;
  getProviders: typeof GetProviders;
  SessionProvider: unknown;
  useSession(): Update;
}
const PASSWORD = 'clave-muy-larga-7';
const load = createRequire(join(findRoot(), 'backend/api/package.json'));
const networkFetch = globalThis.fetch;
let test: TestApp;
let client: Client;
/** Origin of the app, to which the window's calls go. */
let appOrigin: string;
let origin: string;
let beacon: Promise<Response> | undefined;
let jar = createCookieJar();
const messages: string[] = [];
const location = { href: '' };

/** Loads the unmodified public client in a minimal window with relative addresses, cookies and storage. */
beforeAll(async () => {
  test = await startTestApp();
  await test.addUser('tiquete', 'ana@viajes.test', PASSWORD);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  appOrigin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  origin = appOrigin;
  const browserFetch = async (path: string, options: RequestInit = {}) => {
    const headers = new Headers(options.headers);
    if (jar.header()) headers.set('cookie', jar.header());
    if (options.method) headers.set('origin', origin);
    headers.set('sec-fetch-site', 'same-origin');
    const reply = await networkFetch(new URL(path, origin), { ...options, headers });
    jar.store(reply.headers.getSetCookie());
    return reply;
  };
  Object.assign(globalThis, {
    window: { location, addEventListener: () => undefined },
    localStorage: { setItem: (key: string, value: string) => messages.push(`${key} ${value}`) },
    fetch: browserFetch,
  });
  const sendBeacon = (path: string, body: URLSearchParams) => {
    beacon = networkFetch(new URL(path, appOrigin), {
      method: 'POST',
      body,
      headers: { origin: appOrigin, 'sec-fetch-site': 'same-origin' },
    });
    return true;
  };
  Object.defineProperty(globalThis, 'navigator', { value: { sendBeacon }, configurable: true });
  client = load('next-auth/react') as Client;
});
afterAll(async () => {
  Object.assign(globalThis, { fetch: networkFetch, window: undefined, localStorage: undefined });
  await test.close();
});
beforeEach(() => {
  jar = createCookieJar();
  messages.length = 0;
  location.href = `${origin}/searchs/hotels?a=1`;
});

it('lists the provider and returns a form token', async () => {
  expect(await client.getProviders()).toMatchObject({
    credentials: {
      id: 'credentials',
      type: 'credentials',
      callbackUrl: `${origin}/api/auth/callback/credentials`,
    },
  });
  expect(await client.getCsrfToken()).toMatch(/^[0-9a-f]{64}$/);
});

it('signs in, reads the session, notifies other tabs, and signs out', async () => {
  expect(await client.getSession()).toBeNull();
  const answer = await client.signIn('credentials', {
    email: 'ana@viajes.test',
    password: PASSWORD,
    redirect: false,
    callbackUrl: '/my_bookings',
  });
  expect(answer).toEqual({ error: null, status: 200, ok: true, url: `${origin}/my_bookings` });
  expect(await client.getSession()).toMatchObject({
    user: { name: 'Ana Torres', email: 'ana@viajes.test', image: null },
  });
  expect(messages.at(-1)).toMatch(/^nextauth\.message .*"trigger":"getSession"/);
  expect(await client.signOut({ redirect: false, callbackUrl: '/' })).toEqual({
    url: `${origin}/`,
  });
  expect(await client.getSession()).toBeNull();
});

it('reads the error of a wrong password', async () => {
  const answer = await client.signIn('credentials', {
    email: 'ana@viajes.test',
    password: 'otra-clave-99',
    redirect: false,
  });
  expect(answer).toEqual({ error: 'CredentialsSignin', status: 401, ok: false, url: null });
});

it('redirects to the page it came from', async () => {
  await client.signIn('credentials', { email: 'ana@viajes.test', password: PASSWORD });
  expect(location.href).toBe(`${origin}/searchs/hotels?a=1`);
  await client.signOut();
  expect(location.href).toBe(`${origin}/searchs/hotels?a=1`);
});

it('redirects to the sign-in for an unknown provider, with the page to return to', async () => {
  await client.signIn('google', { redirect: false });
  expect(location.href).toBe(
    `/api/auth/signin?${new URLSearchParams({ callbackUrl: `${origin}/searchs/hotels?a=1` })}`,
  );
  const reply = await networkFetch(new URL(location.href, origin), { redirect: 'manual' });
  expect(reply.headers.get('location')).toBe('/login?callbackUrl=%2Fsearchs%2Fhotels%3Fa%3D1');
});

it('updates the session', async () => {
  await client.signIn('credentials', {
    email: 'ana@viajes.test',
    password: PASSWORD,
    redirect: false,
  });
  const update = sessionUpdater(await client.getSession());
  expect(await update({ name: 'Ana María' })).toMatchObject({
    user: { name: 'Ana María', email: 'ana@viajes.test' },
  });
  expect(await client.getSession()).toMatchObject({ user: { name: 'Ana María' } });
});

it('shows the error page when the providers cannot be read, and its log line is accepted', async () => {
  const dead = createServer((_, response) =>
    response.writeHead(503, { 'content-type': 'application/json' }).end('{}'),
  );
  await new Promise<void>((done) => dead.listen(0, '127.0.0.1', done));
  const silent = jest.spyOn(console, 'error').mockImplementation();
  origin = `http://127.0.0.1:${(dead.address() as AddressInfo).port}`;
  await client.signIn('credentials', { redirect: false });
  origin = appOrigin;
  dead.close();
  expect(location.href).toBe('/api/auth/error');
  expect(silent.mock.calls.join()).toContain('CLIENT_FETCH_ERROR');
  expect((await beacon)?.status).toBe(200);
  expect(test.logged()).toContain('"code":"CLIENT_FETCH_ERROR"');
});

/** `update` of useSession, from a render of the client's own provider with its own React. */
function sessionUpdater(session: unknown): Update['update'] {
  const loadItsOwn = createRequire(load.resolve('next-auth/react'));
  const { createElement } = loadItsOwn('react');
  const { renderToString } = loadItsOwn('react-dom/server');
  let taken: Update | undefined;
  const Taker = () => {
    taken = client.useSession();
    return null;
  };
  renderToString(createElement(client.SessionProvider, { session }, createElement(Taker)));
  if (!taken) throw new Error('not rendered');
  return taken.update;
}
