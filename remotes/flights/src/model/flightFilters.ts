import type { LUGGAGE_FILTER, STOPS_FILTER } from '@tiquete/contracts';
import { toggled } from '@tiquete/search';

export type Scale = (typeof STOPS_FILTER)[number];
export type Luggage = (typeof LUGGAGE_FILTER)[number];
/** Six-hour bands of a departure's time: from 00:00, 06:00, 12:00 and 18:00. */
export const DAY_BANDS = ['DAWN', 'MORNING', 'AFTERNOON', 'NIGHT'] as const;
export type DayBand = (typeof DAY_BANDS)[number];
/** The specification's four orders, then two of ours. */
export const FLIGHT_ORDERS = [
  'price_desc',
  'price_asc',
  'departure_desc',
  'departure_asc',
  'best',
  'duration_asc',
] as const;
export type FlightOrder = (typeof FLIGHT_ORDERS)[number];

/** Filters and order of the results. An empty list and a null price filter nothing. */
export interface FlightFilters {
  /** Bands of departure, one list for each itinerary of the search. */
  times: DayBand[][];
  scales: Scale[];
  luggage: Luggage[];
  /** Codes of the carriers. */
  airlines: string[];
  /** Whole pesos of the complete offer, both ends included. */
  price: [min: number, max: number] | null;
  orderBy: FlightOrder;
}
export type FilterGroup = Exclude<keyof FlightFilters, 'orderBy'>;

export const noFilters: FlightFilters = {
  times: [],
  scales: [],
  luggage: [],
  airlines: [],
  price: null,
  orderBy: 'best',
};
export const SCALES: readonly Scale[] = ['DIRECT', 'ONE_STOP', 'TOW_MORE_STOPS'];
export const LUGGAGE: readonly Luggage[] = ['HAND', 'CHECKED'];

/** The bands with `band` of one itinerary switched. Empty lists at the end are left out. */
export function toggledTime(
  times: readonly DayBand[][],
  itinerary: number,
  band: DayBand,
): DayBand[][] {
  const lists = Array.from(
    { length: Math.max(times.length, itinerary + 1) },
    (_, index) => times[index] ?? [],
  );
  lists[itinerary] = toggled(lists[itinerary] ?? [], band);
  const last = lists.findLastIndex((list) => list.length > 0);
  return lists.slice(0, last + 1);
}
/** The filters without one group. Other groups are unchanged. */
export function withoutGroup(filters: FlightFilters, group: FilterGroup): FlightFilters {
  return { ...filters, [group]: noFilters[group] };
}
export function withoutFilters(filters: FlightFilters): FlightFilters {
  return { ...noFilters, orderBy: filters.orderBy };
}
