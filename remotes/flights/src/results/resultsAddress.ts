import { MAX_FLIGHT_SEGMENTS } from '@tiquete/contracts/limits';
import type { FlightQuery } from '@tiquete/domain/searches/flights';
import { flightFilters, type FlightFilters } from '../model/flightFilters';
import { resultsUrl } from '../urls';

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
  return [
    ...chosen.map((key): [string, string] => ['flight', key]),
    ...flightFilters.write(filters),
  ];
}
/** Leaves out invalid values, so that a damaged link still shows flights. */
export function parseView(search: string): ResultsView {
  return {
    chosen: new URLSearchParams(search)
      .getAll('flight')
      .filter((key) => /^[A-Z0-9_-]{6,120}$/.test(key))
      .slice(0, MAX_FLIGHT_SEGMENTS),
    filters: flightFilters.read(search),
  };
}
