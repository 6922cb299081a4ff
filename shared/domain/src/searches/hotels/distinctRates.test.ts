import type { HotelRate } from '@tiquete/contracts';
import { distinctRates } from './distinctRates';

const FREE = '2027-03-08T23:59:00-05:00';
const aRate = (rate: number, changes: Partial<HotelRate> = {}): HotelRate => ({
  board: 'RO',
  rate,
  rate_before: null,
  promotion: null,
  free_cancellation_until: null,
  pay_at_hotel_amount: 0,
  ...changes,
});

it('has the cheapest rate of each board and of better terms, cheapest first', () => {
  const [cheapest, breakfast, free, paid] = [
    aRate(100, { pay_at_hotel_amount: 5 }),
    aRate(120, { board: 'BB' }),
    aRate(150, { free_cancellation_until: FREE, pay_at_hotel_amount: 5 }),
    aRate(180),
  ];
  expect(distinctRates([free, paid, breakfast, cheapest])).toEqual([
    cheapest,
    breakfast,
    free,
    paid,
  ]);
});

it('leaves out rates that cost more and offer nothing more', () => {
  const best = aRate(100, { free_cancellation_until: FREE });
  expect(distinctRates([best, aRate(100), aRate(140), { ...best, rate: 150 }])).toEqual([best]);
});
