import type { FilterTest } from '@tiquete/search';
import type { FilterGroup, FlightFilters } from '../../model/flightFilters';
import type { IndexedOffer } from '../list/indexOffers';

/**
 * One test for each active filter group. Times of itineraries before `from` are already chosen and ignored. Every itinerary
 * needs a flight sold by a chosen carrier, and every chosen bag must be included.
 */
export function filterTests(
  { times, scales, luggage, airlines, price }: FlightFilters,
  from: number,
): FilterTest<IndexedOffer, FilterGroup>[] {
  const tests: FilterTest<IndexedOffer, FilterGroup>[] = [];
  const ahead = times.slice(from);
  if (ahead.some((bands) => bands.length > 0)) {
    tests.push([
      'times',
      (offer) =>
        offer.bands.every((band, index) => !ahead[index]?.length || ahead[index].includes(band)),
    ]);
  }
  if (scales.length > 0) tests.push(['scales', ({ scale }) => scales.includes(scale)]);
  if (luggage.length > 0)
    tests.push(['luggage', (offer) => luggage.every((bag) => offer.luggage.includes(bag))]);
  if (airlines.length > 0)
    tests.push([
      'airlines',
      (offer) => offer.airlines.every((codes) => codes.some((code) => airlines.includes(code))),
    ]);
  if (price)
    tests.push([
      'price',
      ({ offer }) => offer.totalPrice >= price[0] && offer.totalPrice <= price[1],
    ]);
  return tests;
}
export function filterFlights(
  offers: readonly IndexedOffer[],
  filters: FlightFilters,
  from: number,
): IndexedOffer[] {
  const tests = filterTests(filters, from);
  return offers.filter((offer) => tests.every(([, passes]) => passes(offer)));
}
