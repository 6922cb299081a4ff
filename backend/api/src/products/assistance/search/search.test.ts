import { assistanceSearchResponseSchema } from '@tiquete/contracts';
import { SupplierError } from '../../../lib/http-client/supplierError';
import { anAssistanceApp, problemOf } from '../testing/anAssistanceApp';
import { aLimitedPlan, aSupplierPlan, fakeAssistance } from '../testing/fakeAssistance';
import type { AssistanceSupplier } from '../ports';

let own: Partial<AssistanceSupplier> = {};
const { supplier, requests } = fakeAssistance({
  search: (query, signal) => (own.search ?? well)(query, signal),
  conditions: (code, signal) =>
    own.conditions?.(code, signal) ?? Promise.resolve(Buffer.from('%PDF-1.7 condiciones')),
});
const well: AssistanceSupplier['search'] = async () => ({ plans: [aSupplierPlan()], limited: [] });
let app: Awaited<ReturnType<typeof anAssistanceApp>>;
beforeAll(async () => {
  app = await anAssistanceApp(supplier);
});
afterAll(() => app.close());
// Advances past the lifetime of cached answers, so that no test gets the answer of an earlier one.
beforeEach(() => {
  app.advance(16 * 60_000);
  own = {};
  requests.searches.length = 0;
});
const find = async (changes: Parameters<typeof app.search>[1] = {}) =>
  assistanceSearchResponseSchema.parse((await app.search(app.guest(), changes)).json());

it('converts the dollars of each person once, and the total is the sum of the lines', async () => {
  const { data, meta, warnings } = await find();
  const [plan] = data.plans;
  const rate = app.deps.exchange.rateOf('USD');
  expect(plan?.per_passenger).toEqual([
    { age: 41, amount: 246_141, surcharge_reason: null },
    { age: 72, amount: 369_622, surcharge_reason: 'Mayor de 70 años: +50 %' },
    { age: 7, amount: 123_276, surcharge_reason: null },
  ]);
  expect(plan).toMatchObject({
    assistanceCode: 'TK-1401',
    total: 246_141 + 369_622 + 123_276,
    supplier_price: { amount: '180.15', currency: 'USD', exchange: rate },
    upgrades: [{ code: 'SPORT', price: 61_535 }],
    conditions_url: '/api/asisstances/conditions/TK-1401.pdf',
  });
  expect(plan?.total_original).toBe(Math.round(739_039 / 0.8));
  expect(data).toMatchObject({ days: 10, ages: [41, 72, 7], destination_name: 'Europa' });
  expect(data.entry_rules.map(({ code }) => code)).toContain('SCHENGEN');
  // The entry rule's sum is in euros. Its rate lets the page compare it with the plans.
  expect(data.exchange_rates).toContainEqual(app.deps.exchange.rateOf('EUR'));
  expect([meta.complete, warnings]).toEqual([true, undefined]);
  // The supplier's key is not sent.
  expect(JSON.stringify(data)).not.toContain('plan-1|EUROPE');
});

it('logs the names of the places when the search has none', async () => {
  await find({ destination_code: ['SOUTH_AMERICA', 'JP'], destination_frontend: '' });
  expect(app.test.logged()).toContain('"destination_frontend":"Sudamérica y Japón"');
});

it('calls the supplier once for equal queries, and again for other ages', async () => {
  await Promise.all([find(), find()]);
  for (const pesos of [
    { should_coin_convert: true, coin_convert_to: 'COP' },
    { should_coin_convert: true, coin_convert_to: '' },
    { should_coin_convert: false, coin_convert_to: 'USD' },
    { coin_convert_to: null },
  ])
    await find(pesos);
  expect(requests.searches).toHaveLength(1);
  await find({ age_pax: '41,7,72' });
  expect(requests.searches).toHaveLength(2);
});

it('caches a converted price until the day of its exchange rate ends, and a price in pesos for a day', async () => {
  expect((await find()).data.expires_at).toBe('2027-01-11T05:00:00.000Z');
  own.search = async () => ({
    plans: [
      aSupplierPlan({
        perPassenger: [
          { age: 30, amount: { amount: '95000.00', currency: 'COP' }, surchargeReason: null },
        ],
        upgrades: [],
        benefits: { ...aSupplierPlan().benefits, medical: { amount: '40000000', currency: 'COP' } },
      }),
    ],
    limited: [],
  });
  const { data } = await find({ age_pax: '30' });
  // The metric triggers the alarm for plans that are not sold because a rate is missing.
  expect(await app.deps.metrics.registry.metrics()).toContain(
    'exchange_refused_total{currency="other"} 0',
  );
  expect(data.plans[0]).toMatchObject({ total: 95_000, supplier_price: null });
  expect(Date.parse(data.expires_at) - app.deps.clock().getTime()).toBe(24 * 3_600_000);
});

it('leaves out plans in a currency without a rate, and warns about it', async () => {
  const francs = aSupplierPlan({
    code: '1403',
    perPassenger: [{ age: 30, amount: { amount: '10', currency: 'CHF' }, surchargeReason: null }],
  });
  own.search = async () => ({ plans: [francs, aSupplierPlan()], limited: [] });
  const { data, meta, warnings } = await find({ age_pax: '31' });
  expect(data.plans.map(({ assistanceCode }) => assistanceCode)).toEqual(['TK-1401']);
  expect(meta.complete).toBe(false);
  expect(warnings).toEqual([expect.objectContaining({ code: 'CURRENCY_NOT_SOLD', detail: 'CHF' })]);
  expect(await app.deps.metrics.registry.metrics()).toMatch(
    /supplier_items_dropped_total\{[^}]*supplier="TK"[^}]*reason="currency"[^}]*\} 1/,
  );
  own.search = async () => ({ plans: [francs], limited: [] });
  const nothing = await app.search(app.guest(), { age_pax: '32' });
  expect(problemOf(nothing).slice(0, 2)).toEqual([503, 'EXCHANGE_RATE_MISSING']);
  expect(nothing.body).toContain('tasa de cambio');
});

it('shows which plans reject a traveller, and why', async () => {
  own.search = async () => ({ plans: [aSupplierPlan()], limited: [aLimitedPlan()] });
  const { data } = await find({ age_pax: '41,72,8' });
  expect(data.unavailable).toEqual([
    {
      assistanceCode: 'TK-1402',
      name: 'Joven',
      category: 'STUDENT',
      reason: 'AGE',
      text: 'No recibe a personas de 8, 41 y 72 años: es de 12 a 35 años.',
      ages: [8, 41, 72],
    },
  ]);
});

it.each([
  [{ age_pax: '92' }, 'AGE_LIMIT_EXCEEDED', '/age_pax', '85'],
  [{ age_pax: '30', checkout: '2027-09-30' }, 'DATE_RANGE_INVALID', '/checkout', '90'],
])('rejects what no plan accepts: %j', async (changes, code, pointer, limit) => {
  own.search = async () => ({
    plans: [],
    limited: [aLimitedPlan({ limits: aSupplierPlan().limits })],
  });
  const reply = await app.search(app.guest(), changes);
  expect(problemOf(reply)).toEqual([422, code, pointer]);
  expect(reply.json().errors[0].detail).toContain(limit);
});

it.each([
  [{ checkin: '2027-01-09' }, 'DATE_IN_PAST', '/checkin'],
  [{ checkin: '2028-02-10', checkout: '2028-02-11' }, 'DATE_TOO_FAR', '/checkin'],
  [{ checkout: '2027-03-09' }, 'DATE_RANGE_INVALID', '/checkout'],
  [{ checkout: '2028-03-10' }, 'DATE_RANGE_INVALID', '/checkout'],
  [{ origin_code: 'ZZ' }, 'ORIGIN_RESTRICTED', '/origin_code'],
  [{ destination_code: ['ES', 'QQ'] }, 'TERRITORY_INVALID', '/destination_code/1'],
  [{ origin_code: 'FR', destination_code: ['FR'] }, 'TERRITORY_INVALID', '/destination_code/0'],
  [{ age_pax: '1,2,3,4,5,6,7,8,9,10' }, 'TOO_MANY_PASSENGERS', '/age_pax'],
  [{ age_pax: '130' }, 'AGE_LIMIT_EXCEEDED', '/age_pax'],
  ...[
    { should_coin_convert: true, coin_convert_to: 'USD' },
    { should_coin_convert: 'true', coin_convert_to: 'PESOS' },
    { should_coin_convert: 1, coin_convert_to: 'EUR' },
  ].map((pair): [object, string, string] => [pair, 'CURRENCY_NOT_SOLD', '/coin_convert_to']),
] as [object, string, string][])(
  'rejects %j without a request to the supplier',
  async (changes, code, pointer) => {
    expect(problemOf(await app.search(app.guest(), changes))).toEqual([422, code, pointer]);
    expect(requests.searches).toEqual([]);
  },
);

it('reports that the supplier sells nothing to residents of the country', async () => {
  own.search = async () => ({ plans: [], limited: [], refused: 'ORIGIN' });
  expect(problemOf(await app.search(app.guest(), { origin_code: 'KP' }))).toEqual([
    422,
    'ORIGIN_RESTRICTED',
    '/origin_code',
  ]);
});

it('reports that nothing is sold for a destination', async () => {
  own.search = async () => ({ plans: [], limited: [] });
  expect(problemOf(await app.search(app.guest(), { destination_code: ['CU'] }))).toEqual([
    422,
    'TERRITORY_INVALID',
    '/destination_code',
  ]);
});

it('reports that the supplier is down, and serves cached results for some minutes', async () => {
  const before = await find();
  own.search = async () => {
    throw new SupplierError('TK', 'unavailable');
  };
  app.advance(6 * 60_000);
  expect((await find()).data.sessionCode).toBe(before.data.sessionCode);
  const down = await app.search(app.guest(), { age_pax: '50' });
  expect(problemOf(down).slice(0, 2)).toEqual([503, 'SUPPLIER_UNAVAILABLE']);
  expect(down.json().errors[0].title).toBe('No pudimos consultar; intenta de nuevo.');
});

it('lists regions, countries and entry rules for the picker', async () => {
  const { data } = (await app.guest().get('/api/asisstances/places')).json();
  expect(data.international.map(({ region }: { region: string }) => region)).toEqual([
    'ASIA',
    'AFRICA',
    'NORTH_AMERICA',
    'SOUTH_AMERICA',
    'ANTARCTICA',
    'EUROPE',
    'OCEANIA',
  ]);
  expect(data.national).toEqual([{ code: 'CO', name: 'Colombia' }]);
  const europe = data.international[5].countries;
  expect(europe).toContainEqual({ code: 'ES', name: 'España' });
  const all = data.international.flatMap(({ countries }: { countries: object[] }) => countries);
  expect(all).not.toContainEqual(data.national[0]);
  expect(data.entry_rules).toContainEqual(
    expect.objectContaining({
      code: 'SCHENGEN',
      minimum: { amount: '30000', currency: 'EUR' },
    }),
  );
});

it.each([
  ['holanda', ['NL']],
  ['eeuu', ['US']],
  ['inglaterra', ['GB']],
  ['alemnia', ['DE']],
  ['colonbia', ['CO']],
  ['xyzzyqw', []],
])('a search for %s finds the countries %j', async (q, codes) => {
  const { data } = (await app.guest().get(`/api/asisstances/places?q=${q}`)).json();
  const found = [
    ...data.international.flatMap(({ countries }: { countries: object[] }) => countries),
    ...data.national,
  ];
  expect(found.map(({ code }) => code)).toEqual(codes);
});

it("serves a plan's conditions under a path of this host", async () => {
  const reply = await app.guest().get('/api/asisstances/conditions/TK-1401.pdf');
  expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
    200,
    'application/pdf',
    '%PDF-1.7 condiciones',
  ]);
  for (const file of ['HB-1401.pdf', 'TK-..%2F1.pdf', 'TK-1401.html'])
    expect((await app.guest().get(`/api/asisstances/conditions/${file}`)).statusCode).toBe(404);
});

it('caches conditions for an hour, except files of a megabyte or more', async () => {
  const requests: string[] = [];
  own.conditions = async (code) => {
    requests.push(code);
    return Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(code === 'LARGE' ? 1_048_576 : 1000)]);
  };
  for (const code of ['LARGE', 'SMALL', 'LARGE', 'SMALL'])
    expect((await app.guest().get(`/api/asisstances/conditions/TK-${code}.pdf`)).statusCode).toBe(
      200,
    );
  expect(requests).toEqual(['LARGE', 'SMALL', 'LARGE']);
});
