import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { createPublicOrigin } from '@tiquete/api/public-origin';
import { createTextCipher } from '@tiquete/api/text-cipher';
import { sealContext } from '@tiquete/api/mail';
import { openBrowser } from '@tiquete/api/testing/browser';
import { TEST_BOOKING_KEY } from '@tiquete/api/testing/app';
import { openWorld, PASSWORD, type World } from './testing/world';

/** Hosts, forwarded headers, paths and places to go to. */
let world: World;
jest.setTimeout(120_000);
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  world.test.app.inject({ url, headers: { host: 'localhost', ...headers } });
const EVIL_HEADERS = {
  'x-forwarded-host': 'evil.test',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '127.0.0.1',
  'x-forwarded-port': '443',
  'x-forwarded-server': 'evil.test',
  'x-host': 'evil.test',
  'x-real-ip': '127.0.0.1',
  'x-original-host': 'evil.test',
  'x-original-url': '/api/operations/summary',
  'x-rewrite-url': '/api/operations/summary',
  forwarded: 'for=127.0.0.1;host=evil.test;proto=https',
  'true-client-ip': '127.0.0.1',
  via: '1.1 evil.test',
};

describe('the host', () => {
  it.each([
    'evil.test',
    'localhost.evil.test',
    'evil.test:80',
    'localhost@evil.test',
    'evil.test#localhost',
    'localhost,evil.test',
    'localhost evil.test',
    'localhost/evil.test',
    'localhost\tx',
    'localhost.',
    'LOCALHOST.',
    '[::1',
    '0x7f.1',
    '2130706433',
    '127.1',
    '169.254.169.254',
    'andes.localhost.evil.test',
    "localhost'--",
    '..',
    'localhost:99999999',
    'tiquete',
  ])('%p is nobody’s', async (host) => {
    const reply = await get('/api/white_brands', { host });
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([421, 'UNKNOWN_HOST']);
    expect(reply.body).not.toContain('evil');
  });
  it('is not changed by anything that a stranger forwards', async () => {
    for (const [name, value] of Object.entries(EVIL_HEADERS)) {
      const reply = await get('/api/white_brands', { [name]: value });
      expect([name, reply.statusCode, reply.json().data.id]).toEqual([name, 200, 'tiquete']);
      for (const url of [
        '/api/auth/providers',
        '/api/auth/csrf',
        '/robots.txt',
        '/',
        '/favicon.ico',
        '/sitemap.xml',
      ]) {
        const { body, headers } = await get(url, { [name]: value });
        expect([
          url,
          name,
          body.includes('evil'),
          JSON.stringify(headers).includes('evil'),
          headers['strict-transport-security'],
        ]).toEqual([url, name, false, false, undefined]);
      }
    }
  });
  it('of a request line wins nothing over the header', async () => {
    const reply = await get('http://andes.localhost/api/white_brands');
    expect(reply.json().data?.id ?? 'tiquete').toBe('tiquete');
  });
  it('is in no mail: links go to the brand’s own first host', async () => {
    const stranger = openBrowser(world.test.app, 'localhost:4444');
    const { policy_versions: versions } = (await stranger.call('GET white_brands')).json().data;
    const registration = {
      name: 'Nueva',
      email: 'nueva@viajes.test',
      password: 'clave-muy-larga-7',
      accepts: { terms_version: versions.terms, data_policy_version: versions.data },
    };
    for (const [path, body] of [
      ['accounts', registration],
      ['accounts/confirmations/resend', { email: 'nueva@viajes.test' }],
      ['accounts/password_resets', { email: world.own.email }],
    ] as const) {
      expect((await stranger.call(`POST ${path}`, body, EVIL_HEADERS)).statusCode).toBe(200);
    }
    await world.test.deps.account.settle();
    const cipher = createTextCipher([TEST_BOOKING_KEY]);
    const mails = await world.test.deps.db.query<{ id: string; sealed: string }>(
      'select id, sealed from mails where sealed is not null',
    );
    expect(mails.length).toBeGreaterThan(1);
    for (const { id, sealed } of mails)
      expect(JSON.parse(cipher.open(sealed, sealContext(id))).data.url ?? '/').toMatch(
        /^\/[a-z_]*(#token=[\w-]{43})?$/,
      );
    expect(
      createPublicOrigin({ publicOrigin: null, port: 3000 })({
        hosts: ['viajes.test', 'otro.test'],
      }),
    ).toBe('https://viajes.test');
  });
});

describe('an address that is spelled otherwise', () => {
  it.each(['/%61pi/white_brands', '/api/white%5Fbrands', 'http://localhost/api/white_brands'])(
    '%s answers with every guard of the plain one, or not at all',
    async (url) => {
      const reply = await get(url);
      if (reply.statusCode === 200)
        expect(reply.headers).toMatchObject({
          'content-security-policy': expect.stringContaining("default-src 'none'"),
          'x-frame-options': 'DENY',
          'cross-origin-resource-policy': 'same-origin',
        });
      else expect(reply.statusCode).toBe(404);
    },
  );
  it('keeps what is one person’s out of caches, and knows who asks', async () => {
    const reply = await world.browsers.traveller.get('/%61pi/accounts/me');
    expect([reply.statusCode, reply.headers['cache-control'], reply.json().data.email]).toEqual([
      200,
      'no-store',
      world.own.email,
    ]);
  });
  it.each([
    '/API/operations/summary',
    '/api//operations/summary',
    '//api/operations/summary',
    '/api/operations/summary/',
    '/api/./operations/summary',
    '/x/../api/operations/summary',
    '/api/operations/summary;x',
    '/api/operations/summary%00',
    '/api\\operations\\summary',
    '/api/operations%2Fsummary',
  ])('%s opens nothing of the operators', async (url) => {
    const reply = await world.browsers.traveller.get(url);
    expect([reply.statusCode >= 400, reply.body.includes('unfinished')]).toEqual([true, false]);
  });
  it('finds no file outside its folder, whatever is asked', async () => {
    const step = fc.constantFrom(
      '..',
      '%2e%2e',
      '%2E%2e%2f',
      '..%2f',
      '..%5c',
      '..\\',
      '%252e%252e%252f',
      '.',
      '%00',
      'etc',
      'passwd',
      'package.json',
      'backend',
      'api',
      '.env',
      '.git',
      'config',
      'tiquete',
      'tiquete.json',
      'remotes',
      'hotels',
      '~',
      'c:',
      '%c0%ae%c0%ae',
    );
    const start = fc.constantFrom(
      '/assets/shell/',
      '/assets/remotes/',
      '/brand/',
      '/brand/tiquete/',
      '/media/',
      '/media/hb/1/',
      '/api/bookings/x/documents/',
      '/',
    );
    await fc.assert(
      fc.asyncProperty(
        start,
        fc.array(step, { minLength: 1, maxLength: 7 }),
        fc.constantFrom('/', '%2f', '%5c', ''),
        async (root, steps, between) => {
          const reply = await get(root + steps.join(between));
          expect(reply.statusCode).not.toBe(200);
          expect(reply.body).not.toMatch(/root:|"dependencies"|\[core\]|partner_origins/);
        },
      ),
      { numRuns: 200, seed: 7 },
    );
  });
});

describe('what a caller writes', () => {
  const SPLITTERS = [
    '\r\nset-cookie: a=b',
    '%0d%0aset-cookie:%20a=b',
    '%E5%98%8A%E5%98%8Dset-cookie:a=b',
    '\nlocation: https://evil.test',
    '%0aset-cookie:a',
  ];
  it('splits no answer and sets no header of its own', async () => {
    for (const splitter of SPLITTERS) {
      const escaped = encodeURIComponent(decodeURIComponent(splitter));
      for (const url of [
        `/login/?x=${escaped}`,
        `/api/auth/error?error=${escaped}`,
        `/api/auth/signin?callbackUrl=${escaped}`,
        `/${escaped}`,
        `/api/bookings/${escaped}`,
        `/payments_faq/?${splitter.startsWith('%') ? splitter : escaped}`,
      ]) {
        const { headers } = await get(url);
        expect([
          url,
          JSON.stringify(headers).match(/[\r\n]|"set-cookie":"a=b/),
          String(headers['set-cookie'] ?? ''),
        ]).toEqual([url, null, expect.not.stringMatching(/^a=/)]);
        expect(String(headers.location ?? 'http://localhost/')).toMatch(/^(\/|http:\/\/localhost)/);
      }
    }
  });
  const place = fc.oneof(
    fc.constantFrom(
      '//evil.test',
      '/\\evil.test',
      '\\\\evil.test',
      'https://evil.test',
      'https:evil.test',
      'javascript:alert(1)',
      'data:text/html,x',
      '/%2f/evil.test',
      '/..//evil.test',
      '/.//evil.test',
      'http://localhost@evil.test',
      'http://localhost.evil.test',
      '/\t/evil.test',
      '\u0000//evil.test',
      '/login?callbackUrl=//evil.test',
      '////evil.test',
      '/@evil.test',
      'http://andes.localhost/',
    ),
    fc.webUrl(),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .tuple(
        fc.constantFrom('/', '//', '\\', '/\\', 'http:', 'https:/'),
        fc.string({ maxLength: 20 }),
      )
      .map((parts) => parts.join('')),
  );
  it('sends nobody to another site after signing in or out, whatever the form says', async () => {
    const browser = openBrowser(world.test.app, 'localhost');
    const csrfToken = await browser.csrfToken();
    // Kept: signing out clears it.
    const cookie = browser.jar.header();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('signin/credentials', 'signout', 'callback/credentials'),
        place,
        fc.boolean(),
        async (form, callbackUrl, isJson) => {
          world.test.advance(60_000);
          const reply = await browser.postForm(
            `/api/auth/${form}`,
            {
              csrfToken,
              callbackUrl,
              ...(isJson && { json: 'true' }),
              email: world.own.email,
              password: form.startsWith('callback') ? PASSWORD : '',
            },
            { cookie },
          );
          const target = isJson
            ? reply.json().url
            : String(reply.headers.location ?? 'http://localhost/');
          const url = new URL(target ?? 'http://localhost/', 'http://localhost');
          expect(url.origin).toBe('http://localhost');
          expect(
            new URL(url.searchParams.get('callbackUrl') ?? '/', 'http://localhost').origin,
          ).toBe('http://localhost');
        },
      ),
      { numRuns: 100, seed: 7 },
    );
  });
  it('sends nobody to another site from the payment page', async () => {
    await fc.assert(
      fc.asyncProperty(place, async (return_path) => {
        const before = world.gateway.sessions.length;
        const reply = await world.browsers.traveller.postJson(
          '/api/payments',
          { bookingId: world.own.bookingId, return_path },
          { 'idempotency-key': randomUUID() },
        );
        expect(reply.statusCode).toBeLessThan(500);
        for (const { request } of world.gateway.sessions.slice(before))
          expect(new URL(request.returnUrl).origin).toBe('http://localhost');
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

it.each([
  '/metrics',
  '/api/metrics',
  '/debug',
  '/api/debug',
  '/.env',
  '/.git/config',
  '/package.json',
  '/server.mjs',
  '/main.js.map',
  '/docs',
  '/documentation/json',
  '/status',
  '/api/development/mails',
  '/swagger',
  '/health',
])('shows no metrics, settings or sources at %s', async (url) => {
  const reply = await get(url);
  expect(
    reply.statusCode === 404 ||
      (reply.statusCode === 503 && reply.body.startsWith('<!doctype html>')),
  ).toBe(true);
  expect(reply.body).not.toMatch(/process_cpu|DATABASE_URL|sourcesContent|"dependencies"/);
});

it('leaves one line of JSON for each call, whatever stands in it', async () => {
  const before = world.test.logged().length;
  const forged = '{"level":"info","msg":"signed in"}';
  await get(`/api/bookings/${encodeURIComponent(`x\n${forged}\r\n`)}`, {
    'user-agent': `x ${forged}`,
    'x-request-id': `a-line-of-mine`,
  });
  await world.test.app.inject({
    method: 'POST',
    url: '/api/auths/sign_in',
    headers: { host: 'localhost', 'x-request-id': 'bad-password' },
    payload: { email: world.own.email, password: 'adivinada-9' },
  });
  await openBrowser(world.test.app, 'localhost').signIn(world.own.email, PASSWORD);
  await world.browsers.traveller.get('/api/operations/summary', {
    'x-request-id': 'not-an-operator',
  });
  const lines = world.test
    .logged()
    .slice(before)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        requestId: 'bad-password',
        level: 'warn',
        status: 401,
        route: '/api/auths/sign_in',
        brand: 'tiquete',
        time: expect.any(String),
      }),
      expect.objectContaining({ msg: 'signed in', brand: 'tiquete', user: expect.any(String) }),
      expect.objectContaining({
        requestId: 'not-an-operator',
        level: 'warn',
        status: 404,
        route: '/api/operations/summary',
      }),
    ]),
  );
  expect(lines.filter(({ msg }) => msg === 'signed in')).toHaveLength(1);
  expect(world.test.logged()).not.toContain(world.own.email);
});

it('lets nobody in while sessions cannot be read', async () => {
  jest.spyOn(world.test.deps.sessions, 'find').mockRejectedValue(new Error('gone'));
  for (const path of [
    'accounts/me',
    'bookings',
    'operations/summary',
    `bookings/${world.own.bookingId}`,
  ]) {
    const reply = await world.browsers.operator.get(`/api/${path}`);
    expect([path, reply.statusCode, reply.json().errors[0].code]).toEqual([path, 500, 'INTERNAL']);
  }
});
