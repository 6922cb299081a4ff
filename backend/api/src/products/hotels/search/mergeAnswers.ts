import type { HotelScore, HotelSupplierCode } from '@tiquete/contracts';
import { packAnswer } from '../../../lib/search/readyAnswer';
import type { Task } from '../../../lib/threads/threads';
import { cardKey, type HotelSource } from './mergeHotels';
import { type ResultParts, toHotelResult } from './toHotelResult';

/** Facts about a displayed hotel that later steps need. */
export interface ShownHotel {
  supplier: HotelSupplierCode;
  hotelCode: string;
  min_rate: number;
  /** Code of its destination. */
  destination: string;
  reviews: HotelScore | null;
  sources: HotelSource[];
}
export interface MergedHotels {
  /** Search answer in the contract's shape, packed by `packAnswer`. */
  packed: Uint8Array;
  hotels: ShownHotel[];
  /** Lowest price of a night for all rooms in whole pesos; null without hotels. */
  lowestNight: number | null;
}

/** Task that merges the hotels of all suppliers into one compressed answer. */
export const mergeAnswers: Task<ResultParts, MergedHotels> = {
  name: 'mergeAnswers',
  async run(parts) {
    const { answer, sources } = toHotelResult(parts);
    const { hotels } = answer.data;
    return {
      packed: await packAnswer(answer),
      hotels: hotels.map((hotel) => ({
        supplier: hotel.supplier,
        hotelCode: hotel.hotelCode,
        min_rate: hotel.min_rate,
        destination: hotel.destination.code,
        reviews: hotel.reviews,
        sources: sources.get(cardKey(hotel)) ?? [],
      })),
      lowestNight:
        hotels.length > 0
          ? Math.min(...hotels.map(({ min_rate_per_night }) => min_rate_per_night))
          : null,
    };
  },
};
