import { noFilters, type FlightFilters } from './flightFilters';

/** Field names of the specification, section 3. */
interface FilterValues extends FlightFilters {
  /** Whole pesos of the offer. */
  price: [min: number, max: number];
}
/** True for each filter value that the traveller has chosen. */
type FilterSeleted = Record<keyof FilterValues, boolean>;
export interface FilterState {
  filterValues: FilterValues;
  filterSeleted: FilterSeleted;
}
/** Price filter without a selection. */
const NO_PRICE: [min: number, max: number] = [0, 0];

/** Filters and order of the address, in the specification's fields. `orderBy` is the present order, chosen or default. */
export function toFilterState(filters: FlightFilters): FilterState {
  const { times, scales, luggage, airlines, orderBy, price } = filters;
  return {
    filterValues: {
      times,
      scales,
      luggage,
      airlines,
      orderBy,
      price: price ?? NO_PRICE,
    },
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
export function fromFilterState({
  filterValues: values,
  filterSeleted: isSeleted,
}: FilterState): FlightFilters {
  return {
    times: isSeleted.times ? values.times : [],
    scales: isSeleted.scales ? values.scales : [],
    luggage: isSeleted.luggage ? values.luggage : [],
    airlines: isSeleted.airlines ? values.airlines : [],
    price: isSeleted.price ? values.price : null,
    orderBy: isSeleted.orderBy ? values.orderBy : noFilters.orderBy,
  };
}
