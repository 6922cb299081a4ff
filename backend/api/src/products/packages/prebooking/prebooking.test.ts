import { packagePriceChangedSchema, type PackagePassenger } from '@tiquete/contracts';
import { randomUUID } from 'node:crypto';
import { problemOf } from '../../assistance/testing/anAssistanceApp';
import { aPackageApp } from '../testing/aPackageApp';
import { aTour } from '../testing/aTour';
import { aPassenger, aPrebooking } from '../testing/prebookings';
import { aRoom } from '../testing/searches';
import { createStock } from '../sale/stock';

let api: Awaited<ReturnType<typeof aPackageApp>>;
beforeAll(async () => {
  api = await aPackageApp(aTour());
});
beforeEach(() => api.sell(aTour()));
afterAll(() => api.close());

const MARTA = aPassenger();
const LUIS = aPassenger({ name: 'Luis', lastname: 'Pardo', document: 'AB102031' });
const EVA = aPassenger({ type: 'CH', name: 'Eva', document: 'AB3000', birth_date: '2019-05-05' });
const BABY = aPassenger({ type: 'INF', name: 'Sol', document: 'AB4000', birth_date: '2025-05-08' });
const FAMILY = { Room: [aRoom(2, [8], { infants: 1 })] };
const simulate = async (
  changes: Parameters<typeof api.toBody>[1] = {},
  choice: Parameters<typeof api.quote>[0] = {},
) => api.prebook(api.guest(), api.toBody(await api.quote(choice), { in_simular: 1, ...changes }));

it('answers a dry run in full, without a booking', async () => {
  const reply = await simulate({ passengers: [MARTA, LUIS, EVA, BABY] }, FAMILY);
  expect(reply.statusCode).toBe(200);
  expect(reply.json().data).toMatchObject({
    booking: null,
    price: { changed: false },
    next: 'payments',
    package: { ItemPackageID: 'PE-CUSCO', name: 'Cusco y el Valle Sagrado' },
    DateBegin: '2027-05-05',
    DateEnd: '2027-05-07',
    pay_by: new Date(api.deps.clock().getTime() + 30 * 60_000).toISOString(),
  });
  expect(await api.roomsOf('2027-05-05')).toMatchObject({ double: '0+0/2', triple: '0+0/1' });
});

it('makes one booking per key, and rejects a similar second booking as a duplicate', async () => {
  const browser = api.guest();
  const [body, key] = [api.toBody(await api.quote()), randomUUID()];
  const first = await api.prebook(browser, body, key);
  expect((await api.prebook(browser, body, key)).json()).toEqual(first.json());
  const again = api.toBody(await api.quote());
  expect(problemOf(await api.prebook(browser, again))[1]).toBe('DUPLICATE_BOOKING');
  await api.work();
  api.advance(45 * 60_000);
  await api.work();
});

it.each<[string, PackagePassenger[], number, string, string]>([
  ['fewer people', [MARTA, EVA, BABY], 422, 'GUEST_DISTRIBUTION', '/passengers'],
  [
    'a room that is not there',
    [MARTA, { ...LUIS, room: 2 }, EVA, BABY],
    422,
    'GUEST_DISTRIBUTION',
    '/passengers/1/room',
  ],
  [
    'a child too many',
    [MARTA, LUIS, EVA, { ...EVA, document: 'AB5000' }, BABY],
    422,
    'GUEST_DISTRIBUTION',
    '/passengers',
  ],
  ['no infant', [MARTA, LUIS, EVA], 422, 'GUEST_DISTRIBUTION', '/passengers'],
  [
    'an adult who is none',
    [MARTA, { ...LUIS, birth_date: '2009-05-08' }, EVA, BABY],
    422,
    'AGE_MISMATCH',
    '/passengers/1/birth_date',
  ],
  [
    'a child a day too young',
    [MARTA, LUIS, { ...EVA, birth_date: '2019-05-08' }, BABY],
    422,
    'AGE_MISMATCH',
    '/passengers/2/birth_date',
  ],
  [
    'an infant who turns two on the day of the return',
    [MARTA, LUIS, EVA, { ...BABY, birth_date: '2025-05-07' }],
    422,
    'AGE_MISMATCH',
    '/passengers/3/birth_date',
  ],
  [
    'a child who turns nine on the way',
    [MARTA, LUIS, { ...EVA, birth_date: '2018-05-06' }, BABY],
    422,
    'AGE_MISMATCH',
    '/passengers/2/birth_date',
  ],
  [
    'an unborn passenger',
    [MARTA, LUIS, EVA, { ...BABY, birth_date: '2027-02-01' }],
    400,
    'INVALID_DATE',
    '/passengers/3/birth_date',
  ],
  [
    'a card where a passport is needed',
    [{ ...MARTA, document_type: 4, document: '1020304050' }, LUIS, EVA, BABY],
    422,
    'PASSPORT_REQUIRED',
    '/passengers/0/document_type',
  ],
  [
    'a passport without its end',
    [{ ...MARTA, passport_expiry: undefined }, LUIS, EVA, BABY],
    400,
    'MANDATORY_DATA_MISSING',
    '/passengers/0/passport_expiry',
  ],
  [
    'a passport that ends a day too early',
    [{ ...MARTA, passport_expiry: '2027-11-06' }, LUIS, EVA, BABY],
    422,
    'DOCUMENT_EXPIRED',
    '/passengers/0/passport_expiry',
  ],
  [
    'a document twice',
    [MARTA, { ...LUIS, document: 'ab102030' }, EVA, BABY],
    422,
    'DOCUMENT_DUPLICATED',
    '/passengers/1/document',
  ],
  [
    'a NIT',
    [{ ...MARTA, document_type: 7304 }, LUIS, EVA, BABY],
    422,
    'DOCUMENT_INVALID',
    '/passengers/0/document_type',
  ],
])('rejects %s with a pointer to the field', async (_, passengers, ...problem) => {
  expect(problemOf(await simulate({ passengers }, FAMILY))).toEqual(problem);
});

it('accepts a passport that expires on the last required day', async () => {
  const passengers = [{ ...MARTA, passport_expiry: '2027-11-07' }, LUIS];
  expect((await simulate({ passengers })).statusCode).toBe(200);
});

it('requires no passport where an identity card is enough', async () => {
  await api.sell(aTour({ documents: { type: 'ID', validity_months: 0 } }));
  const card = { document_type: 4, document: '1020304050', passport_expiry: undefined } as const;
  const passengers = [
    { ...MARTA, ...card },
    { ...LUIS, ...card, document: '1020304051' },
  ];
  expect((await simulate({ passengers })).statusCode).toBe(200);
  const child = { ...EVA, ...card };
  expect(
    problemOf(await simulate({ passengers: [...passengers, child] }, { Room: [aRoom(2, [8])] })),
  ).toEqual([422, 'DOCUMENT_INVALID', '/passengers/2/document_type']);
});

it.each<[string, string, Partial<PackagePassenger>, number]>([
  ['a neighbour’s card', 'PE', { document_type: 9, nationality: 'EC' }, 200],
  ['a residence card abroad', 'PE', { document_type: 7 }, 422],
  ['a card further on', 'FR', { document_type: 4 }, 422],
  ['a stranger’s card', 'PE', { document_type: 9, nationality: 'ES' }, 422],
  ['a residence card at home', 'CO', { document_type: 7, nationality: 'ES' }, 200],
])(
  'accepts or rejects %s to %s where the package requires no passport',
  async (_, country, changes, status) => {
    const { stops } = aTour();
    await api.sell(
      aTour({
        documents: { type: 'ID', validity_months: 0 },
        stops: stops.map((stop) => ({ ...stop, country })),
      }),
    );
    const passengers = [{ ...MARTA, ...changes, document: '1020304' }, LUIS];
    const reply = await simulate({ passengers });
    expect(reply.statusCode).toBe(status);
    if (status === 422)
      expect(problemOf(reply).slice(1)).toEqual([
        'PASSPORT_REQUIRED',
        '/passengers/0/document_type',
      ]);
  },
);

it.each<[string, Parameters<typeof simulate>[0], number, string, string]>([
  [
    'a hotel that was not quoted',
    { id_temp_hotel: 'primera' },
    400,
    'INVALID_FORMAT',
    '/id_temp_hotel',
  ],
  ['an unknown quote', { Booking: 'y'.repeat(22) }, 410, 'QUOTE_EXPIRED', '/Booking'],
  [
    'another package than the quote’s',
    { ItemPackageID: 'PE-LIMA' },
    410,
    'QUOTE_EXPIRED',
    '/Booking',
  ],
  [
    'terms that were not shown',
    { accepts: aPrebooking().accepts },
    422,
    'CONSENT_MISSING',
    '/accepts/cancellation_policy_hash',
  ],
  [
    'a buyer under age',
    { customer: { ...aPrebooking().customer, birth_date: '2015-01-01' } },
    400,
    'INVALID_DATE',
    '/customer/birth_date',
  ],
])('rejects %s', async (_, changes, ...problem) => {
  expect(problemOf(await simulate(changes))).toEqual(problem);
});

it('rejects a higher price with a new quote that can be booked, and passes a lower price on', async () => {
  const quote = await api.quote();
  const { prices } = aTour();
  await api.sell(
    aTour({
      prices: prices.map((price) => ({
        ...price,
        adult: { single: 900, double: 600, triple: 500 },
      })),
    }),
  );
  const reply = await api.prebook(api.guest(), api.toBody(quote, { in_simular: 1 }));
  expect(problemOf(reply)).toEqual([409, 'PRICE_CHANGED', '/expected_total']);
  const meta = packagePriceChangedSchema.parse(reply.json().meta);
  expect(meta.price).toMatchObject({ previous: quote.detail.total, current: meta.detail.total });
  const now = api.toBody({ booking: meta.Booking, expiresAt: null, detail: meta.detail });
  const taken = await api.prebook(api.guest(), { ...now, in_simular: 1 });
  expect(taken.json().data.price).toMatchObject({ changed: false, current: meta.detail.total });
  await api.sell(aTour());
  const fallen = await api.prebook(api.guest(), { ...now, in_simular: 1 });
  expect(fallen.json().data.price).toMatchObject({
    previous: meta.detail.total,
    current: quote.detail.total,
  });
});

it('rejects cancellation terms that got worse', async () => {
  const quote = await api.quote();
  await api.sell(aTour({ cancellation: [{ days_before: 60, penalty_percent: 50 }] }));
  const reply = await api.prebook(api.guest(), api.toBody(quote, { in_simular: 1 }));
  expect(problemOf(reply)[1]).toBe('PRICE_CHANGED');
  expect(reply.json().errors[0].detail).toContain('condiciones de cancelación');
});

it('rejects a departure that was closed or sold out since the quote', async () => {
  const quote = await api.quote();
  const soldOut = [409, 'DEPARTURE_SOLD_OUT', '/Booking'];
  const simulated = () => api.prebook(api.guest(), api.toBody(quote, { in_simular: 1 }));
  const [first, ...others] = aTour().departures;
  await api.sell(aTour({ departures: others }));
  expect(problemOf(await simulated())).toEqual(soldOut);
  await api.sell(aTour({ departures: first ? [{ ...first, status: 'CLOSED' }, ...others] : [] }));
  expect(problemOf(await simulated())).toEqual(soldOut);
  await api.sell(aTour());
  const departure = { brandId: 'tiquete', package: 'PE-CUSCO', date: '2027-05-05' };
  const rooms = [{ roomType: 'double' as const, count: 2 }];
  const taken = { ...departure, reference: 'X', rooms };
  const stock = createStock(api.deps);
  await stock.hold(taken, api.deps.clock());
  expect(problemOf(await simulated())).toEqual(soldOut);
  await stock.release(taken);
  expect((await simulated()).statusCode).toBe(200);
});

it("takes a deposit by the quote's payment plan, and rejects one without a plan", async () => {
  const quote = await api.quote();
  const body = api.toBody(quote, { in_simular: 1, payment: 'DEPOSIT' });
  const { schedule } = (await api.prebook(api.guest(), body)).json().data;
  expect(schedule).toEqual(quote.detail.payment_plan?.instalments);
  await api.sell(aTour({ deposit: undefined }));
  expect(problemOf(await simulate({ payment: 'DEPOSIT' }))).toEqual([
    400,
    'INVALID_FORMAT',
    '/payment',
  ]);
});

it('rejects a quote after an hour', async () => {
  const quote = await api.quote();
  api.advance(3_600_000);
  const reply = await api.prebook(api.guest(), api.toBody(quote, { in_simular: 1 }));
  expect(problemOf(reply)).toEqual([410, 'QUOTE_EXPIRED', '/Booking']);
});
