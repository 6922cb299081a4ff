import {
  BOOKING_CODE_MINUTES,
  type BookingGlimpse,
  bookingGlimpseSchema,
} from '@tiquete/contracts';
import type { Database } from '../../db/database';
import { addressKey } from '../../lib/counters/addressKey';
import type { Counters, Limit } from '../../lib/counters/rule';
import { takeAll } from '../../lib/counters/takeAll';
import { AppError } from '../../lib/errors';
import { maskEmail } from '../../lib/privacy/maskEmail';
import { refuse } from '../../lib/refuse';
import { digest, normalizeEmail } from '../../accounts';
import { opensByMail } from '../view/access';
import { type PeopleCipher } from '../people/peopleCipher';
import type { Mail } from '../../mail';
import { codeTakes, findByCode } from '../view/codeSearch';
import { type BookingRow, findListedBooking, readInstalments } from '../repository';
import { toBookingSummary } from '../view/toSummary';
import type { BookingKeys } from './bookingKeys';

const HOUR_SECONDS = 3600;
const limit = (free: number, windowSeconds: number): Limit => ({
  free,
  windowSeconds,
  wait: 'rest-of-window',
});
/** Limit of look-ups from one network address, which many people may share. */
const PER_ADDRESS = limit(30, HOUR_SECONDS);
/** Limit of mails with a code to one mailbox, for all its bookings. */
const CODES_AN_HOUR = limit(3, HOUR_SECONDS);
/** Limit of attempts at a code. It has a million values, of which at most ten can be tried in a day. */
const TRIES = limit(5, 900);
const TRIES_A_DAY = limit(10, 24 * HOUR_SECONDS);

interface Parts {
  db: Database;
  cipher: PeopleCipher;
  counters: Counters;
  clock: () => Date;
  mail: Mail;
  keys: BookingKeys;
}

/** Access of guests to their bookings without an account. */
export function createGuestBookings({ db, cipher, counters, clock, mail, keys }: Parts) {
  /** Runs an attempt, which counts as failed until it succeeds, so that simultaneous ones all count. */
  const counted = async <T>(
    brandId: string,
    takes: { key: string; limit: Limit }[],
    attempt: () => Promise<T>,
  ): Promise<T> => {
    await takeAll(counters, brandId, takes, clock());
    const done = await attempt();
    for (const { key, limit: one } of takes) await counters.undo(brandId, key, one);
    return done;
  };
  const glimpse = (brandId: string, id: string) =>
    db.withBrand(brandId, async (tx) => {
      const row = await findListedBooking(tx, { id, brand: brandId });
      if (!row) throw new AppError('NOT_FOUND');
      // The schema drops people and locator.
      return bookingGlimpseSchema.parse(
        toBookingSummary(row, await readInstalments(tx, row), clock()),
      );
    });
  return {
    /**
     * Finds a booking by code and e-mail.
     * @throws AppError BOOKING_NOT_FOUND, the same for a wrong code, a wrong address and an account's booking; RATE_LIMITED
     */
    lookUp: (brandId: string, ip: string, code: string, email: string): Promise<BookingGlimpse> =>
      counted(brandId, [{ key: addressKey('lookup', ip), limit: PER_ADDRESS }], async () => {
        const takes = await db.withBrand(brandId, (tx) => codeTakes(tx, brandId, code));
        return counted(brandId, takes, async () => {
          const found = await db.withBrand(brandId, (tx) =>
            findByCode(tx, cipher, brandId, { code, email }),
          );
          if (!found || !opensByMail(found)) throw new AppError('BOOKING_NOT_FOUND');
          return glimpse(brandId, found.id);
        });
      }),
    glimpse: ({ brand, id }: BookingRow): Promise<BookingGlimpse> => glimpse(brand, id),
    /** Mails a code to the buyer. Returns the masked address. @throws AppError RATE_LIMITED */
    async sendCode(booking: BookingRow): Promise<{ sent_to: string; valid_minutes: number }> {
      const { brand, id, code } = booking;
      const { customer } = cipher.open(booking.people, id);
      const to = normalizeEmail(customer.email);
      const takes = [{ key: `mailbox-code:${digest(to)}`, limit: CODES_AN_HOUR }];
      await takeAll(counters, brand, takes, clock());
      await db.withBrand(brand, async (tx) =>
        mail.enqueue(tx, {
          brand,
          to,
          template: 'account.code',
          data: {
            name: customer.name,
            code,
            digits: await keys.issueCode(tx, booking),
            minutes: BOOKING_CODE_MINUTES,
          },
        }),
      );
      return { sent_to: maskEmail(to), valid_minutes: BOOKING_CODE_MINUTES };
    },
    /** Checks a mailed link. @throws AppError LINK_INVALID, RATE_LIMITED */
    checkLink: (booking: BookingRow | null, brandId: string, ip: string, token: string) =>
      counted(brandId, [{ key: addressKey('booking-link', ip), limit: PER_ADDRESS }], async () => {
        if (!booking || !opensByMail(booking) || !(await keys.isGoodLink(booking, token)))
          throw new AppError('LINK_INVALID');
      }),
    /** Returns the buyer's e-mail. */
    addressOf: ({ id, people }: BookingRow) => cipher.open(people, id).customer.email,
    /** Checks a mailed code, which is then used up. @throws AppError BOOKING_CODE_WRONG, RATE_LIMITED */
    checkCode: (booking: BookingRow, code: string) =>
      counted(
        booking.brand,
        [
          { key: `booking-code:${booking.id}`, limit: TRIES },
          { key: `booking-code-day:${booking.id}`, limit: TRIES_A_DAY },
        ],
        async () => {
          if (!(await keys.takeCode(booking, code))) refuse('BOOKING_CODE_WRONG', '/code');
        },
      ),
  };
}
export type GuestBookings = ReturnType<typeof createGuestBookings>;
