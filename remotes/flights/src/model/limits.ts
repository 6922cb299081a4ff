import type { Cabin } from '@tiquete/contracts';
import type { TripType } from './flightQuery';

/** Copied from the contract (`@tiquete/contracts`, flights). `limits.test.ts` compares them. */
export const MAX_SEGMENTS = 6;
export const MAX_SEATED = 9;
export const MAX_FLIGHT_DAYS_AHEAD = 330;
export const CHILD_FROM_AGE = 2;
/** Oldest age that the form requires: some airlines have a fare for travellers from twelve years on. */
export const OLDEST_MINOR = 17;
/** Fewest flights of a trip of several cities. */
export const MIN_CITIES = 2;
export const TRIP_TYPES: readonly TripType[] = ['ONE_WAY', 'ROUND_TRIP', 'MULTI_CITY'];
export const CABINS: readonly Cabin[] = ['ALL', 'ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'];
