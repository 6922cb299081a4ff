import { createPublicOrigin } from '@tiquete/api/public-origin';
import { createTextCipher } from '@tiquete/api/text-cipher';
import { sealContext } from '@tiquete/api/mail';
import { openBrowser } from '@tiquete/api/testing/browser';
import { TEST_BOOKING_KEY } from '@tiquete/api/testing/app';
import { openAttackFixture, type AttackFixture } from './testing/fixture';

/** Tests attacks by host names, forwarded headers, paths and redirect targets. */
let fixture: AttackFixture;
beforeAll(async () => {
  fixture = await openAttackFixture();
});
afterAll(() => fixture.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  fixture.test.app.inject({ url, headers: { host: 'localhost', ...headers } });
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

describe('the brand of a request', () => {
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
  ])('is none for the host %p', async (host) => {
    const reply = await get('/api/white_brands', { host });
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([421, 'UNKNOWN_HOST']);
    expect(reply.body).not.toContain('evil');
  });
  it('does not depend on forwarded headers', async () => {
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
  it('follows the Host header, not an address in the request line', async () => {
    const reply = await get('http://andes.localhost/api/white_brands');
    expect(reply.json().data?.id ?? 'tiquete').toBe('tiquete');
  });
  it('decides the host of links in mails: the brand’s own first host', async () => {
    const stranger = openBrowser(fixture.test.app, 'localhost:4444');
    for (const [path, body] of [
      ['accounts', { email: 'nueva@viajes.test' }],
      ['accounts/confirmations/resend', { email: 'nueva@viajes.test' }],
      ['accounts/password_resets', { email: fixture.own.email }],
    ] as const) {
      expect((await stranger.call(`POST ${path}`, body, EVIL_HEADERS)).statusCode).toBe(200);
    }
    await fixture.test.deps.account.settle();
    const cipher = createTextCipher([TEST_BOOKING_KEY]);
    const mails = await fixture.test.deps.db.query<{ id: string; sealed: string }>(
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
  '/certificates?domain=tiquete.localhost',
])('shows no metrics, settings or sources at %s', async (url) => {
  const reply = await get(url);
  expect(
    reply.statusCode === 404 ||
      (reply.statusCode === 503 && reply.body.startsWith('<!doctype html>')),
  ).toBe(true);
  expect(reply.body).not.toMatch(/process_cpu|DATABASE_URL|sourcesContent|"dependencies"/);
});

it('answers 500 without data while sessions cannot be read', async () => {
  jest.spyOn(fixture.test.deps.sessions, 'find').mockRejectedValue(new Error('gone'));
  for (const path of [
    'accounts/me',
    'bookings',
    'operations/summary',
    `bookings/${fixture.own.bookingId}`,
  ]) {
    const reply = await fixture.browsers.operator.get(`/api/${path}`);
    expect([path, reply.statusCode, reply.json().errors[0].code]).toEqual([path, 500, 'INTERNAL']);
  }
});
