import type { HotelRate } from '@tiquete/contracts';
import { aHotelWith } from '../testing/builders';
import { hotelFilters, type HotelFilters } from './hotelFilters';
import { hotelsAtRates, rateHotels } from './ratedHotels';

const FREE = '2027-03-08T23:59:00-05:00';
const NIGHTS = 2;
const visit = { favourites: new Set<string>() };
const aRate = (rate: number, changes: Partial<HotelRate> = {}): HotelRate => ({
  board: 'RO',
  rate,
  rate_before: null,
  promotion: null,
  free_cancellation_until: null,
  pay_at_hotel_amount: 0,
  ...changes,
});
const promotion = { porcent: 10, code: 'P', name: 'Oferta', remark: '' };
const hotel = aHotelWith({
  min_rate: 100,
  min_rate_per_night: 50,
  rate_before: 111,
  promotion,
  pay_at_hotel_amount: 5,
  mealPlan: ['RO', 'BB'],
  free_cancellation: true,
  free_cancellation_until: FREE,
  free_cancellation_rate: 140,
  rates: [
    aRate(100, { rate_before: 111, promotion, pay_at_hotel_amount: 5 }),
    aRate(120, { board: 'BB' }),
    aRate(140, { free_cancellation_until: FREE }),
    aRate(170, { board: 'BB', free_cancellation_until: FREE }),
  ],
});
const other = aHotelWith({
  hotelCode: 'b',
  min_rate: 130,
  mealPlan: ['RO'],
  free_cancellation: false,
  rates: [aRate(130)],
});
const rated = rateHotels([hotel, other]);
const withFilters = (filters: Partial<HotelFilters>) => ({ ...hotelFilters.none, ...filters });
const shown = (filters: Partial<HotelFilters>) =>
  hotelsAtRates(hotelFilters.narrow(rated, withFilters(filters), visit), NIGHTS);

it('shows the hotels of the answer without filters', () => {
  const [first, second] = shown({});
  expect(first).toBe(hotel);
  expect(second).toBe(other);
});

it.each<[string, Partial<HotelFilters>, number[]]>([
  ['free cancellation', { freeCancellation: true }, [140]],
  ['a board', { mealPlan: ['BB'] }, [120]],
  ['one of several boards', { mealPlan: ['RO', 'BB'] }, [100, 130]],
  ['nothing to pay at the hotel', { allPaid: true }, [120, 130]],
  [
    'a board and free cancellation of the same rate',
    { mealPlan: ['BB'], freeCancellation: true },
    [170],
  ],
  ['a price', { price: [110, 135] }, [120, 130]],
  ['a price and free cancellation', { price: [0, 130], freeCancellation: true }, []],
])('with the filter on %s, shows the cheapest rate that fits', (_, filters, prices) => {
  expect(shown(filters).map(({ min_rate }) => min_rate)).toEqual(prices);
});

it('shows the terms of the rate that fits', () => {
  expect(shown({ mealPlan: ['BB'] })[0]).toMatchObject({
    min_rate: 120,
    min_rate_per_night: 60,
    rate_before: null,
    promotion: null,
    pay_at_hotel_amount: 0,
    mealPlan: ['BB'],
    free_cancellation_rate: 170,
  });
});

it('has the price slider of the rates that fit', () => {
  const boundsWith = (filters: Partial<HotelFilters>) =>
    hotelFilters.countFacets(rated, withFilters(filters), visit).price;
  expect(boundsWith({})).toEqual({ min: 100, max: 130 });
  expect(boundsWith({ freeCancellation: true })).toEqual({ min: 140, max: 140 });
  expect(boundsWith({ allPaid: true })).toEqual({ min: 120, max: 130 });
});

it('counts hotels, and with each option those that choosing it shows', () => {
  const filters = withFilters({ freeCancellation: true });
  const { mealPlan } = hotelFilters.countFacets(rated, filters, visit);
  expect(mealPlan).toEqual([
    { value: 'RO', count: 1 },
    { value: 'BB', count: 1 },
  ]);
  expect(hotelFilters.countFacets(rated, hotelFilters.none, visit).mealPlan).toEqual([
    { value: 'RO', count: 2 },
    { value: 'BB', count: 1 },
  ]);
});

it('reads an answer without rates', () => {
  const before = rateHotels([{ ...hotel, rates: undefined }]);
  const free = hotelFilters.narrow(before, withFilters({ freeCancellation: true }), visit);
  expect(hotelsAtRates(free, NIGHTS)[0]).toMatchObject({
    min_rate: 140,
    free_cancellation_until: FREE,
  });
});
