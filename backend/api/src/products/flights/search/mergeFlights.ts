import { deserialize } from 'node:v8';
import {
  type FlightDictionaries,
  type FlightOffer,
  type FlightSearchResponse,
  SHARED_FROM_SEGMENTS,
} from '@tiquete/contracts';
import { packAnswer } from '../../../lib/search/readyAnswer';
import type { Task } from '../../../lib/threads/threads';
import { fillDictionaries } from './fillDictionaries';
import { mergeOffers } from './mergeOffers';
import { readAirports } from '../places/airportTable';
import { shareFares } from './shareFares';

export interface MergeFlightsInput {
  /** Each supplier's offers as `readFlights` serialized them, ordered by priority. */
  lists: Uint8Array[];
  dictionaries: FlightDictionaries[];
  /** Ids of the offers that earlier parts showed. */
  shown: string[];
  meta: Omit<FlightSearchResponse['meta'], 'count'>;
  warnings: FlightSearchResponse['warnings'];
  /** Segments of the search. */
  segments: number;
}
export interface MergedFlights {
  /** The contract's answer, by `packAnswer`. */
  packed: Uint8Array;
  /** Positions of its offers, cheapest first. */
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

/** The suppliers' offers as one compressed answer, cheapest first. */
export const mergeFlights: Task<MergeFlightsInput, MergedFlights> = {
  name: 'mergeFlights',
  async run({ lists, dictionaries, shown, meta, warnings, segments }) {
    // Only `readFlights` writes these bytes.
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
