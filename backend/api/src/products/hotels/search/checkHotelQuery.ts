import {
  type HotelSearchQuery,
  MAX_HOTEL_DAYS_AHEAD,
  MAX_HOTEL_NIGHTS,
  MAX_HOTEL_ROOMS,
} from '@tiquete/contracts';
import { addDays, nightsBetween } from '@tiquete/domain';
import { requestsPesos } from '../../../money';
import { cachePerBody } from '../../../http/answers/knownBodies';
import { refuse } from '../../../lib/refuse';
import type { Destinations } from '../ports';
import { destinationsOf } from './queryKey';

/** The day at the destination on which a query was last checked. The query stays valid until that day ends. */
const soundOn = cachePerBody<HotelSearchQuery, string>();

/** Checks the rules of a search that a schema cannot express. @throws AppError naming the field */
export function checkHotelQuery(query: HotelSearchQuery, destinations: Destinations): void {
  const codes = destinationsOf(query);
  const today = destinations.today(codes[0]);
  const isSound = soundOn.get(query) === today;
  if (!isSound) checkTerms(query);
  const unknown = codes.findIndex((code) => destinations.isKnown(code) === false);
  if (unknown >= 0) refuse('UNKNOWN_DESTINATION', `/destination_code/${unknown}`);
  if (isSound) return;
  checkReach(query, today);
  soundOn.set(query, today);
}

function checkTerms(query: HotelSearchQuery): void {
  const { checkin, checkout, rooms, destination_code, Hotel_codes } = query;
  if (!requestsPesos(query)) refuse('CURRENCY_NOT_SOLD', '/coin_convert_to');
  if (destination_code.length === 0 && Hotel_codes.length === 0)
    refuse('MANDATORY_DATA_MISSING', '/destination_code');
  if (rooms.length > MAX_HOTEL_ROOMS) refuse('TOO_MANY_ROOMS', '/rooms');
  const nights = nightsBetween(checkin, checkout);
  if (nights < 1) refuse('CHECKOUT_BEFORE_CHECKIN', '/checkout');
  if (nights > MAX_HOTEL_NIGHTS) refuse('STAY_TOO_LONG', '/checkout');
}

function checkReach({ checkin }: HotelSearchQuery, today: string): void {
  if (checkin < today) refuse('CHECKIN_IN_PAST', '/checkin');
  if (checkin > addDays(today, MAX_HOTEL_DAYS_AHEAD)) refuse('DATE_TOO_FAR', '/checkin');
}
