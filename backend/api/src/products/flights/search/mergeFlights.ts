import { deserialize } from 'node:v8';
import {
  type FlightDictionaries,
  type FlightOffer,
  type FlightSearchResponse,
  SHARED_FROM_SEGMENTS,
  type SharedFlightSearchResponse,
} from '@tiquete/contracts';
import { packAnswer } from '../../../lib/search/readyAnswer';
import type { Task } from '../../../lib/threads/threads';
import { fillDictionaries } from './fillDictionaries';
import { mergeOffers } from './mergeOffers';
import { readAirports } from '../places/airportTable';

export interface MergeFlightsInput {
  /** Offers of each supplier as `readFlights` serialized them, in the order of priority. */
  lists: Uint8Array[];
  dictionaries: FlightDictionaries[];
  /** Ids of the offers that earlier partial results contained. */
  shown: string[];
  meta: Omit<FlightSearchResponse['meta'], 'count'>;
  warnings: FlightSearchResponse['warnings'];
  /** Number of segments in the search. */
  segments: number;
}
export interface MergedFlights {
  /** Search answer in the contract's shape, packed by `packAnswer`. */
  packed: Uint8Array;
  /** Positions of the offers in `packed`, cheapest first. */
  ids: string[];
  /** Lowest price of one adult in whole pesos; null without offers. */
  lowest: number | null;
}

/** Empty input that only starts the threads. */
export const NO_FLIGHTS: MergeFlightsInput = {
  lists: [],
  dictionaries: [],
  shown: [],
  meta: { sessionCode: '', expires_at: '', complete: true, sources: [], travelers: [] },
  warnings: undefined,
  segments: 1,
};

/** Task that merges the offers of all suppliers into one compressed answer, cheapest first. */
export const mergeFlights: Task<MergeFlightsInput, MergedFlights> = {
  name: 'mergeFlights',
  async run({ lists, dictionaries, shown, meta, warnings, segments }) {
    // The bytes were serialized by `readFlights`, so they are parsed without a check.
    const offers = mergeOffers(
      lists.map((bytes): FlightOffer[] => deserialize(bytes)),
      new Set(shown),
    );
    const answer: FlightSearchResponse = {
      data: offers,
      meta: { count: offers.length, ...meta },
      dictionaries: fillDictionaries(await readAirports(), offers, dictionaries),
      ...(warnings && { warnings }),
    };
    return {
      packed: await packAnswer(segments < SHARED_FROM_SEGMENTS ? answer : shareFares(answer)),
      ids: offers.map(({ id }) => id),
      lowest:
        offers.length > 0
          ? Math.min(...offers.map(({ price_per_adult }) => price_per_adult))
          : null,
    };
  },
};

/**
 * Lists each distinct price and fare detail once in the answer. Otherwise nine travellers repeat them for every flight of
 * every offer.
 */
function shareFares({
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

/** List of distinct values, in the order of their first occurrence. */
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
