import {
  type Customer,
  type HotelPrebookingBody,
  prebookingResponseSchema,
  priceChangedSchema,
} from '@tiquete/contracts';
import { SupplierError } from '../../../lib/http-client/supplierError';
import { aSupplierRate } from '../../../suppliers/testing/aSupplierRate';
import type { Rechecked, SupplierRate } from '../ports';
import { codesOf } from '../testing/anApi';
import { aSaleApi } from '../testing/aSaleApi';
import { aCompany, aCustomer, aGuest } from '../testing/prebookings';

const nowCosts = (changes: Partial<SupplierRate>) => ({
  recheck: async (key: string): Promise<Rechecked> => ({
    kind: 'priced',
    rate: aSupplierRate({ key, ...changes }),
  }),
});
const simulated = async (sale = {}, changes: Partial<HotelPrebookingBody> = {}) => {
  const { prebooking, simulate } = await aSaleApi(sale);
  return simulate({ ...(await prebooking()), ...changes });
};
const problem = (reply: Awaited<ReturnType<typeof simulated>>) => {
  const [error] = reply.json().errors;
  return [reply.statusCode, error.code, error.source?.pointer];
};

it('re-checks without booking when it is a simulation', async () => {
  const reply = await simulated();
  expect(reply.statusCode).toBe(200);
  expect(prebookingResponseSchema.parse(reply.json()).data).toMatchObject({
    booking: null,
    price: { previous: 700_001, current: 700_001, difference: 0, porcent: 0, changed: false },
    rate_comments: 'Entrada desde las 15:00.',
    cancellation: { refundable: true },
    pay_by: '2027-01-10T17:30:00.000Z',
    next: 'payments',
  });
});

describe('the price', () => {
  it('may not rise by a peso: the answer has the current price with a code to buy it', async () => {
    const { prebooking, simulate } = await aSaleApi(nowCosts({ total: 700_002 }));
    const body = await prebooking();
    const reply = await simulate(body);
    expect(problem(reply)).toEqual([409, 'PRICE_CHANGED', '/expected_total']);
    const { price, tariff } = priceChangedSchema.parse(reply.json().meta);
    expect(price).toMatchObject({
      previous: 700_001,
      current: 700_002,
      difference: 1,
      changed: true,
    });
    expect(tariff.productCode).not.toBe(body.productCode);
    expect(reply.json().errors[0].detail).toMatch(/pasó de \$\s700\.001 a \$\s700\.002/);
    const again = {
      ...body,
      productCode: tariff.productCode,
      expected_total: tariff.total,
      accepts: { ...body.accepts, cancellation_policy_hash: tariff.cancellation_policy_hash },
    };
    expect((await simulate(again)).statusCode).toBe(200);
  });
  it('is passed on when it is lower', async () => {
    const reply = await simulated(nowCosts({ total: 650_000 }));
    expect(reply.json().data.price).toEqual({
      previous: 700_001,
      current: 650_000,
      difference: -50_001,
      porcent: -7.1,
      changed: true,
    });
  });
  it('is never read from the browser', async () => {
    expect(problem(await simulated({}, { expected_total: 1 }))).toEqual([
      409,
      'PRICE_CHANGED',
      '/expected_total',
    ]);
    expect((await simulated({}, { expected_total: 9_000_000 })).json().data.price.current).toBe(
      700_001,
    );
  });
  it.each<[string, Partial<SupplierRate>]>([
    [
      'cancelling ends earlier',
      {
        cancellation: {
          refundable: true,
          free_until: '2027-02-01T00:00:00-05:00',
          timeline: [
            { from: null, refund_amount: 700_001, penalty_amount: 0, penalty_porcent: 0 },
            {
              from: '2027-02-01T00:00:00-05:00',
              refund_amount: 0,
              penalty_amount: 700_001,
              penalty_porcent: 100,
            },
          ],
        },
      },
    ],
    [
      'the hotel asks for more there',
      {
        price_breakdown: {
          ...aSupplierRate().price_breakdown,
          pay_at_hotel: [{ name: 'Cargos del hotel', amount: 16_001, currency: 'COP' }],
        },
      },
    ],
  ])('is checked again when %s', async (_, changes) => {
    const reply = await simulated(nowCosts(changes));
    expect(problem(reply)).toEqual([409, 'PRICE_CHANGED', '/expected_total']);
    expect(reply.json().meta.price.changed).toBe(false);
  });
});

describe('the tariff', () => {
  it('may be sold out', async () =>
    expect(problem(await simulated({ recheck: async () => ({ kind: 'gone' }) }))).toEqual([
      409,
      'SOLD_OUT',
      '/productCode',
    ]));
  it.each<[string, Partial<HotelPrebookingBody>]>([
    ['is unknown', { productCode: `${'A'.repeat(22)}.0` }],
    ['is no code of ours', { productCode: '20270310|20270312|W|1|297|DBT.ST' }],
    ['is of another search', { sessionCode: 'B'.repeat(22) }],
    ['is of another hotel', { hotelCode: '2' }],
  ])('cannot be bought when it %s', async (_, changes) =>
    expect(problem(await simulated({}, changes))[1]).toBe('SESSION_EXPIRED'),
  );
  it('belongs to one brand, and expires after half an hour', async () => {
    const { prebooking, simulate, wait } = await aSaleApi();
    const body = await prebooking();
    expect((await simulate(body, 'b.test')).statusCode).toBe(410);
    wait(30 * 60_000);
    expect((await simulate(body)).statusCode).toBe(410);
  });
  it.each<[string, number]>([
    ['timeout', 504],
    ['unavailable', 503],
    ['malformed', 502],
  ])('fails as its supplier does: %s', async (kind, status) => {
    const reply = await simulated({
      recheck: () => Promise.reject(new SupplierError('HB', kind as 'timeout')),
    });
    expect(reply.statusCode).toBe(status);
  });
});

it.each<[string, Partial<HotelPrebookingBody>, string, string]>([
  ['other days', { from: '2027-03-11' }, 'INVALID_DATE', '/from'],
  [
    'a cédula with letters',
    { customer: aCustomer({ document: 'AB1234' }) },
    'DOCUMENT_INVALID',
    '/customer/document',
  ],
  [
    'a DNI of Peru with seven digits',
    { customer: aCustomer({ document_type: 9, document: '1234567', nationality: 'PE' }) },
    'DOCUMENT_INVALID',
    '/customer/document',
  ],
  [
    'a child’s document',
    { customer: aCustomer({ document_type: 7286 }) },
    'DOCUMENT_INVALID',
    '/customer/document_type',
  ],
  [
    'a NIT with a wrong check digit',
    { customer: aCompany({ document: '8001972681' }) },
    'DOCUMENT_INVALID',
    '/customer/document',
  ],
  [
    'a NIT that travels',
    {
      customer: aCompany({ company: `${aGuest().name} ${aGuest().lastname}`.toUpperCase() }),
    },
    'DOCUMENT_INVALID',
    '/customer/document_type',
  ],
  [
    'a buyer under age',
    { customer: aCustomer({ birth_date: '2010-01-01' }) },
    'INVALID_DATE',
    '/customer/birth_date',
  ],
  [
    'a buyer yet to be born',
    { customer: aCustomer({ birth_date: '2030-01-01' }) },
    'INVALID_DATE',
    '/customer/birth_date',
  ],
  [
    'a Colombian number that is too short',
    { customer: aCustomer({ phone: '300123456' }) },
    'INVALID_FORMAT',
    '/customer/phone',
  ],
  [
    'a name with digits',
    { customer: aCustomer({ name: 'Mar1a' }) },
    'INVALID_FORMAT',
    '/customer/name',
  ],
  ['one adult too few', { Guests: [aGuest()] }, 'GUEST_DISTRIBUTION', '/Guests'],
  [
    'a room that was not searched',
    { Guests: [aGuest(), aGuest({ room: 2, holder: false })] },
    'GUEST_DISTRIBUTION',
    '/Guests/1/room',
  ],
  [
    'a minor as an adult',
    { Guests: [aGuest(), aGuest({ age: 17, holder: false })] },
    'GUEST_DISTRIBUTION',
    '/Guests/1/age',
  ],
  [
    'no supplier that answers',
    { Guests: [aGuest({ holder: false }), aGuest({ holder: false })] },
    'ADULT_NAME_PER_ROOM',
    '/Guests',
  ],
  ['two who answer', { Guests: [aGuest(), aGuest()] }, 'ADULT_NAME_PER_ROOM', '/Guests'],
])('rejects %s and names the field', async (_, changes, code, pointer) => {
  const [status, ...rest] = problem(await simulated({}, changes));
  expect(rest).toEqual([code, pointer]);
  expect(status).toBe(code === 'INVALID_DATE' || code === 'INVALID_FORMAT' ? 400 : 422);
});

it('accepts a NIT with its check digit of a buyer who does not travel', async () => {
  const reply = await simulated({}, { customer: aCompany() });
  expect(reply.statusCode).toBe(200);
});

it('requires the razón social of a NIT', async () => {
  const without = async (customer: Customer) => problem(await simulated({}, { customer }));
  expect((await without(aCompany({ company: undefined }))).slice(1)).toEqual([
    'MANDATORY_DATA_MISSING',
    '/customer/company',
  ]);
});

it('requires the children of the search, with the same ages and an adult in their room', async () => {
  const rooms = [
    { adults: 1, childrens: [4, 9] },
    { adults: 1, childrens: [] },
  ];
  const { prebooking, simulate } = await aSaleApi();
  const body = await prebooking(rooms);
  const eva = aGuest({ type: 'CH', name: 'Eva', age: 4, holder: false });
  const family = [aGuest(), eva, { ...eva, age: 9 }, aGuest({ room: 2, name: 'Rosa' })];
  const send = async (Guests: HotelPrebookingBody['Guests']) => simulate({ ...body, Guests });
  expect((await send(family)).statusCode).toBe(200);
  expect(codesOf(await send([aGuest(), eva, { ...eva, age: 10 }, aGuest({ room: 2 })]))).toEqual([
    'GUEST_DISTRIBUTION',
  ]);
  expect(codesOf(await send([aGuest(), eva, eva, aGuest({ room: 2 })]))).toEqual([
    'GUEST_DISTRIBUTION',
  ]);
  expect(
    codesOf(
      await send([
        aGuest({ holder: false }),
        { ...eva, holder: true },
        { ...eva, age: 9 },
        aGuest({ room: 2 }),
      ]),
    ),
  ).toEqual(['ADULT_NAME_PER_ROOM']);
});

it.each(['terms_version', 'data_policy_version', 'cancellation_policy_hash'] as const)(
  'rejects an outdated %s',
  async (field) => {
    const { prebooking, simulate } = await aSaleApi();
    const body = await prebooking();
    expect(
      problem(await simulate({ ...body, accepts: { ...body.accepts, [field]: 'antigua' } })),
    ).toEqual([422, 'CONSENT_MISSING', `/accepts/${field}`]);
  },
);
