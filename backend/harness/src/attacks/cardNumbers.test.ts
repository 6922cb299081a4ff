import { bodiesOf, codeOf, document, placesIn, writing } from './testing/bodies';
import { type Operation, operationsOf, staffOf } from './testing/openApi';
import { HOSTS, openAttackFixture, type AttackFixture } from './testing/fixture';

/** Tests card numbers in every place where a caller can put them. */
let fixture: AttackFixture;
beforeAll(async () => {
  fixture = await openAttackFixture();
});
afterAll(() => fixture.close());
const { sampleOf, send } = bodiesOf(() => fixture);

/** Fields that are never stored in clear text: documents are encrypted, the others are hashed. */
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
  '41111111 11111111',
  '4111\u200d1111\u20601111\ufeff1111',
];

/**
 * Accepted error codes. A field whose schema rejects such a text answers by its own code; every other field answers
 * CARD_DATA_REFUSED.
 */
const REFUSALS = ['CARD_DATA_REFUSED', 'INVALID_FORMAT', 'INVALID_DATE', 'CHILD_AGE_REQUIRED'];

/** All rows of all tables, as text. */
async function wholeDatabase(): Promise<string> {
  const { db } = fixture.test.deps;
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

/** Addresses of an operation, each with the number in one of its parameters. */
function addressesWith(card: string, { path, parameters }: Operation): string[] {
  const filled = path.replace(/\{\w+\}/, fixture.own.bookingId);
  return parameters.flatMap((one) => {
    if (one.in === 'path') return [path.replace(`{${one.name}}`, encodeURIComponent(card))];
    return one.in === 'query' ? [`${filled}?${one.name}=${encodeURIComponent(card)}`] : [];
  });
}

it('a card number in any field of any body and in any parameter is rejected, and is in no table and no log', async () => {
  let [tried, found] = [0, 0];
  for (const operation of writing) {
    for (const place of placesIn(operation).filter(({ path }) => !EXEMPT.test(path))) {
      const card = place.isText ? CARDS[tried % CARDS.length] : Number(CARDS[0]);
      const [status, code = ''] = codeOf(await send(operation, JSON.stringify(place.with(card))));
      expect([operation.path, place.path, card, status, code]).toEqual([
        operation.path,
        place.path,
        card,
        status === 400 ? 400 : 422,
        REFUSALS.includes(String(code)) ? code : REFUSALS,
      ]);
      tried += 1;
      if (code === 'CARD_DATA_REFUSED') found += 1;
    }
  }
  expect(tried).toBeGreaterThan(150);
  expect(found).toBeGreaterThan(15);
  for (const operation of operationsOf(document)) {
    for (const [index, url] of CARDS.flatMap((card) => addressesWith(card, operation)).entries()) {
      const reply = await fixture.test.app.inject({
        method: operation.method,
        url,
        headers: {
          host: HOSTS.operator,
          cookie: fixture.browsers[staffOf(operation.path) ?? 'operator'].jar.header(),
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
      codeOf(await fixture.browsers.operator.get(path, { 'x-request-id': '4111111111111111' })),
    ).toEqual([422, 'CARD_DATA_REFUSED']);
  }
  await fixture.browsers.operator.get('/nada/4111%201111%201111%201111');
  for (const operation of writing) {
    for (const extra of [
      { nota: CARDS[0] },
      { a: [{ b: CARDS[1] }] },
      { n: 4111111111111111 },
      { [CARDS[0] ?? '']: 1 },
    ]) {
      // Unknown fields are dropped before other code reads the body.
      const body = JSON.stringify({ ...(sampleOf(operation) as object), ...extra });
      expect((await send(operation, body)).statusCode).toBeLessThan(500);
    }
  }
  // The idempotency key may be any text. It is accepted, and stored as a hash.
  const keyed = await fixture.browsers.traveller.postJson(
    '/api/payments',
    { bookingId: fixture.own.bookingId },
    { 'idempotency-key': '4111111111111111' },
  );
  expect(codeOf(keyed)).not.toContain('CARD_DATA_REFUSED');
  const digits =
    /4111(%20|[ .-])?1111(%20|[ .-])?1111|4111\u200d1111|5555[ .-]?5555[ .-]?5555|6011[ .-]?1111|40000566|3782[ .-]?822463/;
  expect(fixture.test.logged()).not.toMatch(digits);
  expect(await wholeDatabase()).not.toMatch(digits);
});
