import { type ApiResponse, CONFIRM_LINK_HOURS } from '@tiquete/contracts';
import type { Database } from '../../db/database';
import { addressKey } from '../../lib/counters/addressKey';
import type { Counters, Limit } from '../../lib/counters/rule';
import { takeAll } from '../../lib/counters/takeAll';
import { AppError } from '../../lib/errors';
import { maskEmail } from '../../lib/privacy/maskEmail';
import type { ResolvedSession } from '../../requestTypes';
import { claimGuestBooking, issueLink } from '../../accounts';
import { digest, normalizeEmail } from '../../accounts';
import type { BookingRow } from '../repository';
import type { PeopleCipher } from '../people/peopleCipher';
import type { Mail } from '../../mail';
import { codeTakes, findByCode } from './codeSearch';

const HOUR_SECONDS = 3600;
const PER_ACCOUNT: Limit = { free: 10, windowSeconds: HOUR_SECONDS, wait: 'rest-of-window' };
const PER_ADDRESS: Limit = { free: 30, windowSeconds: HOUR_SECONDS, wait: 'rest-of-window' };
const PER_MAILBOX: Limit = { free: 3, windowSeconds: HOUR_SECONDS, wait: 'rest-of-window' };

export interface Claim {
  own: ResolvedSession;
  ip: string;
  /** Code of the booking, as typed. */
  code: string;
  email: string;
}
/**
 * Adds a guest's booking to the account that names its code and address: at once when the account has that address. Otherwise a
 * link is mailed to the address, and its reader decides. @throws AppError BOOKING_NOT_CLAIMED, RATE_LIMITED
 */
export type ClaimBooking = (claim: Claim) => Promise<ApiResponse<'POST bookings/claims'>['data']>;

interface Parts {
  db: Database;
  cipher: PeopleCipher;
  counters: Counters;
  clock: () => Date;
  mail: Mail;
}
export const createClaims = ({ db, cipher, counters, clock, mail }: Parts): ClaimBooking => {
  const sendClaimLink = async ({ brandId, user }: ResolvedSession, booking: BookingRow) => {
    const { customer } = cipher.open(booking.people, booking.id);
    const to = normalizeEmail(customer.email);
    const takes = [{ key: `mailbox-claim:${digest(to)}`, limit: PER_MAILBOX }];
    await takeAll(counters, brandId, takes, clock());
    await db.withBrand(brandId, async (tx) => {
      const url = await issueLink(tx, {
        brandId,
        userId: user.id,
        purpose: 'CLAIM',
        data: { booking: booking.id },
        now: clock(),
      });
      await mail.enqueue(tx, {
        brand: brandId,
        to,
        template: 'account.claim',
        data: {
          name: customer.name,
          url,
          hours: CONFIRM_LINK_HOURS,
          code: booking.code,
          account: maskEmail(user.email),
        },
      });
    });
    return maskEmail(to);
  };
  return async ({ own, ip, code, email }) => {
    const { brandId, user } = own;
    const takes = [
      { key: `claim:${user.id}`, limit: PER_ACCOUNT },
      { key: addressKey('claim', ip), limit: PER_ADDRESS },
    ];
    // An attempt counts as failed until it succeeds, so that simultaneous ones all count.
    await takeAll(counters, brandId, takes, clock());
    const ofBooking = await db.withBrand(brandId, (tx) => codeTakes(tx, brandId, code));
    await takeAll(counters, brandId, ofBooking, clock());
    const booking = await db.withBrand(brandId, (tx) =>
      findByCode(tx, cipher, brandId, { code, email }),
    );
    const isOwn = booking?.user_id === user.id;
    if (!booking || (booking.user_id !== null && !isOwn)) throw new AppError('BOOKING_NOT_CLAIMED');
    const isOwnAddress = normalizeEmail(email) === normalizeEmail(user.email);
    const sentTo = isOwn || isOwnAddress ? null : await sendClaimLink(own, booking);
    if (isOwnAddress && !isOwn)
      await db.withBrand(brandId, (tx) =>
        claimGuestBooking(tx, { brandId, bookingId: booking.id, userId: user.id, now: clock() }),
      );
    for (const { key, limit } of [...takes, ...ofBooking]) await counters.undo(brandId, key, limit);
    return { id: sentTo === null ? booking.id : null, code: booking.code, sent_to: sentTo };
  };
};
