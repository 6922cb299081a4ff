import { aFlight, anOffer } from '../../testing/builders';
import { FLIGHT_ORDERS } from '../../model/flightFilters';
import { groupFlights } from './groupFlights';
import { indexOffers } from '../../model/indexOffers';
import { sortFlights } from './sortFlights';
import { stepOf } from '../steps/steps';

const offer = (id: string, totalPrice: number, departs: string, minutes: number) =>
  anOffer({
    id,
    totalPrice,
    itineraries: [aFlight({ flight: `AV${totalPrice}`, departs, minutes })],
  });
const offers = [
  offer('cheap-long', 300, '09:00', 400),
  offer('fair', 340, '12:00', 100),
  offer('dear-short', 900, '06:00', 90),
];
const step = stepOf(1, 0);
const groups = groupFlights(indexOffers(offers, step), step);

it.each([
  ['price_asc', ['cheap-long', 'fair', 'dear-short']],
  ['price_desc', ['dear-short', 'fair', 'cheap-long']],
  ['departure_asc', ['dear-short', 'cheap-long', 'fair']],
  ['departure_desc', ['fair', 'cheap-long', 'dear-short']],
  ['duration_asc', ['dear-short', 'fair', 'cheap-long']],
  ['best', ['fair', 'cheap-long', 'dear-short']],
] as const)('%s', (order, ids) => {
  expect(sortFlights(groups, order).map(({ cheapest }) => cheapest.id)).toEqual(ids);
});

it('has the four orders of the specification', () => {
  expect(FLIGHT_ORDERS).toEqual(
    expect.arrayContaining(['price_desc', 'price_asc', 'departure_desc', 'departure_asc']),
  );
});

it('ranks a flight of twice the duration first only if it saves half of the cheapest price', () => {
  const pair = (price: number) => {
    const found = [offer('short', 1000, '08:00', 100), offer('slow', price, '08:00', 200)];
    return sortFlights(groupFlights(indexOffers(found, step), step), 'best')[0]?.cheapest.id;
  };
  expect(pair(600)).toBe('slow');
  expect(pair(700)).toBe('short');
});
