import type { ApiResponse } from '@tiquete/contracts';
import type { Database } from '../../db/database';
import { addressKey } from '../../lib/counters/addressKey';
import type { Counters, Limit } from '../../lib/counters/rule';
import { AppError } from '../../lib/errors';
import { BOOKING_COLUMNS, type BookingRow, type PeopleCipher, record } from '../checkout';
import { codeCandidates } from './codeSearch';

const HOUR_SECONDS = 3600;
const PER_ACCOUNT: Limit = { free: 10, windowSeconds: HOUR_SECONDS, wait: 'rest-of-window' };
const PER_ADDRESS: Limit = { free: 30, windowSeconds: HOUR_SECONDS, wait: 'rest-of-window' };

export interface Claim {
  brandId: string;
  userId: string;
  ip: string;
  /** As the traveller typed it. */
  code: string;
  email: string;
}
/** A guest's booking for whoever knows its code and its e-mail. @throws AppError BOOKING_NOT_CLAIMED, RATE_LIMITED */
export type ClaimBooking = (claim: Claim) => Promise<ApiResponse<'POST bookings/claims'>['data']>;

interface Parts {
  db: Database;
  cipher: PeopleCipher;
  counters: Counters;
  clock: () => Date;
}
export const createClaims =
  ({ db, cipher, counters, clock }: Parts): ClaimBooking =>
  async ({ brandId, userId, ip, code, email }) => {
    const takes = [
      { key: `claim:${userId}`, limit: PER_ACCOUNT },
      { key: addressKey('claim', ip), limit: PER_ADDRESS },
    ];
    // Every attempt counts as a failure from the start, so that a hundred at once count as a hundred.
    const taken = await counters.take(brandId, takes, clock());
    if (!taken.isAllowed)
      throw new AppError('RATE_LIMITED', {
        headers: { 'retry-after': String(taken.retryAfterSeconds) },
      });
    const claimed = await db.withBrand(brandId, async (tx) => {
      const rows = await tx.query<BookingRow>(
        `select ${BOOKING_COLUMNS} from bookings where brand = $1 and code = any($2) and (user_id is null or user_id = $3)`,
        [brandId, codeCandidates(code), userId],
      );
      const booking = rows.find((row) =>
        isSame(cipher.open(row.people, row.id).customer.email, email),
      );
      if (!booking || booking.user_id === userId) return booking;
      const mine = await tx.query(
        "update bookings set user_id = $2 where id = $1 and user_id is null and brand = current_setting('app.brand', true) returning id",
        [booking.id, userId],
      );
      if (mine.length === 0) return undefined;
      await record(tx, { brand: brandId, bookingId: booking.id, at: clock(), code: 'CLAIMED' });
      return booking;
    });
    if (!claimed) throw new AppError('BOOKING_NOT_CLAIMED');
    for (const { key, limit } of takes) await counters.undo(brandId, key, limit);
    return { id: claimed.id, code: claimed.code };
  };

const isSame = (one: string, other: string) => plain(one) === plain(other);
const plain = (email: string) => email.normalize('NFKC').trim().toLowerCase();
