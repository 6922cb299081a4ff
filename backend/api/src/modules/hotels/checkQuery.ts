import { type ErrorCode, type HotelSearchQuery, MAX_DAYS_AHEAD, MAX_NIGHTS, MAX_ROOMS } from '@tiquete/contracts';
import { addDays, nightsBetween } from '@tiquete/domain';
import { AppError } from '../../lib/errors';
import type { Destinations } from './ports';

const refuse = (code: ErrorCode, pointer: string): never => {
  throw new AppError(code, { source: { pointer } });
};

/** The rules that a schema cannot hold. @throws AppError naming the field. */
export function checkQuery(query: HotelSearchQuery, destinations: Destinations): void {
  const { checkin, checkout, destination_code, Hotel_codes } = query;
  if (destination_code.length === 0 && Hotel_codes.length === 0) refuse('MANDATORY_DATA_MISSING', '/destination_code');
  if (destination_code.length > 0 && Hotel_codes.length > 0) refuse('INVALID_FORMAT', '/Hotel_codes');
  if (query.rooms.length > MAX_ROOMS) refuse('TOO_MANY_ROOMS', '/rooms');
  const nights = nightsBetween(checkin, checkout);
  if (nights < 1) refuse('CHECKOUT_BEFORE_CHECKIN', '/checkout');
  if (nights > MAX_NIGHTS) refuse('STAY_TOO_LONG', '/checkout');
  const unknown = destination_code.findIndex((code) => destinations.isKnown(code) === false);
  if (unknown >= 0) refuse('UNKNOWN_DESTINATION', `/destination_code/${unknown}`);
  const today = destinations.today(destination_code[0]);
  if (checkin < today) refuse('CHECKIN_IN_PAST', '/checkin');
  if (checkin > addDays(today, MAX_DAYS_AHEAD)) refuse('DATE_TOO_FAR', '/checkin');
}
