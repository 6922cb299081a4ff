import type { Cabin } from '@tiquete/contracts';
import type { TripType } from './flightQuery';

/** As the contract has them (`@tiquete/contracts`, flights); `limits.test.ts` holds the two together. */
export const MAX_SEGMENTS = 6;
export const MAX_SEATED = 9;
export const MAX_FLIGHT_DAYS_AHEAD = 330;
export const CHILD_FROM_AGE = 2;
/** Until here an age is asked for: some airlines have a price for those from twelve years on. */
export const OLDEST_MINOR = 17;
/** Trips of several cities have two flights at least. */
export const MIN_CITIES = 2;
export const TRIP_TYPES: readonly TripType[] = ['ONE_WAY', 'ROUND_TRIP', 'MULTI_CITY'];
export const CABINS: readonly Cabin[] = ['ALL', 'ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'];
