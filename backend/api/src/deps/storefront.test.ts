import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_CODES } from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { bootOf } from '../storefront/testing/documents';
import { aDescriptor, aManifest, aShell, writeRelease } from '../releases/testing/releases';
import { registerReleases } from './releases';
import { startTestApp } from '../testing/testApp';
import type { TestApp } from '../testing/testApp';

/** Release of another remote with a results page only. */
const withResults = (remote: string, slice: string, path: string) =>
  aManifest(`${remote}_aa11`, {
    remote,
    descriptor: aDescriptor({
      id: remote,
      slice,
      tab: undefined,
      slots: {},
      routes: [{ ...aDescriptor().routes[1]!, path }],
    }),
  });

let distDir: string;
let server: TestApp;
beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'dist-'));
  await writeRelease(distDir, aShell());
  const remotes = [
    aManifest(),
    withResults('flights', 'flight', '/searchs/flights'),
    withResults('assistance', 'assistance', '/searchs/asisstences'),
    withResults('packages', 'package', '/searchs/packages'),
  ];
  for (const remote of remotes) await writeRelease(distDir, remote);
  const releases = remotes.map(({ remote, release }) => `${remote}=${release}`);
  server = await startTestApp({
    config: { distDir, dataDir: distDir, releases: ['shell=shell_11', ...releases].join(',') },
  });
  await registerReleases(server.deps, true);
});
afterAll(async () => {
  await server.close();
  await rm(distDir, { recursive: true });
});

const get = (url: string, host = 'localhost') => server.app.inject({ url, headers: { host } });

it('answers each host with its own brand', async () => {
  const [tiquete, andes] = [await get('/'), await get('/', 'andes.localhost:3000')];
  expect(bootOf(tiquete.body).brand.id).toBe('tiquete');
  expect(bootOf(andes.body).brand.id).toBe('andes');
  expect(andes.body).toContain('<title>Hoteles | Andes &amp; Mar</title>');
  expect(andes.body).toContain('--brand-palette-primary-main:#1f6b4f');
});

it("answers no document to a host that is no brand's", async () => {
  for (const url of ['/', '/robots.txt', '/assets/shell/main.0a1b2c3d.js']) {
    const reply = await get(url, 'evil.example');
    expect(reply.statusCode).toBe(421);
    expect(reply.body).toContain(ERROR_CODES.UNKNOWN_HOST.title);
  }
});

it('serves every script that a document names', async () => {
  const boot = bootOf((await get('/searchs/hotels')).body);
  for (const address of Object.keys(boot.integrity))
    expect((await get(address)).statusCode).toBe(200);
});

const day = (ahead: number) => addDays(today(server.deps.clock()), ahead);
/** The call that the document of an address starts; null without one. */
async function earlyRequestAt(url: string): Promise<{ path: string; body: string } | null> {
  const [, call] = /const { method, path, body } = (.*);/.exec((await get(url)).body) ?? [];
  return call ? JSON.parse(call) : null;
}
it.each([
  [
    '/searchs/hotels',
    () => `destination_code=CTG&checkin=${day(30)}&checkout=${day(32)}&room=2-5`,
    '/api/hotels/searchs',
  ],
  [
    '/searchs/flights',
    () => `tripType=ONE_WAY&segments=BOG-MDE-${day(30)}&adults=2&ages=5`,
    '/api/flights/searches',
  ],
  [
    '/searchs/asisstences',
    () => `destination_code=EUROPE&checkin=${day(30)}&checkout=${day(39)}&age_pax=35,7`,
    '/api/asisstances/searchs',
  ],
  ['/searchs/packages', () => 'DestinationID=EUROPE&room=2-7', '/api/packages/searches'],
])(
  'starts the search of %s with the document, and the api accepts it',
  async (page, search, call) => {
    const early = await earlyRequestAt(`${page}?${search()}`);
    expect(early).toMatchObject({ method: 'POST', path: call });
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: call,
      headers: { host: 'localhost', 'content-type': 'application/json' },
      payload: early?.body,
    });
    // 503: the call passed every check, but no supplier is configured.
    expect([200, 503]).toContain(statusCode);
    expect(await earlyRequestAt(`${page}?room=dos`)).toBeNull();
  },
);

it('shows a brand its own pictures only', async () => {
  expect((await get('/brand/andes/logo.svg', 'andes.localhost')).headers['content-type']).toBe(
    'image/svg+xml',
  );
  expect((await get('/brand/andes/logo.svg')).statusCode).toBe(404);
});

it("answers an unknown call with the api's error, and an unknown page with a page", async () => {
  const call = await get('/api/nada');
  expect(call.statusCode).toBe(404);
  expect(call.json()).toEqual({ errors: [expect.objectContaining({ code: 'NOT_FOUND' })] });
  const page = await get('/nada');
  expect(page.statusCode).toBe(404);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await get('/assets/shell/nada.js')).headers['cache-control']).toBe('no-store');
});

it('needs no session and sets no cookie for a document', async () => {
  const reply = await server.app.inject({
    url: '/components/searchs',
    headers: { host: 'localhost', cookie: 'a=b' },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['set-cookie']).toBeUndefined();
});

it('logs policy reports of browsers, without what travellers typed, up to a limit', async () => {
  const payload = JSON.stringify({
    'csp-report': {
      'document-uri': 'http://localhost/searchs/hotels?name=Ana',
      'blocked-uri': 'inline',
    },
  });
  const headers = {
    host: 'localhost',
    origin: 'http://localhost',
    'content-type': 'application/csp-report',
  };
  const send = (remoteAddress: string) =>
    server.app.inject({ method: 'POST', url: '/api/csp-reports', headers, payload, remoteAddress });
  const linesLogged = () =>
    server
      .logged()
      .split('\n')
      .filter((line) => line.includes('content refused by policy'));
  for (let sent = 0; sent < 70; sent += 1) expect((await send('203.0.113.1')).statusCode).toBe(204);
  const lines = linesLogged();
  expect(lines).toHaveLength(60);
  expect((await send('203.0.113.2')).statusCode).toBe(204);
  expect(linesLogged()).toHaveLength(61);
  expect(lines[0]).toContain('"page":"http://localhost/searchs/hotels"');
  expect(server.logged()).not.toContain('Ana');
});

it("leaves the documents out of the api's description", async () => {
  expect(
    Object.keys((await get('/api/openapi.json')).json().paths).filter(
      (path) => !path.startsWith('/api/'),
    ),
  ).toEqual([]);
});
