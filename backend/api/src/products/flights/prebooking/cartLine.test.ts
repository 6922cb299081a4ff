import type { Seat } from '@tiquete/contracts';
import type { OfferedExtra } from '../ports';
import type { CartLine, PrebookingRow } from './prebookingStore';
import { aTrip, shown } from '../testing/bookings';
import { checkCart, toCartLine } from './cartLine';
import { problemOf } from '../testing/problemOf';

const seat = (number: string, changes: Partial<Seat> = {}): Seat => ({
  number,
  cabin: 'ECONOMY',
  characteristicsCodes: ['W'],
  coordinates: { x: 0, y: 12 },
  status: 'AVAILABLE',
  code: `1.${number}`,
  price: 45_000,
  passenger_ids: ['1', '2'],
  ...changes,
});
const bag: OfferedExtra = {
  code: 'bag-23',
  kind: 'BAGS',
  key: 'k-bag',
  name: 'Maleta de 23 kg',
  description: '',
  segmentIds: ['1', '2'],
  travelerIds: ['1', '2'],
  maxQuantity: 2,
  price: 80_000,
};
const offer = aTrip();
const row: Pick<PrebookingRow, 'supplier' | 'seats' | 'answer'> = {
  supplier: { offer, travelers: [], bags: [bag], feePerTraveler: 0 },
  seats: [
    {
      map: {
        segment_id: '1',
        aircraft: '320',
        decks: [
          {
            name: '',
            width: 6,
            length: 30,
            seats: [
              seat('12A'),
              seat('12B', { status: 'OCCUPIED' }),
              seat('1A', { passenger_ids: ['1'] }),
            ],
            facilities: [],
          },
        ],
      },
      keys: { '1.12A': 'k-12A' },
    },
  ],
  answer: { offer: shown(offer) } as PrebookingRow['answer'],
};
const wanted = (code: string, traveler = '1', quantity = 1) => ({
  code,
  quantity,
  passenger_ids: [traveler],
  segment_ids: [],
});

it('prices a seat and a bag by our own list', () => {
  expect(toCartLine(wanted('1.12A'), 0, row)).toEqual({
    code: '1.12A',
    kind: 'SEATS',
    name: 'Silla 12A, BOG–MDE',
    price: 45_000,
    service: {
      kind: 'SEATS',
      key: 'k-12A',
      travelerId: '1',
      segmentIds: ['1'],
      quantity: 1,
      amount: 45_000,
    },
  });
  expect(toCartLine(wanted('bag-23', '2', 2), 0, row)).toMatchObject({
    kind: 'BAGS',
    price: 80_000,
    service: {
      key: 'k-bag',
      travelerId: '2',
      segmentIds: ['1', '2'],
      quantity: 2,
      amount: 160_000,
    },
  });
});

it.each<[string, ReturnType<typeof wanted>, string, string]>([
  ['an extra that is not offered', wanted('1.99Z'), 'SERVICE_UNAVAILABLE', '/items/3'],
  ['a seat that is taken', wanted('1.12B'), 'SERVICE_UNAVAILABLE', '/items/3'],
  [
    'a seat for a traveller who may not sit there',
    wanted('1.1A', '2'),
    'INVALID_FORMAT',
    '/items/3/passenger_ids',
  ],
  ['a seat twice', wanted('1.12A', '1', 2), 'QUANTITY_EXCEEDED', '/items/3/quantity'],
  ['too many bags', wanted('bag-23', '1', 3), 'QUANTITY_EXCEEDED', '/items/3/quantity'],
  [
    'a bag for an unknown traveller',
    wanted('bag-23', '7'),
    'INVALID_FORMAT',
    '/items/3/passenger_ids',
  ],
  [
    'a bag without a traveller',
    { ...wanted('bag-23'), passenger_ids: [] },
    'INVALID_FORMAT',
    '/items/3/passenger_ids',
  ],
])('rejects %s', (_, item, code, pointer) =>
  expect(problemOf(() => toCartLine(item, 3, row))).toEqual([code, pointer]),
);

it.each<[string, [string, string][], boolean]>([
  [
    'a seat and a bag of one traveller',
    [
      ['1.12A', '1'],
      ['bag-23', '1'],
    ],
    true,
  ],
  [
    'the same bag for two travellers',
    [
      ['bag-23', '1'],
      ['bag-23', '2'],
    ],
    true,
  ],
  [
    'a bag twice for one traveller',
    [
      ['bag-23', '1'],
      ['bag-23', '1'],
    ],
    false,
  ],
  [
    'one seat for two travellers',
    [
      ['1.12A', '1'],
      ['1.12A', '2'],
    ],
    false,
  ],
  [
    'two seats of one flight for one traveller',
    [
      ['1.12A', '1'],
      ['1.1A', '1'],
    ],
    false,
  ],
])('accepts or rejects together: %s', (_, items, fits) => {
  const lines: CartLine[] = items.map(([code, traveler]) =>
    toCartLine(wanted(code, traveler), 0, row),
  );
  expect(problemOf(() => checkCart(lines))).toEqual(fits ? null : ['INVALID_FORMAT', '/items/1']);
});
