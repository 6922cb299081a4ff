import type { FlightOrder } from '../../model/flightFilters';
import type { FlightGroup } from './groupFlights';

type Compare = (a: FlightGroup, b: FlightGroup) => number;
const byPrice: Compare = (a, b) => a.cheapest.totalPrice - b.cheapest.totalPrice;
const byDuration: Compare = (a, b) => a.minutes - b.minutes;
const byDeparture: Compare = (a, b) =>
  Number(a.departure > b.departure) - Number(a.departure < b.departure);

/** Orders of the specification's section 9, and `duration_asc`. Equal flights are sorted by price, then by duration. */
const comparisons: Record<Exclude<FlightOrder, 'best'>, Compare> = {
  price_asc: (a, b) => byPrice(a, b) || byDuration(a, b),
  price_desc: (a, b) => byPrice(b, a) || byDuration(a, b),
  duration_asc: (a, b) => byDuration(a, b) || byPrice(a, b),
  departure_asc: (a, b) => byDeparture(a, b) || byPrice(a, b),
  departure_desc: (a, b) => byDeparture(b, a) || byPrice(a, b),
};

/** Weight of the duration against that of the price. */
const DURATION_WEIGHT = 0.5;
/**
 * Score of `best`, shown as «Recomendados»; the lowest is first. It is the price divided by the cheapest, plus half of the
 * duration divided by the shortest. Carrier and commission do not count.
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

/** Stable: equal groups stay in their order. */
export function sortFlights(groups: readonly FlightGroup[], orderBy: FlightOrder): FlightGroup[] {
  if (orderBy !== 'best') return [...groups].sort(comparisons[orderBy]);
  const score = scoreOf(groups);
  const scored = groups.map((group) => ({ group, score: score(group) }));
  return scored.sort((a, b) => a.score - b.score).map(({ group }) => group);
}
