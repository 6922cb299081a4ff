import type { FlightSearchResponse, SharedFlightSearchResponse } from '@tiquete/contracts';

/**
 * The same answer with each distinct price and fare detail once: nine travellers repeat them for every flight of every offer.
 */
export function shareFares({
  data,
  dictionaries,
  ...answer
}: FlightSearchResponse): SharedFlightSearchResponse {
  type Pricing = FlightSearchResponse['data'][number]['travelerPricings'][number];
  const prices = createList<Pricing['price']>();
  const fareDetails = createList<Pricing['fareDetailsBySegment'][number]>();
  return {
    ...answer,
    data: data.map((offer) => ({
      ...offer,
      travelerPricings: offer.travelerPricings.map((pricing) => ({
        ...pricing,
        price: prices.placeOf(pricing.price),
        fareDetailsBySegment: pricing.fareDetailsBySegment.map(fareDetails.placeOf),
      })),
    })),
    dictionaries: { ...dictionaries, prices: prices.values, fareDetails: fareDetails.values },
  };
}

/** Distinct values in the order of their first occurrence. */
function createList<Value>() {
  const values: Value[] = [];
  const places = new Map<string, number>();
  return {
    values,
    placeOf(value: Value): number {
      const key = JSON.stringify(value);
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, values.length);
      return values.push(value) - 1;
    },
  };
}
