import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { openBrowser } from '@tiquete/api/testing/browser';
import { openAttackFixture, PASSWORD, type AttackFixture } from './testing/fixture';

/** Tests attacks by values in forms, headers and paths: redirects, log lines, cookies. */
let fixture: AttackFixture;
beforeAll(async () => {
  fixture = await openAttackFixture();
});
afterAll(() => fixture.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  fixture.test.app.inject({ url, headers: { host: 'localhost', ...headers } });

describe('values from a caller', () => {
  const SPLITTERS = [
    '\r\nset-cookie: a=b',
    '%0d%0aset-cookie:%20a=b',
    '%E5%98%8A%E5%98%8Dset-cookie:a=b',
    '\nlocation: https://evil.test',
    '%0aset-cookie:a',
  ];
  it('neither split an answer nor add a header', async () => {
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
  it('redirect to no other site after signing in or out, with any form', async () => {
    const browser = openBrowser(fixture.test.app, 'localhost');
    const csrfToken = await browser.csrfToken();
    // The cookie is read here, because signing out clears it.
    const cookie = browser.jar.header();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('signin/credentials', 'signout', 'callback/credentials'),
        place,
        fc.boolean(),
        async (form, callbackUrl, isJson) => {
          fixture.test.advance(60_000);
          const reply = await browser.postForm(
            `/api/auth/${form}`,
            {
              csrfToken,
              callbackUrl,
              ...(isJson && { json: 'true' }),
              email: fixture.own.email,
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
  it('redirect to no other site from the payment page', async () => {
    await fc.assert(
      fc.asyncProperty(place, async (return_path) => {
        const before = fixture.gateway.sessions.length;
        const reply = await fixture.browsers.traveller.postJson(
          '/api/payments',
          { bookingId: fixture.own.bookingId, return_path },
          { 'idempotency-key': randomUUID() },
        );
        expect(reply.statusCode).toBeLessThan(500);
        for (const { request } of fixture.gateway.sessions.slice(before))
          expect(new URL(request.returnUrl).origin).toBe('http://localhost');
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

it('appear in the log as one line of JSON per call, with any characters in them', async () => {
  const before = fixture.test.logged().length;
  const forged = '{"level":"info","msg":"signed in"}';
  await get(`/api/bookings/${encodeURIComponent(`x\n${forged}\r\n`)}`, {
    'user-agent': `x ${forged}`,
    'x-request-id': `a-line-of-mine`,
  });
  await fixture.test.app.inject({
    method: 'POST',
    url: '/api/auths/sign_in',
    headers: { host: 'localhost', 'x-request-id': 'bad-password' },
    payload: { email: fixture.own.email, password: 'adivinada-9' },
  });
  await openBrowser(fixture.test.app, 'localhost').signIn(fixture.own.email, PASSWORD);
  await fixture.browsers.traveller.get('/api/operations/summary', {
    'x-request-id': 'not-an-operator',
  });
  const lines = fixture.test
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
  expect(fixture.test.logged()).not.toContain(fixture.own.email);
});
