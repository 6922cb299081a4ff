import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../lib/counters/addressKey';
import type { Counters, Limit } from '../../lib/counters/rule';
import { takeAll } from '../../lib/counters/takeAll';
import { isLoopbackAddress } from '../../http/isLoopbackAddress';

/** Limit of unpaid bookings in a quarter of an hour, because they block rooms and seats. */
const PER_ADDRESS: Limit = { free: 30, windowSeconds: 900, wait: 'rest-of-window' };

/** Counts a booking before it is made, even if it fails. @throws AppError RATE_LIMITED */
export type BookingLimit = (request: Pick<FastifyRequest, 'brand' | 'ip'>) => Promise<void>;

/** Calls from this machine are not counted: behind a proxy that forwards no addresses all callers would share one count. */
export const createBookingLimit =
  ({ counters, clock }: { counters: Counters; clock: () => Date }): BookingLimit =>
  async ({ brand, ip }) => {
    if (isLoopbackAddress(ip)) return;
    const takes = [{ key: addressKey('book', ip), limit: PER_ADDRESS }];
    await takeAll(counters, brand.id, takes, clock());
  };
