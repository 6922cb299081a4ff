import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AssistancePrebookingBody } from '@tiquete/contracts';
import { anAssistanceApp, problemOf } from '../testing/anAssistanceApp';
import { aBuyer, aFamily } from '../testing/builders';
import { aSupplierPlan, fakeAssistance } from '../testing/fakeAssistance';
import type { AssistanceSupplier } from '../ports';

let own: Partial<AssistanceSupplier> = {};
const { supplier } = fakeAssistance({
  reprice: (key, query, signal) =>
    own.reprice?.(key, query, signal) ??
    Promise.resolve({ kind: 'priced', plan: aSupplierPlan({ key }) }),
});
let app: Awaited<ReturnType<typeof anAssistanceApp>>;
const folder = mkdtempSync(join(tmpdir(), 'rates-'));
const file = join(folder, 'rates.json');
const dateRates = (day: string) =>
  writeFileSync(file, JSON.stringify({ USD: { rate: '4102.35', day } }));
beforeAll(async () => {
  dateRates('2027-01-10');
  app = await anAssistanceApp(supplier, { file });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  app.advance(11 * 60_000);
  own = {};
});
const simulate = async (changes: (body: AssistancePrebookingBody) => object) => {
  const browser = app.guest();
  const { body } = await app.choose(browser);
  return app.prebook(browser, { ...body, in_simular: 1, ...changes(body) });
};
const guests = (index: number, change: object) => () => ({
  Guests: aFamily().map((one, place) => (place === index ? { ...one, ...change } : one)),
});

it('books the plan with its upgrades, once per key', async () => {
  const browser = app.guest();
  const { body, plan } = await app.choose(browser);
  const bought = { ...body, upgrades: ['SPORT'], expected_total: plan.total + 61_535 };
  const key = randomUUID();
  const reply = await app.prebook(browser, bought, key);
  expect(reply.statusCode).toBe(201);
  const { booking, ...answer } = reply.json().data;
  expect(answer).toMatchObject({
    price: { current: plan.total + 61_535, changed: false },
    plan: { assistanceCode: 'TK-1401', name: 'Europa 60' },
    coverage_from: '2027-03-10',
    coverage_to: '2027-03-19',
  });
  expect((await app.prebook(browser, bought, key)).json()).toEqual(reply.json());
  const detail = await app.bookingOf(browser, booking.id);
  expect(detail).toMatchObject({
    product: 'ASSISTANCE',
    title: 'Europa 60',
    total: plan.total + 61_535,
    totalPax: 3,
    price_breakdown: { base: plan.total, fees: [{ name: 'Deportes', amount: 61_535 }] },
    snapshot: {
      days: 10,
      supplier_price: { amount: '195.15', currency: 'USD' },
      upgrades: [{ code: 'SPORT', name: 'Deportes', price: 61_535 }],
      emergency_numbers: [{ country: 'ES' }, { country: null }],
    },
  });
  expect(detail.cancellation.timeline.map((step: { from: string | null }) => step.from)).toEqual([
    null,
    '2027-03-08T00:00:00-05:00',
    '2027-03-10T00:00:00-05:00',
  ]);
});

it.each([
  ['fewer people', () => ({ Guests: aFamily().slice(1) }), 'TRAVELERS_MISMATCH', '/Guests'],
  [
    'another age on the first day',
    guests(1, { birth_date: '1954-03-10' }),
    'AGE_MISMATCH',
    '/Guests/1/birth_date',
  ],
  ['one not born', guests(2, { birth_date: '2027-02-01' }), 'INVALID_DATE', '/Guests/2/birth_date'],
  [
    'a company that travels',
    guests(0, { document_type: 7304 }),
    'DOCUMENT_INVALID',
    '/Guests/0/document_type',
  ],
  [
    'an adult’s document of a child',
    guests(2, { document_type: 4 }),
    'DOCUMENT_INVALID',
    '/Guests/2/document_type',
  ],
  [
    'an identity card where a passport is asked for',
    guests(0, { document_type: 4, document: '1020304050' }),
    'DOCUMENT_INVALID',
    '/Guests/0/document_type',
  ],
  ['a wrong number', guests(0, { document: 'AB#12345' }), 'DOCUMENT_INVALID', '/Guests/0/document'],
  [
    'one document twice',
    guests(1, { document: 'av.123.456' }),
    'DOCUMENT_DUPLICATED',
    '/Guests/1/document',
  ],
  [
    'a phone that is none',
    guests(0, { phone_country: '57', phone: '1234567' }),
    'INVALID_FORMAT',
    '/Guests/0/phone',
  ],
  [
    'an emergency contact who travels',
    (body: AssistancePrebookingBody) => ({
      emergency_contact: { ...body.emergency_contact, name: 'marta gomez ruiz' },
    }),
    'INVALID_FORMAT',
    '/emergency_contact/name',
  ],
  [
    'an upgrade of another plan',
    () => ({ upgrades: ['SPORT', 'SKI'] }),
    'UPGRADE_UNKNOWN',
    '/upgrades/1',
  ],
  ['another plan’s code', () => ({ assistanceCode: 'TK-9' }), 'INVALID_FORMAT', '/assistanceCode'],
  [
    'other terms',
    ({ accepts }: AssistancePrebookingBody) => ({
      accepts: { ...accepts, cancellation_policy_hash: 'old' },
    }),
    'CONSENT_MISSING',
    '/accepts/cancellation_policy_hash',
  ],
  [
    'health without its consent',
    guests(1, { medical_conditions: 'Hipertensión' }),
    'HEALTH_CONSENT_MISSING',
    '/health_consent',
  ],
  [
    'health under an old consent',
    () => ({
      ...guests(1, { medical_conditions: 'Hipertensión' })(),
      health_consent: { version: '2020', guardian: true },
    }),
    'HEALTH_CONSENT_MISSING',
    '/health_consent/version',
  ],
  [
    'a child’s health without a guardian',
    () => ({
      ...guests(2, { medical_conditions: 'Asma' })(),
      health_consent: { version: '2026-11', guardian: false },
    }),
    'HEALTH_CONSENT_MISSING',
    '/health_consent/guardian',
  ],
])('rejects %s and names the field', async (_, change, code, pointer) => {
  const [status, found, where] = problemOf(await simulate(change));
  expect([found, where]).toEqual([code, pointer]);
  expect([400, 422]).toContain(status);
});

it('accepts a company as the buyer, and health answers with their consent', async () => {
  const { birth_date: _birth, gender: _gender, ...contact } = aBuyer();
  const reply = await simulate(() => ({
    ...guests(2, { medical_conditions: 'Asma' })(),
    health_consent: { version: '2026-11', guardian: true },
    customer: {
      ...contact,
      company: 'Cafés de la Sierra 3A S.A.S.',
      document_type: 7304,
      document: '8001972684',
    },
  }));
  expect([reply.statusCode, reply.json().data?.booking]).toEqual([200, null]);
  expect(reply.body).not.toContain('Asma');
});

it('rejects an increased price, and returns a plan that can be bought', async () => {
  const dearer = aSupplierPlan({
    perPassenger: aSupplierPlan().perPassenger.map((line) => ({
      ...line,
      amount: { amount: '100', currency: 'USD' },
    })),
  });
  own.reprice = async (key) => ({ kind: 'priced', plan: { ...dearer, key } });
  const browser = app.guest();
  const { body } = await app.choose(browser);
  const reply = await app.prebook(browser, body);
  expect(problemOf(reply)).toEqual([409, 'PRICE_CHANGED', '/expected_total']);
  const { price, plan } = reply.json().meta;
  expect(price).toMatchObject({ previous: 739_039, current: 3 * 410_235 });
  const again = await app.prebook(browser, {
    ...body,
    productCode: plan.productCode,
    expected_total: plan.total,
    accepts: { ...body.accepts, cancellation_policy_hash: plan.cancellation_policy_hash },
  });
  expect(again.statusCode).toBe(201);
});

it('passes a lower price on, and rejects a plan that is no longer sold or begins too early', async () => {
  own.reprice = async (key) => ({
    kind: 'priced',
    plan: aSupplierPlan({ key, perPassenger: aSupplierPlan().perPassenger.slice(0, 1) }),
  });
  expect((await simulate(() => ({}))).json().data.price).toMatchObject({
    current: 246_141,
    changed: true,
  });
  own.reprice = async () => ({ kind: 'gone' });
  expect(problemOf(await simulate(() => ({})))).toEqual([
    409,
    'PLAN_NO_LONGER_AVAILABLE',
    '/productCode',
  ]);
  const { body } = await app.choose(app.guest());
  expect(problemOf(await app.prebook(app.guest('andes.localhost'), body))[1]).toBe(
    'SESSION_EXPIRED',
  );
  // The exchange rate was valid for the previous day only.
  app.advance(12 * 3_600_000);
  expect(problemOf(await app.prebook(app.guest(), body))[1]).toBe('SESSION_EXPIRED');
});

it('rejects a sale by an exchange rate that is too old, and accepts the same offer once there is a new rate', async () => {
  const browser = app.guest();
  const { body } = await app.choose(browser);
  dateRates('2027-01-02');
  app.advance(3000);
  expect(problemOf(await app.prebook(browser, body))).toEqual([
    503,
    'EXCHANGE_RATE_MISSING',
    '/productCode',
  ]);
  dateRates('2027-01-11');
  app.advance(3000);
  expect((await app.prebook(browser, body)).statusCode).toBe(201);
});

it('requires a confirmation before the same people are insured twice for the same days', async () => {
  const browser = app.guest();
  const { body } = await app.choose(browser);
  expect((await app.prebook(browser, body)).statusCode).toBe(201);
  expect(problemOf(await app.prebook(browser, body)).slice(0, 2)).toEqual([
    409,
    'DUPLICATE_BOOKING',
  ]);
});

it('requires a guardian for a person who is a minor today, and none for a person who is of age today', async () => {
  const browser = app.guest();
  const { body } = await app.choose(browser, { age_pax: '18' });
  const [one] = aFamily();
  const reply = await app.prebook(browser, {
    ...body,
    Guests: [{ ...one, birth_date: '2009-02-01', medical_conditions: 'Asma' }],
    health_consent: { version: '2026-11', guardian: false },
  });
  expect(problemOf(reply)).toEqual([422, 'HEALTH_CONSENT_MISSING', '/health_consent/guardian']);
});

it('rejects an offer from yesterday whose first day is over', async () => {
  const midnight = Date.parse('2027-01-14T05:00:00Z');
  app.advance(midnight - 600_000 - app.deps.clock().getTime());
  const browser = app.guest();
  const { body } = await app.choose(browser, { checkin: '2027-01-13', checkout: '2027-01-20' });
  app.advance(1_200_000);
  expect(problemOf(await app.prebook(browser, body))).toEqual([
    422,
    'DATE_IN_PAST',
    '/productCode',
  ]);
});
