import { noFilters, type FlightFilters } from './flightFilters';

/** Field names of the specification, section 3. */
interface FilterValues extends FlightFilters {
  /** Whole pesos of the offer. */
  price: [min: number, max: number];
}
/** Which of the filter values count; the others are left over. */
type FilterSeleted = Record<keyof FilterValues, boolean>;
export interface FilterState {
  filterValues: FilterValues;
  filterSeleted: FilterSeleted;
}
/** Stand for a price and an order while none is selected; the page then has an order of its own. */
const NO_PRICE: [min: number, max: number] = [0, 0];
const NO_ORDER = 'price_asc';

/** What the address narrows and orders by, in the specification's fields. */
export function toFilterState(filters: FlightFilters): FilterState {
  const { times, scales, luggage, airlines, orderBy, price } = filters;
  const isOrdered = orderBy !== noFilters.orderBy;
  return {
    filterValues: {
      times,
      scales,
      luggage,
      airlines,
      orderBy: isOrdered ? orderBy : NO_ORDER,
      price: price ?? NO_PRICE,
    },
    filterSeleted: {
      times: times.some((bands) => bands.length > 0),
      scales: scales.length > 0,
      luggage: luggage.length > 0,
      airlines: airlines.length > 0,
      orderBy: isOrdered,
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
