import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../lib/counters/addressKey';
import type { Counters, Limit } from '../../lib/counters/rule';
import { takeAll } from '../../lib/counters/takeAll';
import { isLoopbackAddress } from '../../lib/server/isLoopbackAddress';

/** Unpaid bookings keep rooms and seats from others, so their number in a quarter of an hour is limited. */
const PER_ADDRESS: Limit = { free: 30, windowSeconds: 900, wait: 'rest-of-window' };

/** Counts a booking that is about to be made, whether it succeeds or not. @throws AppError RATE_LIMITED */
export type BookingLimit = (request: Pick<FastifyRequest, 'brand' | 'ip'>) => Promise<void>;

/** Calls from this machine are not counted: behind a proxy that forwards no addresses everybody would share one count. */
export const createBookingLimit =
  ({ counters, clock }: { counters: Counters; clock: () => Date }): BookingLimit =>
  async ({ brand, ip }) => {
    if (isLoopbackAddress(ip)) return;
    const takes = [{ key: addressKey('book', ip), limit: PER_ADDRESS }];
    await takeAll(counters, brand.id, takes, clock());
  };
