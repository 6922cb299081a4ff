import { hotelInstant } from '../calendar/offset';
import type { Hotel } from '../inventory/types';
import { chance } from '../random';
import type { Quote, RateClass, Stay } from './types';

export interface CancellationPolicy {
  /** Whole pesos that are retained from `from` on. */
  amount: number;
  /** Instant with the UTC offset of the hotel. */
  from: string;
}
const SALT = 8_000_000;
const HOURS = ['23:59:00', '18:00:00', '14:00:00'];

/**
 * Cancellation policies of a rate. A non-refundable rate retains everything from the day before the request, like the
 * vendor's: the start of that day is past in every time zone, while its last minute is not if UTC is a day ahead of the
 * hotel.
 */
export function policiesFor(
  hotel: Hotel,
  rateClass: RateClass,
  stay: Stay,
  searchedOn: number,
  { net, nights }: Quote,
): CancellationPolicy[] {
  if (rateClass === 'NRF')
    return [{ amount: net, from: hotelInstant(hotel.timeZone, searchedOn - 1, '00:00:00') }];
  const taste = chance(hotel.seed, SALT);
  const hour = HOURS[Math.floor(taste * 977) % HOURS.length] ?? '23:59:00';
  const isResort = hotel.accommodation === 'RESORT' || hotel.category.stars >= 4.5;
  const last = isResort ? 3 + Math.floor(taste * 5) : 1 + Math.floor(taste * 3);
  if (!isResort && taste < 0.5)
    return [
      { amount: nights[0] ?? net, from: hotelInstant(hotel.timeZone, stay.checkIn - last, hour) },
    ];
  const full = { amount: net, from: hotelInstant(hotel.timeZone, stay.checkIn - last, hour) };
  return isResort && taste > 0.4
    ? [
        {
          amount: Math.round(net / 2),
          from: hotelInstant(hotel.timeZone, stay.checkIn - last - 7, hour),
        },
        full,
      ]
    : [full];
}
