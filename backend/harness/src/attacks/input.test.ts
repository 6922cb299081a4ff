import { randomUUID } from 'node:crypto';
import type { ApiError } from '@tiquete/contracts';
import { bodiesOf, codeOf, document, placesIn, writing } from './testing/bodies';
import { listsOf } from './testing/listsOf';
import { openAttackFixture, type AttackFixture } from './testing/fixture';

/** Tests attacks by values in bodies, queries and paths. */
let fixture: AttackFixture;
beforeAll(async () => {
  fixture = await openAttackFixture();
});
afterAll(() => fixture.close());
const { sampleOf, send } = bodiesOf(() => fixture);

describe('names of properties that every object has', () => {
  it.each(['__proto__', 'constructor'])(
    '%s is rejected in every body, at any depth',
    async (key) => {
      const inner =
        key === 'constructor' ? '{"prototype":{"role":"operator"}}' : '{"role":"operator"}';
      for (const operation of writing) {
        const plain = JSON.stringify(sampleOf(operation)).slice(1, -1);
        for (const payload of [
          `{"${key}":${inner}${plain && `,${plain}`}}`,
          `{"a":[{"b":{"${key}":${inner}}}]}`,
        ]) {
          expect([operation.path, ...codeOf(await send(operation, payload))]).toEqual([
            operation.path,
            400,
            'INVALID_FORMAT',
          ]);
        }
      }
    },
  );
  it('change nothing in forms and queries', async () => {
    const { traveller } = fixture.browsers;
    await traveller.get(
      '/api/bookings?__proto__[role]=operator&constructor.prototype.role=operator&__proto__.role=operator',
    );
    await traveller.postForm('/api/auth/session', {
      csrfToken: await traveller.csrfToken(),
      '__proto__[role]': 'operator',
      'constructor[prototype][role]': 'operator',
    });
    await traveller.postJson('/api/csp-reports', { 'csp-report': { 'blocked-uri': '__proto__' } });
    expect(({} as { role?: string }).role).toBeUndefined();
    expect((await traveller.get('/api/operations/summary')).statusCode).toBe(404);
  });
});

it.each([
  ['NUL', 'a\u0000b'],
  ['half a surrogate pair', 'a\ud800b'],
])('%s is rejected in every place, because no table accepts it', async (_, text) => {
  for (const operation of writing)
    for (const place of placesIn(operation)) {
      const [status, code] = codeOf(await send(operation, JSON.stringify(place.with(text))));
      const form = code === 'INVALID_DATE' ? code : 'INVALID_FORMAT';
      expect([operation.path, place.path, status, code]).toEqual([
        operation.path,
        place.path,
        400,
        form,
      ]);
    }
  for (const path of [
    'bookings/%00',
    'payments/%00',
    'bookings?code=%00',
    'operations/bookings?supplier=%00',
    'operations/bookings/a%00b',
    'bookings/%00/documents/voucher.pdf',
    'asisstances/bookings/%00/policy.pdf',
    `asisstances/bookings/${fixture.own.bookingId}/policy.pdf?extra=%00`,
  ]) {
    expect([path, ...codeOf(await fixture.browsers.operator.get(`/api/${path}`))]).toEqual([
      path,
      400,
      'INVALID_FORMAT',
    ]);
  }
});

it.each([
  ['lists', '['.repeat(8000) + ']'.repeat(8000)],
  ['objects', `${'{"a":'.repeat(2600)}1${'}'.repeat(2600)}`],
  ['lists that do not end', '['.repeat(16_000)],
])('%s nested without limit are rejected quickly', async (_, payload) => {
  // Unknown fields are dropped, so some calls succeed without this one.
  for (const operation of writing) {
    const { statusCode } = await send(operation, payload);
    expect([operation.path, statusCode < 500]).toEqual([operation.path, true]);
  }
});

it('dates that PostgreSQL does not accept are rejected', async () => {
  for (const path of ['bookings', 'operations/bookings']) {
    for (const name of ['from', 'to']) {
      expect(
        codeOf(await fixture.browsers.operator.get(`/api/${path}?${name}=0000-01-01`)),
      ).toEqual([400, 'INVALID_FORMAT']);
      expect(
        (await fixture.browsers.operator.get(`/api/${path}?${name}=9999-12-31`)).statusCode,
      ).toBe(200);
    }
  }
});

it('a body over the limit is rejected before it is parsed, at every route', async () => {
  const payload = JSON.stringify({ a: 'x'.repeat(1_500_000) });
  for (const operation of writing)
    expect([operation.path, ...codeOf(await send(operation, payload))]).toEqual([
      operation.path,
      413,
      'PAYLOAD_TOO_LARGE',
    ]);
});

it('a body has 16 KB, and as much more as the longest lists of its route need', async () => {
  const larger: Record<string, number> = {
    '/api/hotels/searchs': 64,
    '/api/hotels/prebookings': 64,
    '/api/flights/bookings': 128,
    '/api/asisstances/prebookings': 64,
    '/api/packages/prebookings': 64,
    '/api/optionals/cart/update': 192,
    'PUT /api/console/brands/{brand}/draft': 256,
    '/api/console/brands/{brand}/previews': 256,
    // Limit in KB for a picture of 1 MiB in base64.
    '/api/console/brands/{brand}/pictures': 1366,
  };
  for (const operation of writing) {
    const { method, path } = operation;
    const limit = larger[`${method.toUpperCase()} ${path}`] ?? larger[path] ?? 16;
    const ofSize = (kilobytes: number) => JSON.stringify('x'.repeat(kilobytes * 1024 - 2));
    const statuses = [limit, limit + 1].map(
      async (size) => (await send(operation, ofSize(size))).statusCode,
    );
    expect([operation.path, ...(await Promise.all(statuses))]).toEqual([operation.path, 400, 413]);
  }
});

it('a list with one element more than its limit is rejected by its name, with any elements, at every route', async () => {
  const lists = writing.flatMap((operation) =>
    listsOf(document, operation.body ?? {}).map((list) => ({ operation, ...list })),
  );
  expect(new Set(lists.map(({ operation }) => operation.path))).toEqual(
    new Set([
      '/api/hotels/searchs',
      '/api/hotels/details',
      '/api/hotels/nearest_dates',
      '/api/hotels/night_prices',
      '/api/hotels/prebookings',
      '/api/flights/searches',
      '/api/flights/bookings',
      '/api/asisstances/searchs',
      '/api/asisstances/prebookings',
      '/api/packages/searches',
      '/api/packages/prebookings',
      '/api/releases/health',
      '/api/operations/second_factor/passkeys',
      '/api/console/brands/{brand}/draft',
      '/api/console/brands/{brand}/previews',
      '/api/optionals/searchs',
      '/api/optionals/cart/update',
    ]),
  );
  for (const { operation, pointer, most = 0, ...list } of lists) {
    const reply = await send(
      operation,
      JSON.stringify(list.with(Array.from({ length: most + 1 }, () => ({ a: [null] })))),
    );
    // Other fields of the body may be invalid too. Only one error concerns the list, and none its elements.
    const ofList = reply
      .json()
      .errors.filter(({ source }: ApiError) => `${source?.pointer}/`.startsWith(`${pointer}/`));
    expect([operation.path, reply.statusCode, ofList]).toEqual([
      operation.path,
      400,
      [
        expect.objectContaining({
          code: 'INVALID_FORMAT',
          detail: `El campo ${pointer.slice(1)} es demasiado largo o grande; el máximo es ${most}.`,
          source: { pointer },
        }),
      ],
    ]);
  }
});

it('fields that only the server may set are ignored in a body', async () => {
  const { traveller } = fixture.browsers;
  const reply = await traveller.call('PATCH accounts/me', {
    name: 'Luis',
    role: 'operator',
    brand: 'andes',
    id: randomUUID(),
    email: 'otro@viajes.test',
    email_verified_at: null,
    password_hash: 'x',
  });
  expect(reply.json().data).toMatchObject({ name: 'Luis', email: fixture.own.email });
  await traveller.postJson('/api/auth/session', {
    csrfToken: await traveller.csrfToken(),
    data: { role: 'operator', user: { role: 'operator', name: 'Luis' } },
  });
  expect((await traveller.session()).user).toEqual({
    name: 'Luis',
    email: fixture.own.email,
    image: null,
  });
  const paid = await traveller.postJson(
    '/api/payments',
    {
      bookingId: fixture.own.bookingId,
      amount: 1,
      total: 1,
      currency: 'USD',
      returnUrl: 'https://evil.test',
    },
    { 'idempotency-key': randomUUID() },
  );
  expect(paid.json().data).toMatchObject({ amount: 480_000, currency: 'COP' });
  expect(fixture.gateway.sessions.every(({ request }) => request.amount === 480_000)).toBe(true);
});
