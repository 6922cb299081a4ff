import { MAX_FLIGHT_SEGMENTS } from '@tiquete/contracts/limits';
import type { FlightQuery } from '../model/flightQuery';
import { resultsUrl } from '../urls';
import {
  DAY_BANDS,
  FLIGHT_ORDERS,
  LUGGAGE,
  noFilters,
  SCALES,
  type FlightFilters,
} from '../model/flightFilters';

/** State of the results page in its address, besides the search. */
export interface ResultsView {
  filters: FlightFilters;
  /** `itineraryKey` of each itinerary chosen so far. */
  chosen: string[];
}

export function viewUrl(query: FlightQuery, view: ResultsView): string {
  return resultsUrl(query, viewPairs(view));
}
export function viewPairs({ filters, chosen }: ResultsView): [string, string][] {
  const { times, scales, luggage, airlines, price, orderBy } = filters;
  const pairs: [string, string][] = chosen.map((key) => ['flight', key]);
  times.forEach((bands, index) => bands.forEach((band) => pairs.push([`times${index}`, band])));
  for (const scale of scales) pairs.push(['scales', scale]);
  for (const bag of luggage) pairs.push(['luggage', bag]);
  for (const airline of airlines) pairs.push(['airlines', airline]);
  if (price) pairs.push(['price', price.join('-')]);
  if (orderBy !== noFilters.orderBy) pairs.push(['orderBy', orderBy]);
  return pairs;
}
/** Leaves out invalid values, so that a damaged link still shows flights. */
export function parseView(search: string): ResultsView {
  const params = new URLSearchParams(search);
  const times = Array.from({ length: MAX_FLIGHT_SEGMENTS }, (_, index) =>
    DAY_BANDS.filter((band) => params.getAll(`times${index}`).includes(band)),
  );
  return {
    chosen: params
      .getAll('flight')
      .filter((key) => /^[A-Z0-9_-]{6,120}$/.test(key))
      .slice(0, MAX_FLIGHT_SEGMENTS),
    filters: {
      times: times.slice(0, times.findLastIndex((bands) => bands.length > 0) + 1),
      scales: SCALES.filter((scale) => params.getAll('scales').includes(scale)),
      luggage: LUGGAGE.filter((bag) => params.getAll('luggage').includes(bag)),
      airlines: [...new Set(params.getAll('airlines'))]
        .filter((code) => /^[A-Z0-9]{2}$/.test(code))
        .slice(0, 50),
      price: parsePrice(params.get('price')),
      orderBy: FLIGHT_ORDERS.find((order) => order === params.get('orderBy')) ?? noFilters.orderBy,
    },
  };
}
function parsePrice(text: string | null): [number, number] | null {
  const [, min, max] = /^(\d{1,12})-(\d{1,12})$/.exec(text ?? '') ?? [];
  return min && max && Number(min) <= Number(max) ? [Number(min), Number(max)] : null;
}
