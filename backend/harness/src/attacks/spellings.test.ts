import fc from 'fast-check';
import { openAttackFixture, type AttackFixture } from './testing/fixture';

/** Tests addresses with other encodings, letter cases or slashes. */
let fixture: AttackFixture;
beforeAll(async () => {
  fixture = await openAttackFixture();
});
afterAll(() => fixture.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  fixture.test.app.inject({ url, headers: { host: 'localhost', ...headers } });

describe('another spelling of an address', () => {
  it.each([
    '/%61pi/operations/summary',
    '/api/%6fperations/summary',
    '/api/%6Fperations/summary',
    '/api/operations%2fsummary',
    '/api/operations/%73ummary',
    '/api/operations/summar%79',
  ])('%s reaches nothing of the operators behind a proxy that filters by prefix', async (url) => {
    const reply = await fixture.browsers.operator.get(url);
    expect([400, 404]).toContain(reply.statusCode);
    expect(reply.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
  it('does not let private data into caches, nor hide the visitor', async () => {
    for (const url of ['/%61pi/accounts/me', 'http://localhost/api/accounts/me']) {
      const reply = await fixture.browsers.traveller.get(url);
      expect([url, reply.headers['cache-control']]).toEqual([url, 'no-store']);
      expect([url, reply.body.includes(fixture.own.email)]).toEqual([
        url,
        reply.statusCode === 200,
      ]);
    }
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
  ])('%s reaches nothing of the operators', async (url) => {
    const reply = await fixture.browsers.traveller.get(url);
    expect([reply.statusCode >= 400, reply.body.includes('unfinished')]).toEqual([true, false]);
  });
  it('reaches no file outside the folder', async () => {
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
