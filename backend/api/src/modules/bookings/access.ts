import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BookingRow } from './repository';
import { opensByMail } from '../checkout';
import { createSignedList, type ListKind, type SignedList } from './signedList';

const BOOKINGS: ListKind = {
  name: 'bookings',
  purpose: 'booking-access',
  lifetimeSeconds: 24 * 3600,
  max: 10,
};
/** They live for a quarter of an hour; longer here, so that the visitor learns that one has expired. */
const PREBOOKINGS: ListKind = {
  name: 'prebookings',
  purpose: 'prebooking-access',
  lifetimeSeconds: 3600,
  max: 10,
};
/** Of who named a guest booking's code and e-mail: enough to see what it costs and to pay it. */
const LOOKUPS: ListKind = {
  name: 'lookups',
  purpose: 'booking-lookup',
  lifetimeSeconds: 2 * 3600,
  max: 5,
};
/** Quotes of packages, each of which is good for an hour. */
const QUOTES: ListKind = {
  name: 'quotes',
  purpose: 'package-quotes',
  lifetimeSeconds: 3600,
  max: 5,
};

/** `access_revoked_at`: grants from before it count no more. */
type Opened = Pick<BookingRow, 'id' | 'brand' | 'user_id'> &
  Partial<Pick<BookingRow, 'access_revoked_at' | 'joined_at'>>;
/**
 * Who may see a booking: the traveller it belongs to, and for a day the browser that made it as a guest's or opened it with
 * what its mailbox got. The browser holds a signed list of its bookings that no script can read; it is worth nothing on
 * another brand.
 */
export interface BookingAccess {
  isAllowed(request: FastifyRequest, booking: Opened): boolean;
  /** After a guest's prebooking, also when it is repeated; a signed-in traveller's booking needs none. */
  grant(request: FastifyRequest, reply: FastifyReply, bookingId: string): void;
  /** Whoever is signed in. Returns when it ends. */
  open(request: FastifyRequest, reply: FastifyReply, bookingId: string): Date;
}

/** The first key signs, all verify. */
export function createBookingAccess(
  keys: readonly [string, ...string[]],
  clock: () => Date,
  list: ListKind = BOOKINGS,
): BookingAccess {
  const grants = createSignedList(keys, clock, list);
  const access: BookingAccess = {
    isAllowed(request, booking) {
      if (booking.brand !== request.brand.id) return false;
      if (booking.user_id !== null && request.session?.user.id === booking.user_id) return true;
      if (!opensByMail(booking)) return false;
      const revoked = (booking.access_revoked_at?.getTime() ?? 0) / 1000;
      return grants
        .read(request)
        .some(([id, ends]) => id === booking.id && ends - list.lifetimeSeconds > revoked);
    },
    grant(request, reply, bookingId) {
      if (!request.session) access.open(request, reply, bookingId);
    },
    open: (request, reply, bookingId) => grants.add(request, reply, bookingId),
  };
  return access;
}

/** The same for prebookings, in a list of their own: they must not push a booking off its list. */
export const createPrebookingAccess = (
  keys: readonly [string, ...string[]],
  clock: () => Date,
): BookingAccess => createBookingAccess(keys, clock, PREBOOKINGS);

/** And for what was looked up by code and e-mail, which opens less. */
export const createLookupAccess = (
  keys: readonly [string, ...string[]],
  clock: () => Date,
): BookingAccess => createBookingAccess(keys, clock, LOOKUPS);

/** The quotes that a browser was given, in a list of their own. */
export const createQuoteList = (
  keys: readonly [string, ...string[]],
  clock: () => Date,
): SignedList => createSignedList(keys, clock, QUOTES);
