import { noFilters, type FlightFilters } from '../results/flightFilters';
import type { FilterSeleted, FilterValues } from './flightState';

/** The filters of the address in the specification's fields; `bounds` stand for a price that is not selected. */
export function toFilterState(
  filters: FlightFilters,
  bounds: [number, number],
): { filterValues: FilterValues; filterSeleted: FilterSeleted } {
  const { times, scales, luggage, airlines, orderBy, price } = filters;
  return {
    filterValues: { times, scales, luggage, airlines, orderBy, price: price ?? bounds },
    filterSeleted: {
      times: times.some((bands) => bands.length > 0),
      scales: scales.length > 0,
      luggage: luggage.length > 0,
      airlines: airlines.length > 0,
      orderBy: orderBy !== noFilters.orderBy,
      price: price !== null,
    },
  };
}
