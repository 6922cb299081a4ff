import type { HotelDetailsResponse, HotelRoom, HotelTariff } from '@tiquete/contracts';
import { queryKey, type HotelQuery } from '@tiquete/domain/searches/hotels';
import type { Problem } from '@tiquete/platform';

/** One hotel and one search request, as in the address of its page. */
export interface DetailStay {
  query: HotelQuery;
  hotelCode: string;
}
export type DetailPage = HotelDetailsResponse['data'];
/** `done`: the page renewed its prices. `stale`: they expired again, and the traveller must renew them. */
export type Renewal = 'none' | 'running' | 'done' | 'failed' | 'stale';
export type HotelDetail =
  | { phase: 'idle' }
  | { phase: 'opening'; stay: DetailStay }
  | {
      phase: 'ready';
      stay: DetailStay;
      page: DetailPage;
      renewal: Renewal;
      /** True if the chosen tariff is no longer on sale. */
      isChoiceGone: boolean;
    }
  | { phase: 'failed'; stay: DetailStay; problem: Problem };
/** A tariff and its room. */
export interface ChosenTariff {
  room: HotelRoom;
  tariff: HotelTariff;
}

export function stayKey({ query, hotelCode }: DetailStay): string {
  return `${hotelCode}?${queryKey(query)}`;
}
/** True while the slice loads this stay or has it with current prices. `now` in milliseconds. */
export function isOpen(detail: HotelDetail, stay: DetailStay, now: number): boolean {
  if (detail.phase !== 'opening' && detail.phase !== 'ready') return false;
  if (stayKey(detail.stay) !== stayKey(stay)) return false;
  return detail.phase === 'opening' || Date.parse(detail.page.expires_at) > now;
}
