import type { PricedRate } from '../combination';
import { sellingPriceOf } from '../hotelMoney';
import { aRate } from '../testing/builders';
import { hotelbedsRateSchema } from '../wire';
import { boardOfAll, combinationsOf } from './combinations';

const priced = (roomCode: string, net: number, changes: object = {}): PricedRate => {
  const rate = hotelbedsRateSchema.parse(aRate({ rateKey: `${roomCode}/${net}`, net, ...changes }));
  return { rate, roomCode, price: sellingPriceOf(rate) };
};
const isFree = ({ rate }: PricedRate) => rate.rateClass !== 'NRF';
const codes = (found: PricedRate[][]) =>
  found.map((whole) => whole.map(({ rate }) => rate.rateKey).join(' + '));

it('offers every rate of a single occupancy', () => {
  expect(codes(combinationsOf([[priced('A', 1), priced('B', 2)]], isFree))).toEqual(['A/1', 'B/2']);
});

it('joins occupancies by room, board and cancellation terms, and mixes rooms when that is cheaper', () => {
  const couple = [priced('DBL', 100), priced('DBL', 80, { rateClass: 'NRF' }), priced('SUI', 300)];
  const family = [priced('FAM', 150), priced('FAM', 120, { rateClass: 'NRF' }), priced('SUI', 400)];
  expect(codes(combinationsOf([couple, family], isFree))).toEqual([
    'DBL/80 + FAM/120',
    'DBL/100 + FAM/150',
    'SUI/300 + SUI/400',
  ]);
});

it('offers the cheapest combination even when its boards differ, and shows the least inclusive board', () => {
  const found = combinationsOf(
    [[priced('DBL', 100, { boardCode: 'RO' })], [priced('FAM', 150, { boardCode: 'HB' })]],
    isFree,
  );
  expect(codes(found)).toEqual(['DBL/100 + FAM/150']);
  expect(boardOfAll(found[0] ?? [])).toBe('RO');
});

it('sells no more rooms of a type than are left', () => {
  const last = { allotment: 1 };
  expect(
    codes(
      combinationsOf(
        [
          [priced('DBL', 1, last), priced('SUI', 9)],
          [priced('DBL', 2, last), priced('SUI', 8)],
        ],
        isFree,
      ),
    ),
  ).toEqual(['DBL/1 + SUI/8', 'SUI/9 + SUI/8']);
});
