import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { arbitraryOf, type Known } from './testing/arbitraryOf';
import { type Operation, operationsOf, readDocument } from './testing/openApi';
import { wholeOf } from './testing/wholeOf';
import { HOSTS, openWorld, type Who, type World } from './testing/world';

/** What callers put into bodies, queries and paths. */
const document = readDocument();
const writing = operationsOf(document).filter(({ body }) => body !== null);
let world: World;
jest.setTimeout(120_000);
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const known: Known = (name) =>
  ({
    bookingId: [world.own.bookingId],
    id: [world.own.bookingId],
    code: [world.own.code],
    email: [world.own.email],
    payment_id: [world.own.paymentId],
  })[name] ?? [];
const sampleOf = ({ body, method, path }: Operation): unknown =>
  fc.sample(arbitraryOf(document, known, body ?? {}), {
    seed: [...(method + path)].length,
    numRuns: 1,
  })[0];
const asWho = ({ path }: Operation): Who =>
  path.includes('operations') ? 'operator' : 'traveller';
const send = (operation: Operation, payload: string, more: Record<string, string> = {}) => {
  const who = asWho(operation);
  const url = operation.path.replace(/\{\w+\}/, world.own.bookingId);
  return world.test.app.inject({
    method: operation.method,
    url,
    payload,
    headers: {
      host: HOSTS[who],
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      cookie: world.browsers[who].jar.header(),
      ...more,
    },
  });
};
const codeOf = (reply: { statusCode: number; json(): { errors?: { code: string }[] } }) => [
  reply.statusCode,
  reply.json().errors?.[0]?.code,
];

/** Where a text or number stands, by the names that lead to it, and the body with another in its place. */
interface Place {
  path: string;
  isText: boolean;
  with(other: unknown): unknown;
}
function placesOf(
  value: unknown,
  put: (inner: unknown) => unknown = (inner) => inner,
  path = '',
): Place[] {
  if (typeof value === 'string' || typeof value === 'number')
    return [{ path, isText: typeof value === 'string', with: put }];
  if (Array.isArray(value))
    return value.flatMap((item, place) =>
      placesOf(item, (inner) => put(value.with(place, inner)), path),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    placesOf(item, (inner) => put({ ...value, [key]: inner }), `${path}/${key}`),
  );
}
const placesIn = ({ body }: Operation): Place[] => placesOf(wholeOf(document, body ?? {}));
/** In clear nowhere: documents are sealed, the others are hashed. */
const EXEMPT = /\/(document|documents\/number|password|current_password|token)$/;
const CARDS = [
  '4111111111111111',
  '4111 1111 1111 1111',
  '5555-5555-5555-4444',
  '3782 822463 10005',
  '6011.1111.1111.1117',
  'tarjeta 4000056655665556, cvv 123',
  '2 4111 1111 1111 1111',
  '6304000000000000000'.slice(0, 12) + '000',
  '4１11111111111111',
];

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const { db } = world.test.deps;
  const tables = await db.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const texts = await Promise.all(
    tables.map(
      async ({ name }) =>
        (
          await db.query<{ all: string | null }>(
            `select string_agg(t::text, ' ') as all from "${name}" t`,
          )
        )[0]?.all ?? '',
    ),
  );
  return texts.join('\n');
}

/** Every parameter of an operation, the number in one of them at a time. */
function addressesWith(card: string, { path, parameters }: Operation): string[] {
  const filled = path.replace(/\{\w+\}/, world.own.bookingId);
  return parameters.flatMap((one) => {
    if (one.in === 'path') return [path.replace(`{${one.name}}`, encodeURIComponent(card))];
    return one.in === 'query' ? [`${filled}?${one.name}=${encodeURIComponent(card)}`] : [];
  });
}

it('a card number in any field of any body and in any parameter is refused, and stands in no table and no log', async () => {
  let tried = 0;
  for (const operation of writing) {
    for (const place of placesIn(operation).filter(({ path }) => !EXEMPT.test(path))) {
      const card = place.isText ? CARDS[tried % CARDS.length] : Number(CARDS[0]);
      expect([
        operation.path,
        place.path,
        card,
        ...codeOf(await send(operation, JSON.stringify(place.with(card)))),
      ]).toEqual([operation.path, place.path, card, 422, 'CARD_DATA_REFUSED']);
      tried += 1;
    }
    for (const extra of [
      { nota: CARDS[0] },
      { a: [{ b: CARDS[1] }] },
      { n: 4111111111111111 },
      { [CARDS[0] ?? '']: 1 },
    ]) {
      expect(
        codeOf(
          await send(operation, JSON.stringify({ ...(sampleOf(operation) as object), ...extra })),
        ),
      ).toEqual([422, 'CARD_DATA_REFUSED']);
    }
  }
  expect(tried).toBeGreaterThan(150);
  for (const operation of operationsOf(document)) {
    for (const [index, url] of CARDS.flatMap((card) => addressesWith(card, operation)).entries()) {
      const reply = await world.test.app.inject({
        method: operation.method,
        url,
        headers: {
          host: HOSTS.operator,
          cookie: world.browsers.operator.jar.header(),
          'x-request-id': `card-${index}`,
        },
      });
      expect([operation.method, url, ...codeOf(reply)]).toEqual([
        operation.method,
        url,
        422,
        'CARD_DATA_REFUSED',
      ]);
    }
  }
  for (const path of [
    '/api/operations/bookings?q=4111111111111111',
    '/api/places_searches?q=4111%201111%201111%201111',
    '/api/bookings?code=4111-1111-1111-1111',
    '/api/payments/4111111111111111',
    '/api/bookings/4111111111111111',
  ]) {
    expect(
      codeOf(await world.browsers.operator.get(path, { 'x-request-id': '4111111111111111' })),
    ).toEqual([422, 'CARD_DATA_REFUSED']);
  }
  await world.browsers.operator.get('/nada/4111%201111%201111%201111');
  expect(
    codeOf(
      await world.browsers.traveller.postJson(
        '/api/payments',
        { bookingId: world.own.bookingId },
        { 'idempotency-key': '4111111111111111' },
      ),
    ),
  ).toEqual([422, 'CARD_DATA_REFUSED']);
  const digits =
    /4111(%20|[ .-])?1111(%20|[ .-])?1111|5555[ .-]?5555[ .-]?5555|6011[ .-]?1111|40000566|3782[ .-]?822463/;
  expect(world.test.logged()).not.toMatch(digits);
  expect(await wholeDatabase()).not.toMatch(digits);
});

describe('names that reach into every object', () => {
  it.each(['__proto__', 'constructor'])(
    '%s is refused in every body, at any depth',
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
  it('change nothing from forms and queries either', async () => {
    const { traveller } = world.browsers;
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
])('%s is refused wherever it stands, since no table takes it', async (_, text) => {
  for (const operation of writing)
    for (const place of placesIn(operation)) {
      expect([
        operation.path,
        place.path,
        ...codeOf(await send(operation, JSON.stringify(place.with(text)))),
      ]).toEqual([operation.path, place.path, 400, 'INVALID_FORMAT']);
    }
  for (const path of [
    'bookings/%00',
    'payments/%00',
    'bookings?code=%00',
    'operations/bookings?supplier=%00',
    'operations/bookings/a%00b',
    'bookings/%00/documents/voucher.pdf',
  ]) {
    expect([path, ...codeOf(await world.browsers.operator.get(`/api/${path}`))]).toEqual([
      path,
      400,
      'INVALID_FORMAT',
    ]);
  }
});

it.each([
  ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['objects', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
  ['lists that do not end', '['.repeat(200_000)],
])('%s within each other without end cost a refusal', async (_, payload) => {
  for (const operation of writing)
    expect([operation.path, ...codeOf(await send(operation, payload))]).toEqual([
      operation.path,
      400,
      'INVALID_FORMAT',
    ]);
});

it('days that no calendar of the database has are refused', async () => {
  for (const path of ['bookings', 'operations/bookings']) {
    for (const name of ['from', 'to']) {
      expect(codeOf(await world.browsers.operator.get(`/api/${path}?${name}=0000-01-01`))).toEqual([
        400,
        'INVALID_FORMAT',
      ]);
      expect(
        (await world.browsers.operator.get(`/api/${path}?${name}=9999-12-31`)).statusCode,
      ).toBe(200);
    }
  }
});

it('a body over the limit is refused before it is read as one, at every route', async () => {
  const payload = JSON.stringify({ a: 'x'.repeat(300_000) });
  for (const operation of writing)
    expect([operation.path, ...codeOf(await send(operation, payload))]).toEqual([
      operation.path,
      413,
      'PAYLOAD_TOO_LARGE',
    ]);
});

it('what only the server may set is ignored in a body', async () => {
  const { traveller } = world.browsers;
  const reply = await traveller.call('PATCH accounts/me', {
    name: 'Luis',
    role: 'operator',
    brand: 'andes',
    id: randomUUID(),
    email: 'otro@viajes.test',
    email_verified_at: null,
    password_hash: 'x',
  });
  expect(reply.json().data).toMatchObject({ name: 'Luis', email: world.own.email });
  await traveller.postJson('/api/auth/session', {
    csrfToken: await traveller.csrfToken(),
    data: { role: 'operator', user: { role: 'operator', name: 'Luis' } },
  });
  expect((await traveller.session()).user).toEqual({
    name: 'Luis',
    email: world.own.email,
    image: null,
  });
  const paid = await traveller.postJson(
    '/api/payments',
    {
      bookingId: world.own.bookingId,
      amount: 1,
      total: 1,
      currency: 'USD',
      returnUrl: 'https://evil.test',
    },
    { 'idempotency-key': randomUUID() },
  );
  expect(paid.json().data).toMatchObject({ amount: 480_000, currency: 'COP' });
  expect(world.gateway.sessions.every(({ request }) => request.amount === 480_000)).toBe(true);
});
