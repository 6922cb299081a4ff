import type { FlightOrder } from '../../model/flightFilters';
import type { FlightGroup } from './groupFlights';

type Compare = (a: FlightGroup, b: FlightGroup) => number;
const byPrice: Compare = (a, b) => a.cheapest.totalPrice - b.cheapest.totalPrice;
const byDuration: Compare = (a, b) => a.minutes - b.minutes;
const byDeparture: Compare = (a, b) =>
  Number(a.departure > b.departure) - Number(a.departure < b.departure);

/** Specification section 9, and `duration_asc`; equals in one fall back on price, then on the way's length. */
const comparisons: Record<Exclude<FlightOrder, 'best'>, Compare> = {
  price_asc: (a, b) => byPrice(a, b) || byDuration(a, b),
  price_desc: (a, b) => byPrice(b, a) || byDuration(a, b),
  duration_asc: (a, b) => byDuration(a, b) || byPrice(a, b),
  departure_asc: (a, b) => byDeparture(a, b) || byPrice(a, b),
  departure_desc: (a, b) => byDeparture(b, a) || byPrice(a, b),
};

/** How much of the price a way twice as long as the shortest must save to be as good. */
const DURATION_WEIGHT = 0.5;
/**
 * `best`, shown as «Recomendados»: price against the cheapest of the list plus half of duration against the shortest, the
 * smaller the better. So a journey that takes twice the time of the shortest stands level with it only where it costs half
 * of the cheapest price less. Nothing else counts: no carrier, no commission.
 */
function scoreOf(groups: readonly FlightGroup[]): (group: FlightGroup) => number {
  const cheapest = Math.max(
    1,
    Math.min(...groups.map(({ cheapest: { totalPrice } }) => totalPrice)),
  );
  const shortest = Math.max(1, Math.min(...groups.map(({ minutes }) => minutes)));
  return (group) =>
    group.cheapest.totalPrice / cheapest + (DURATION_WEIGHT * group.minutes) / shortest;
}

/** Stable: equal groups keep the order they came in. */
export function sortFlights(groups: readonly FlightGroup[], orderBy: FlightOrder): FlightGroup[] {
  if (orderBy !== 'best') return [...groups].sort(comparisons[orderBy]);
  const score = scoreOf(groups);
  const scored = groups.map((group) => ({ group, score: score(group) }));
  return scored.sort((a, b) => a.score - b.score).map(({ group }) => group);
}
