import { dayNumber, dayOf } from '../calendar/day';
import type { Party, Stay } from '../pricing/types';
import { invalidParams } from './errors';
import type { StayRequest } from './requestSchema';

const MAX_NIGHTS = 30;
const MAX_DAYS_AHEAD = 730;

/** Query for a hotel: a stay in rooms with equal guests, which are counted together. */
export interface DoSearch {
  stay: Stay;
  parties: Party[];
  searchedOn: number;
}

/**
 * Parses a stay. @throws DoError invalid_params for one in the past, with days in the wrong order, too long or too far ahead
 */
export function doSearchOf({ checkin, checkout, guests }: StayRequest, now: Date): DoSearch {
  const [checkIn, checkOut, today] = [dayNumber(checkin), dayNumber(checkout), dayOf(now)];
  // In western time zones it may still be yesterday.
  if (checkIn < today - 1) throw invalidParams('checkin: must not be in the past');
  if (checkIn > today + MAX_DAYS_AHEAD)
    throw invalidParams(`checkin: must be within ${MAX_DAYS_AHEAD} days`);
  if (checkOut <= checkIn || checkOut - checkIn > MAX_NIGHTS)
    throw invalidParams(`checkout: must be 1 to ${MAX_NIGHTS} nights after checkin`);
  return { stay: { checkIn, checkOut }, parties: partiesOf(guests), searchedOn: today };
}

function partiesOf(guests: StayRequest['guests']): Party[] {
  const merged = new Map<string, Party>();
  for (const { adults, children } of guests) {
    const ages = [...children].sort((a, b) => a - b);
    const key = `${adults}~${ages.join('~')}`;
    merged.set(key, { rooms: (merged.get(key)?.rooms ?? 0) + 1, adults, ages });
  }
  return [...merged.values()];
}
