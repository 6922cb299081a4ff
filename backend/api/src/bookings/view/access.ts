import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BookingRow } from '../repository';
import { createSignedList, type ListKind, type SignedList } from './signedList';

const BOOKINGS: ListKind = {
  name: 'bookings',
  purpose: 'booking-access',
  lifetimeSeconds: 24 * 3600,
  max: 10,
};
/** Prebookings of a browser. Expired ones remain in the list, so that the visitor learns that they have expired. */
const PREBOOKINGS: ListKind = {
  name: 'prebookings',
  purpose: 'prebooking-access',
  lifetimeSeconds: 3600,
  max: 10,
};
/** Guests' bookings that a browser found by code and e-mail. Their price can be read and paid. */
const LOOKUPS: ListKind = {
  name: 'lookups',
  purpose: 'booking-lookup',
  lifetimeSeconds: 2 * 3600,
  max: 5,
};
/** Quotes of packages. Each is valid for an hour. */
const QUOTES: ListKind = {
  name: 'quotes',
  purpose: 'package-quotes',
  lifetimeSeconds: 3600,
  max: 5,
};

/** A booking to open. Grants from before `access_revoked_at` are invalid. */
type Opened = Pick<BookingRow, 'id' | 'brand' | 'user_id'> &
  Partial<Pick<BookingRow, 'access_revoked_at' | 'joined_at'>>;
/**
 * Access to a booking: for its account, and for a day for the browser that made it as a guest's or opened it by a mailed link or
 * code. The browser has a signed list of its bookings in a cookie that scripts cannot read. Another brand does not accept it.
 */
export interface BookingAccess {
  isAllowed(request: FastifyRequest, booking: Opened): boolean;
  /** Lists a guest's booking in this browser. A signed-in traveller's booking needs no entry. */
  grant(request: FastifyRequest, reply: FastifyReply, bookingId: string): void;
  /** Lists the booking in this browser, signed in or not. Returns the end of the access. */
  open(request: FastifyRequest, reply: FastifyReply, bookingId: string): Date;
}

/** Creates the access to bookings. The first key signs, every key verifies. */
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

/** Creates the access to prebookings. They have their own list, so that they displace no booking. */
export const createPrebookingAccess = (
  keys: readonly [string, ...string[]],
  clock: () => Date,
): BookingAccess => createBookingAccess(keys, clock, PREBOOKINGS);

/** Creates the access to bookings that were found by code and e-mail, which shows less. */
export const createLookupAccess = (
  keys: readonly [string, ...string[]],
  clock: () => Date,
): BookingAccess => createBookingAccess(keys, clock, LOOKUPS);

/** Creates the list of a browser's quotes. */
export const createQuoteList = (
  keys: readonly [string, ...string[]],
  clock: () => Date,
): SignedList => createSignedList(keys, clock, QUOTES);

/** True for a guest's booking, even after it was added to an account: mailed links and the browser that made it open it. */
export const opensByMail = ({
  user_id,
  joined_at,
}: Pick<BookingRow, 'user_id'> & Partial<Pick<BookingRow, 'joined_at'>>): boolean =>
  user_id === null || (joined_at ?? null) !== null;
