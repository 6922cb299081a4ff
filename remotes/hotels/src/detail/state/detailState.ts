import type { HotelDetailsResponse, HotelRoom, HotelTariff } from '@tiquete/contracts';
import type { Problem } from '@tiquete/platform';
import type { HotelQuery } from '../../search/hotelQuery';
import { queryKey } from '../../urls';

/** One hotel for one request: what the page's address names. */
export interface DetailStay {
  query: HotelQuery;
  hotelCode: string;
}
export type DetailPage = HotelDetailsResponse['data'];
/** `done`: the prices on screen are not the first ones; `stale`: they expired again, and the traveller says when to ask. */
export type Renewal = 'none' | 'running' | 'done' | 'failed' | 'stale';
export type HotelDetail =
  | { phase: 'idle' }
  | { phase: 'opening'; stay: DetailStay }
  | {
      phase: 'ready';
      stay: DetailStay;
      page: DetailPage;
      renewal: Renewal;
      /** The tariff chosen before is not sold any more. */
      isChoiceGone: boolean;
    }
  | { phase: 'failed'; stay: DetailStay; problem: Problem };
/** A tariff and the room it is of. */
export interface ChosenTariff {
  room: HotelRoom;
  tariff: HotelTariff;
}

export function stayKey({ query, hotelCode }: DetailStay): string {
  return `${hotelCode}?${queryKey(query)}`;
}
/** True while the store holds this stay with prices that stand, or is about to. `now` in milliseconds. */
export function isOpen(detail: HotelDetail, stay: DetailStay, now: number): boolean {
  if (detail.phase !== 'opening' && detail.phase !== 'ready') return false;
  if (stayKey(detail.stay) !== stayKey(stay)) return false;
  return detail.phase === 'opening' || Date.parse(detail.page.expires_at) > now;
}
