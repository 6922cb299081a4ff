import type { Seat, SeatMap } from '@tiquete/contracts';
import { bagQuantity, seatsOf, withBag, withSeat } from './items';

const aSeat = (number: string): Seat => ({
  number,
  cabin: 'ECONOMY',
  characteristicsCodes: ['W'],
  coordinates: { x: 0, y: 0 },
  status: 'AVAILABLE',
  code: `S-${number}`,
  price: 25_000,
  passenger_ids: ['1', '2'],
});
const map: SeatMap = {
  segment_id: '7',
  aircraft: '320',
  decks: [{ name: '', width: 7, length: 30, seats: [aSeat('12A'), aSeat('12B')], facilities: [] }],
};
const [a, b] = [aSeat('12A'), aSeat('12B')];

it('separates the bags of each traveller', () => {
  const items = withBag(withBag([], 'BAG23', '1', 1), 'BAG23', '2', 2);
  expect([bagQuantity(items, 'BAG23', '1'), bagQuantity(items, 'BAG23', '2')]).toEqual([1, 2]);
  expect(withBag(items, 'BAG23', '1', 0)).toEqual([
    { code: 'BAG23', quantity: 2, passenger_ids: ['2'], segment_ids: [] },
  ]);
});
it('gives each traveller one seat on a flight, and each seat to one traveller', () => {
  const both = withSeat(withSeat([], map, '1', a), map, '2', b);
  expect(seatsOf(both, map).map(({ travelerId, seat }) => [travelerId, seat.number])).toEqual([
    ['1', '12A'],
    ['2', '12B'],
  ]);
  expect(
    seatsOf(withSeat(both, map, '2', a), map).map(({ travelerId, seat }) => [
      travelerId,
      seat.number,
    ]),
  ).toEqual([['2', '12A']]);
  expect(withSeat(both, map, '1', null)).toEqual([
    { code: 'S-12B', quantity: 1, passenger_ids: ['2'], segment_ids: ['7'] },
  ]);
});
it('leaves bags unchanged when seats change', () => {
  const items = withBag([], 'BAG23', '1', 1);
  expect(withSeat(items, map, '1', a)).toHaveLength(2);
});
