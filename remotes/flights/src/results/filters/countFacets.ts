import { filterTests } from './filterFlights';
import {
  DAY_BANDS,
  LUGGAGE,
  SCALES,
  type DayBand,
  type FilterGroup,
  type FlightFilters,
  type Luggage,
  type Scale,
} from '../../model/flightFilters';
import type { IndexedOffer } from '../list/indexOffers';

export interface FacetOption<T> {
  value: T;
  count: number;
}
export interface Facets {
  /** Lowest and highest total among all offers, whole pesos. */
  price: { min: number; max: number };
  /** One list for each itinerary from the step's on, with its number in the journey. */
  times: { index: number; options: FacetOption<DayBand>[] }[];
  scales: FacetOption<Scale>[];
  luggage: FacetOption<Luggage>[];
  /** Carriers, the one with most flights first. */
  airlines: FacetOption<string>[];
}

/**
 * Options of each filter group, each with the number of cards that pass the other groups' filters. An active option without
 * cards is listed with 0. `from` is the step's itinerary.
 */
export function countFacets(
  offers: readonly IndexedOffer[],
  filters: FlightFilters,
  from: number,
): Facets {
  const tests = filterTests(filters, from);
  const cards = new Map<string, Set<string>>();
  const all = new Map<string, number>();
  const price = { min: Infinity, max: 0 };
  for (const indexed of offers) {
    const { offer, group } = indexed;
    price.min = Math.min(price.min, offer.totalPrice);
    price.max = Math.max(price.max, offer.totalPrice);
    const failed = tests.filter(([, passes]) => !passes(indexed)).map(([name]) => name);
    const isCounted = (name: FilterGroup) =>
      failed.length === 0 || (failed.length === 1 && failed[0] === name);
    const put = (name: FilterGroup, option: string) => {
      const counted = cards.get(option) ?? new Set();
      cards.set(option, isCounted(name) ? counted.add(group) : counted);
    };
    indexed.bands.forEach((band, index) => put('times', `${index}:${band}`));
    put('scales', indexed.scale);
    indexed.luggage.forEach((bag) => put('luggage', bag));
    for (const code of new Set(indexed.airlines.flat())) {
      put('airlines', `*${code}`);
      all.set(code, (all.get(code) ?? 0) + 1);
    }
  }
  const option = <T extends string>(value: T, key: string = value): FacetOption<T>[] => {
    const counted = cards.get(key);
    return counted ? [{ value, count: counted.size }] : [];
  };
  const itineraries = offers[0]?.bands.length ?? 0;
  return {
    price: offers.length === 0 ? { min: 0, max: 0 } : price,
    times: Array.from({ length: itineraries }, (_, index) => ({
      index: index + from,
      options: DAY_BANDS.flatMap((band) => option(band, `${index}:${band}`)),
    })),
    scales: SCALES.flatMap((scale) => option(scale)),
    luggage: LUGGAGE.flatMap((bag) => option(bag)),
    airlines: [...all].sort(([, a], [, b]) => b - a).flatMap(([code]) => option(code, `*${code}`)),
  };
}
