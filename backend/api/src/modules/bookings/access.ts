import '@fastify/cookie';
import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isSameText } from '../../lib/privacy/isSameText';
import { type BookingRow, opensByMail } from '../checkout';

/** A browser's own list of one kind of thing. */
interface KeptList {
  /** Of the cookie. */
  name: string;
  /** Keeps a list from being taken for one of another kind. */
  purpose: string;
  lifetimeSeconds: number;
  max: number;
}
const BOOKINGS: KeptList = {
  name: 'bookings',
  purpose: 'booking-access',
  lifetimeSeconds: 24 * 3600,
  max: 10,
};
/** They live for a quarter of an hour; longer here, so that the visitor learns that one has expired. */
const PREBOOKINGS: KeptList = {
  name: 'prebookings',
  purpose: 'prebooking-access',
  lifetimeSeconds: 3600,
  max: 10,
};
/** Of who named a guest booking's code and e-mail: enough to see what it costs and to pay it. */
const LOOKUPS: KeptList = {
  name: 'lookups',
  purpose: 'booking-lookup',
  lifetimeSeconds: 2 * 3600,
  max: 5,
};
/** Ids with the second in which each ends. */
const grantsSchema = z.array(z.tuple([z.uuid(), z.int()]));
type Grants = z.infer<typeof grantsSchema>;

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
  list: KeptList = BOOKINGS,
): BookingAccess {
  const nameOf = (request: FastifyRequest) =>
    isSecure(request) ? `__Host-${list.name}` : list.name;
  const sign = (key: string, payload: string, brandId: string) =>
    createHmac('sha256', key).update(`${list.purpose}|${brandId}|${payload}`).digest('base64url');
  const seconds = () => Math.floor(clock().getTime() / 1000);

  const readGrants = (request: FastifyRequest): Grants => {
    const [payload = '', signature = ''] = (request.cookies[nameOf(request)] ?? '').split('.');
    const isSigned = keys.some((key) =>
      isSameText(sign(key, payload, request.brand.id), signature),
    );
    if (!isSigned) return [];
    const now = seconds();
    return grantsSchema
      .parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
      .filter(([, ends]) => ends > now);
  };
  const access: BookingAccess = {
    isAllowed(request, booking) {
      if (booking.brand !== request.brand.id) return false;
      if (booking.user_id !== null && request.session?.user.id === booking.user_id) return true;
      if (!opensByMail(booking)) return false;
      const revoked = (booking.access_revoked_at?.getTime() ?? 0) / 1000;
      return readGrants(request).some(
        ([id, ends]) => id === booking.id && ends - list.lifetimeSeconds > revoked,
      );
    },
    grant(request, reply, bookingId) {
      if (!request.session) access.open(request, reply, bookingId);
    },
    open(request, reply, bookingId) {
      const others = readGrants(request).filter(([id]) => id !== bookingId);
      const ends = seconds() + list.lifetimeSeconds;
      const grants: Grants = [...others.slice(1 - list.max), [bookingId, ends]];
      const payload = Buffer.from(JSON.stringify(grants)).toString('base64url');
      reply.setCookie(nameOf(request), `${payload}.${sign(keys[0], payload, request.brand.id)}`, {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: isSecure(request),
        maxAge: list.lifetimeSeconds,
      });
      return new Date(ends * 1000);
    },
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

// The prefix needs Secure; plain http is served on this machine only.
const isSecure = (request: FastifyRequest) => request.protocol === 'https';
