import type { HotelSummary } from '@tiquete/contracts';
import * as fc from 'fast-check';
import { aSupplierHotel } from '../../../suppliers/testing/fakeSupplier';
import { fillZones, toHotelSummary } from './toHotelResult';
import { cardKey, mergeHotels } from './mergeHotels';

const hb = (changes: Parameters<typeof aSupplierHotel>[0] = {}): HotelSummary =>
  toHotelSummary(aSupplierHotel(changes), 'HB', 2);
const other = {
  hotelCode: 'D7',
  name: 'Casa Medina Boutique Hotel',
  images: ['/media/do/D7/0'],
  destination: { code: 'CTG', name: 'Cartagena', zone_code: '', zone_name: '' },
};
const second = (changes: Parameters<typeof aSupplierHotel>[0] = {}): HotelSummary =>
  toHotelSummary(aSupplierHotel({ ...other, ...changes }), 'DO', 2);

it("makes one card, with the first hotel's name and pictures and the cheapest hotel's price and charges", () => {
  const promotion = { porcent: 10, code: 'P', name: 'Oferta', remark: '' };
  const cheap = second({
    min_rate: 600_000,
    max_rate: 950_000,
    mealPlan: ['RO'],
    free_cancellation: false,
    free_cancellation_until: null,
    free_cancellation_rate: null,
    pay_at_hotel_amount: 9000,
    promotion,
    rate_before: 660_000,
    amenities: ['Piscina', 'Bar'],
  });
  const [card] = mergeHotels([[hb()], [cheap]]);
  expect(card?.sources).toEqual([
    { supplier: 'HB', hotelCode: '1001' },
    { supplier: 'DO', hotelCode: 'D7' },
  ]);
  expect(card?.hotel).toEqual({
    ...hb(),
    min_rate: 600_000,
    min_rate_per_night: 300_000,
    rate_before: 660_000,
    promotion,
    max_rate: 950_000,
    mealPlan: ['RO', 'BB'],
    pay_at_hotel_amount: 9000,
    amenities: ['Piscina', 'Bar'],
    rates: [...(cheap.rates ?? []), ...(hb().rates ?? [])],
  });
});
it('shows free cancellation at the lowest price of the suppliers that offer it', () => {
  const dear = { free_cancellation_rate: 800_000 };
  const cheap = {
    free_cancellation_rate: 750_000,
    free_cancellation_until: '2027-03-07T12:00:00-05:00',
  };
  const [card] = mergeHotels([[hb(dear)], [second(cheap)]]);
  expect(card?.hotel).toMatchObject({ ...cheap, free_cancellation: true });
});
it("shows the first supplier's price and terms when both prices are equal", () => {
  const [card] = mergeHotels([
    [hb()],
    [second({ free_cancellation: false, free_cancellation_until: null })],
  ]);
  expect(card?.hotel.free_cancellation).toBe(true);
});
it('retains the name and pictures under which a card was displayed before', () => {
  const [card] = mergeHotels(
    [[hb({ min_rate: 500_000 })], [second()]],
    new Set([cardKey({ supplier: 'DO', hotelCode: 'D7' })]),
  );
  expect(card?.hotel).toMatchObject({
    supplier: 'DO',
    hotelCode: 'D7',
    name: 'Casa Medina Boutique Hotel',
    min_rate: 500_000,
    destination: { zone_code: '1', zone_name: 'Centro histórico' },
  });
  expect(card?.sources.map(({ supplier }) => supplier)).toEqual(['DO', 'HB']);
});
it('fills in missing facts from the other supplier', () => {
  const [card] = mergeHotels([
    [hb({ images: [], description_short: '', address: '', star_number: 0 })],
    [second({ star_number: 4 })],
  ]);
  expect(card?.hotel).toMatchObject({
    hotelCode: '1001',
    image: '/media/do/D7/0',
    star_number: 4,
    address: expect.stringMatching(/./),
    description_short: expect.stringMatching(/./),
  });
});

const word = fc.constantFrom(
  'Baluarte',
  'Baluartes',
  'Páramo',
  'Casa',
  'Norte',
  'Sur',
  'Hotel',
  'Aljibe',
  'II',
  'Cartagena',
  'Gran',
);
const listing = fc.record({
  name: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  metres: fc.integer({ min: 0, max: 400 }),
  star_number: fc.constantFrom(0, 2, 3, 4, 5),
  price: fc.integer({ min: 1, max: 9_000_000 }),
});
const lists = fc
  .tuple(fc.array(listing, { maxLength: 14 }), fc.array(listing, { maxLength: 14 }))
  .map(([first, then]) => {
    const facts = ({ name, metres, star_number, price }: (typeof first)[number]) => ({
      name,
      star_number,
      min_rate: price,
      max_rate: price,
      geo: { latitude: 10.42 + metres / 111_195, longitude: -75.55 },
    });
    return [
      first.map((one, index) => hb({ ...facts(one), hotelCode: String(100 + index) })),
      then.map((one, index) => second({ ...facts(one), hotelCode: `D${100 + index}` })),
    ] as const;
  });
describe('any catalogues', () => {
  it('puts every listing into exactly one card, and never two of one supplier', () => {
    fc.assert(
      fc.property(lists, (given) => {
        const cards = mergeHotels(given);
        expect(cards.flatMap(({ sources }) => sources.map(cardKey)).sort()).toEqual(
          given.flat().map(cardKey).sort(),
        );
        for (const { sources } of cards)
          expect(new Set(sources.map(({ supplier }) => supplier)).size).toBe(sources.length);
      }),
    );
  });
  it('shows the lowest price of a card', () => {
    fc.assert(
      fc.property(lists, (given) => {
        const prices = new Map(given.flat().map((hotel) => [cardKey(hotel), hotel.min_rate]));
        for (const { hotel, sources } of mergeHotels(given))
          expect(hotel.min_rate).toBe(
            Math.min(...sources.map((source) => prices.get(cardKey(source)) ?? 0)),
          );
      }),
    );
  });
  it('does not depend on the order of the hotels', () => {
    fc.assert(
      fc.property(lists, fc.infiniteStream(fc.nat()), ([first, then], dice) => {
        const shuffle = <T>(list: readonly T[]) =>
          list
            .map((item) => ({ item, at: dice.next().value ?? 0 }))
            .sort((x, y) => x.at - y.at)
            .map(({ item }) => item);
        expect(mergeHotels([shuffle(first), shuffle(then)])).toEqual(mergeHotels([first, then]));
      }),
    );
  });
  it('pairs the same properties for either order of the suppliers', () => {
    const pairsOf = (cards: ReturnType<typeof mergeHotels>) =>
      cards.map(({ sources }) => sources.map(cardKey).sort().join('=')).sort();
    fc.assert(
      fc.property(lists, ([first, then]) => {
        expect(pairsOf(mergeHotels([first, then]))).toEqual(pairsOf(mergeHotels([then, first])));
      }),
    );
  });
});

it('gives a hotel without a zone the zone of its nearest neighbour', () => {
  const zone = (zone_code: string, zone_name: string) => ({
    code: 'CTG',
    name: 'Cartagena',
    zone_code,
    zone_name,
  });
  const near = hb({
    hotelCode: '2',
    geo: { latitude: 10.421, longitude: -75.55 },
    destination: zone('2', 'Bocagrande'),
  });
  const far = second({ hotelCode: 'D9', geo: { latitude: 10.5, longitude: -75.55 } });
  const zones = fillZones([
    hb(),
    near,
    second({ geo: { latitude: 10.4208, longitude: -75.55 } }),
    far,
  ]).map(({ destination }) => destination.zone_name);
  expect(zones).toEqual(['Centro histórico', 'Bocagrande', 'Bocagrande', '']);
});
