import * as fc from 'fast-check';
import answered from './examples/availability.answered.json';
import published from './examples/availability.published.json';
import { hotelbedsContentSchema } from './content';
import { createQuoteMoney, NO_RATES } from '../quoteMoney';
import { shorten } from '../shorten';
import { toHotelContent } from './contentMapping';
import { fromHotelbedsHotel } from './mapping';
import { toOccupancies } from './occupancies';
import { aContentHotel, aRate, aRoom, anAvailableHotel } from './testing/builders';
import { hotelbedsRateSchema } from './wire';

const now = new Date('2027-01-10T12:00:00Z');
const two = { adults: 2, childrens: [] };
const map = (
  hotel: unknown,
  rooms: { adults: number; childrens: number[] }[] = [two],
  at = now,
  exchange = NO_RATES,
) => fromHotelbedsHotel(hotel, toOccupancies(rooms), at, createQuoteMoney(exchange));
const EURO = { currency: 'EUR', rate: '4461.8', day: '2027-01-10' };
const euros = { rateOf: (currency: string) => (currency === 'EUR' ? EURO : undefined) };
const sold = (...parameters: Parameters<typeof map>) => {
  const mapped = map(...parameters);
  if (mapped.state !== 'sold') throw new Error(JSON.stringify(mapped));
  return mapped.hotel;
};
const withRates = (...rates: object[]) =>
  anAvailableHotel({ rooms: [aRoom({ rates: rates.map((rate) => aRate(rate)) })] });

describe('the vendor’s published example', () => {
  it('is not on sale when euros have no exchange rate', () => {
    for (const hotel of published.hotels.hotels)
      expect(map(hotel)).toEqual({ state: 'unsold', currency: 'EUR' });
  });
  it('is on sale at the exchange rate of the day', () => {
    const hotels = published.hotels.hotels.map((hotel) =>
      sold(hotel, [two], new Date('2019-01-01T00:00:00Z'), euros),
    );
    expect(hotels.map(({ hotelCode, min_rate }) => [hotelCode, min_rate])).toEqual([
      ['297', 614_033],
      ['265', 739_856],
      ['264', 892_494],
    ]);
    expect(hotels[0]).toMatchObject({
      star_number: 4,
      category_name: '4 estrellas',
      mealPlan: ['BB', 'HB', 'AI'],
      pay_at_hotel_amount: 29_448,
      // Promotion 073 says that the cheapest rate cannot be cancelled. Another rate can be.
      free_cancellation: true,
      free_cancellation_rate: expect.any(Number),
      promotion: { code: '042', name: 'Special Offer', porcent: 0 },
    });
  });
});

it('reads an answer of the vendor’s test environment, whose optional fields are null', () => {
  const { hotels } = answered.hotels;
  const one = { adults: 1, childrens: [] };
  expect(answered.hotels.hotels[0]?.rooms[0]?.rates[0]?.offers).toBeNull();
  expect(sold(hotels[0], [one], new Date('2024-04-01T12:00:00Z'), euros)).toMatchObject({
    hotelCode: '6619',
    mealPlan: expect.arrayContaining(['RO', 'BB']),
  });
});

it('decodes the HTML entities in texts for travellers', () => {
  const promotions = [{ code: '042', name: 'Ni&ntilde;os gratis', remark: 'Mar &amp; sol' }];
  const hotel = anAvailableHotel({
    name: 'Caf&eacute; &amp; Mar',
    rooms: [aRoom({ rates: [aRate({ promotions })] })],
  });
  expect(sold(hotel)).toMatchObject({
    name: 'Café & Mar',
    promotion: { name: 'Niños gratis', remark: 'Mar & sol' },
  });
  expect(hotelbedsRateSchema.parse(aRate({ rateComments: 'Dep&oacute;sito' })).rateComments).toBe(
    'Depósito',
  );
  expect(
    toHotelContent(aContentHotel({ name: { content: 'Caf&eacute;' } }), new Map()),
  ).toMatchObject({ name: 'Café' });
});

describe('prices', () => {
  it('shows the cheapest and the highest rate in whole pesos, from strings and numbers', () => {
    expect(
      sold(withRates({ net: '350000.40' }, { net: 420000.6 }, { net: '500000' })),
    ).toMatchObject({ min_rate: 350000, max_rate: 500000 });
  });
  it("shows the vendor's recommended price when it is above our cost", () => {
    expect(
      sold(withRates({ net: '300000', sellingRate: '360000', hotelMandatory: true })).min_rate,
    ).toBe(360000);
  });
  it.each([
    ['only inside a package', { packaging: true }],
    ['paid to the hotel', { paymentType: 'AT_HOTEL' }],
    ['with too few rooms left', { allotment: 0 }],
    ['for other people', { adults: 1 }],
  ])('leaves out a rate %s', (_, rate) => {
    expect(sold(withRates({ net: '100000', ...rate }, {})).min_rate).toBe(350000);
    expect(map(withRates(rate))).toEqual({ state: 'soldOut' });
  });
  it('adds one rate per occupancy when several rooms are requested', () => {
    const hotel = anAvailableHotel({
      rooms: [
        aRoom({
          rates: [
            aRate({ net: '300000' }),
            aRate({ adults: 1, children: 1, childrenAges: '5', net: '200000' }),
            aRate({ adults: 1, children: 1, childrenAges: '9', net: '1' }),
          ],
        }),
      ],
    });
    expect(sold(hotel, [two, { adults: 1, childrens: [5] }]).min_rate).toBe(500000);
  });
  it('counts the total of a rate for two equal rooms once', () => {
    expect(sold(withRates({ rooms: 2, net: '600000' }), [two, two]).min_rate).toBe(600000);
  });
  it('sells the last room of a type only once', () => {
    const one = { adults: 1, childrens: [] };
    const hotel = anAvailableHotel({
      rooms: [
        aRoom({
          code: 'A',
          rates: [
            aRate({ allotment: 1, net: '100' }),
            aRate({ adults: 1, allotment: 1, net: '80' }),
          ],
        }),
        aRoom({ code: 'B', rates: [aRate({ net: '300' }), aRate({ adults: 1, net: '150' })] }),
      ],
    });
    expect(sold(hotel, [two, one]).min_rate).toBe(250);
    expect(map(anAvailableHotel({ rooms: [hotel.rooms[0]] }), [two, one])).toEqual({
      state: 'soldOut',
    });
  });
});

describe('terms of the cheapest rate', () => {
  it('free cancellation ends with the first penalty, in the hotel’s local time', () => {
    const policies = [
      { amount: '350000', from: '2027-03-09T23:59:00-05:00' },
      { amount: 100000, from: '2027-03-05T23:59:00-05:00' },
    ];
    expect(sold(withRates({ cancellationPolicies: policies }))).toMatchObject({
      free_cancellation: true,
      free_cancellation_until: '2027-03-05T23:59:00-05:00',
    });
  });
  it.each([
    [
      'has begun to cost',
      { cancellationPolicies: [{ amount: '1', from: '2027-01-01T00:00:00-05:00' }] },
    ],
    ['is excluded by its class', { rateClass: 'NRF' }],
    ['is not stated', { cancellationPolicies: undefined }],
  ])('shows no free cancellation when it %s', (_, rate) => {
    expect(sold(withRates(rate))).toMatchObject({
      free_cancellation: false,
      free_cancellation_until: null,
    });
  });
  it('shows the cheapest rate with free cancellation, even if a cheaper one has none', () => {
    const rates = [
      aRate({ net: '300000', rateClass: 'NRF' }),
      aRate({ net: '500000' }),
      aRate({ net: '400000' }),
    ];
    expect(sold(anAvailableHotel({ rooms: [aRoom({ code: 'A', rates })] }))).toMatchObject({
      min_rate: 300_000,
      free_cancellation: true,
      free_cancellation_rate: 400_000,
    });
  });
  it('computes the promotion from the deducted amount', () => {
    const offers = [{ code: '9126', name: 'Reserva anticipada', amount: '-87500' }];
    expect(sold(withRates({ net: '350000', offers }))).toMatchObject({
      rate_before: 437500,
      promotion: { porcent: 20, code: '9126', name: 'Reserva anticipada', remark: '' },
    });
  });
  it('shows charges at the hotel in pesos, and sells no rate with a charge in a currency without a rate', () => {
    const tax = (changes: object) =>
      withRates({
        taxes: {
          taxes: [
            { included: false, type: 'TAX', ...changes },
            { included: true, amount: '9', currency: 'EUR' },
          ],
        },
      });
    expect(
      sold(tax({ amount: '6.60', currency: 'EUR', clientAmount: '29040', clientCurrency: 'COP' }))
        .pay_at_hotel_amount,
    ).toBe(29040);
    const inEuros = tax({ amount: '6.60', currency: 'EUR' });
    expect(map(inEuros)).toEqual({ state: 'unsold', currency: 'EUR' });
    expect(sold(inEuros, [two], now, euros).pay_at_hotel_amount).toBe(29_448);
  });
  it('leaves out only rates whose charge cannot be converted, and reads a charge without an amount as none', () => {
    const charged = { taxes: { taxes: [{ included: false, amount: '6.60', currency: 'EUR' }] } };
    const unstated = { taxes: { taxes: [{ included: false, type: 'TAX' }] } };
    const hotel = withRates({ net: '200000', ...charged }, { net: '350000', ...unstated });
    expect(sold(hotel)).toMatchObject({ min_rate: 350_000, pay_at_hotel_amount: 0 });
    expect(sold(hotel, [two], now, euros)).toMatchObject({ min_rate: 200_000 });
  });
  it('lists only boards that every room can have', () => {
    const one = { adults: 1, childrens: [] };
    const rates = [
      aRate({ boardCode: 'RO' }),
      aRate({ boardCode: 'BB' }),
      aRate({ adults: 1, boardCode: 'CB' }),
      aRate({ adults: 1, boardCode: 'AI' }),
    ];
    expect(sold(anAvailableHotel({ rooms: [aRoom({ rates })] }), [two, one]).mealPlan).toEqual([
      'BB',
    ]);
  });
});

it.each([
  ['4EST', 4],
  ['5LUX', 5],
  ['H4_5', 4.5],
  ['H3S', 3.5],
  ['4LL', 4],
  ['HOSTE', 0],
])('reads category %s as %p stars', (categoryCode, stars) => {
  expect(sold(anAvailableHotel({ categoryCode })).star_number).toBe(stars);
});
it('converts reviews to our scale of ten', () => {
  expect(
    sold(anAvailableHotel({ reviews: [{ rate: '4.35', reviewCount: 12, type: 'TRIPADVISOR' }] }))
      .reviews,
  ).toEqual({ score: 8.7, count: 12, source: 'TRIPADVISOR' });
  expect(
    sold(anAvailableHotel({ reviews: [{ rate: '4.35', reviewCount: 12, type: 'HOTELBEDS' }] }))
      .reviews?.source,
  ).toBe('GUESTS');
});
it.each([
  ['above their scale', { rate: '7.5' }],
  ['of nought', { rate: '0' }],
  ['that is no number', { rate: 'n/a' }],
  ['without reviews', { reviewCount: 0 }],
  ['without a source', { type: null }],
])('drops a rating %s, but neither the hotel nor the next rating', (_, changes) => {
  const broken = { rate: '4.35', reviewCount: 12, type: 'HOTELBEDS', ...changes };
  expect(sold(anAvailableHotel({ reviews: [broken] })).reviews).toBeNull();
  const next = { rate: '4', reviewCount: 3, type: 'TRIPADVISOR' };
  expect(sold(anAvailableHotel({ reviews: [broken, next] })).reviews?.score).toBe(8);
});
it('accepts any value in any field', () => {
  const field = fc.constantFrom(...Object.keys(anAvailableHotel()));
  fc.assert(
    fc.property(field, fc.jsonValue(), (name, value) => {
      expect(['sold', 'soldOut', 'unsold', 'malformed']).toContain(
        map(anAvailableHotel({ [name]: value })).state,
      );
    }),
  );
});
it('never shows a fractional price, nor a highest price below the lowest', () => {
  const net = fc.double({ min: 1, max: 1e9, noNaN: true }).map((value) => value.toFixed(2));
  fc.assert(
    fc.property(fc.array(net, { minLength: 1, maxLength: 8 }), (nets) => {
      const hotel = sold(withRates(...nets.map((value) => ({ net: value }))));
      expect([hotel.min_rate, hotel.max_rate].every(Number.isInteger)).toBe(true);
      expect(hotel.max_rate).toBeGreaterThanOrEqual(hotel.min_rate);
    }),
  );
});

it('maps content to the cached shape', () => {
  const content = toHotelContent(aContentHotel(), new Map());
  expect(hotelbedsContentSchema.parse(JSON.parse(JSON.stringify(content)))).toEqual(content);
  expect(toHotelContent({ code: 1 }, new Map())).toBeUndefined();
});
it('shortens a description after a sentence, else after a word', () => {
  const sentence = 'Una casa colonial de dos patios, a tres calles de la Plaza de Santo Domingo.';
  expect(shorten(`${sentence} ${'Y más y más y más. '.repeat(20)}`)).toMatch(/\.$/);
  expect(shorten('palabra '.repeat(60))).toMatch(/palabra…$/);
  expect(shorten('  Corta.\n Y limpia. ')).toBe('Corta. Y limpia.');
});
