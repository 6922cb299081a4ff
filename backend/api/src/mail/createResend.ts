import { randomUUID } from 'node:crypto';
import type { BookingEmail } from '@tiquete/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../db/database';
import type { Counters, Limit } from '../lib/counters/rule';
import { takeAll } from '../lib/counters/takeAll';
import { AppError } from '../lib/errors';
import { maskEmail } from '../lib/privacy/maskEmail';
import { type BookingRow, findBooking } from '../bookings/repository';
import type { PeopleCipher } from '../bookings';
import { recipientHash } from './createMail';
import { registerApiRoute } from '../http/registerApiRoute';
import type { BookingAccess } from '../bookings/view/access';

/** Limit of one mailbox over all bookings with its address. */
const AN_HOUR: Limit = { free: 3, windowSeconds: 3600, wait: 'rest-of-window' };
const A_DAY: Limit = { free: 10, windowSeconds: 86_400, wait: 'rest-of-window' };

export interface ResendDeps {
  db: Database;
  people: PeopleCipher;
  counters: Counters;
  clock: () => Date;
}
/**
 * Sends the booking's newest mail again, to the address in the booking. @throws AppError RATE_LIMITED after three to a mailbox
 * in an hour, NOT_FOUND without an earlier mail
 */
export type Resend = (booking: BookingRow) => Promise<BookingEmail>;

export const createResend =
  ({ db, people, counters, clock }: ResendDeps): Resend =>
  async ({ id, brand, people: sealed, state }) => {
    const { email } = people.open(sealed, id).customer;
    const mailbox = recipientHash(brand, email);
    const takes = [
      { key: `resend-hour:${mailbox}`, limit: AN_HOUR },
      { key: `resend-day:${mailbox}`, limit: A_DAY },
    ];
    await takeAll(counters, brand, takes, clock());
    return db.withBrand(brand, async (tx) => {
      // For a booking in force, the confirmation with its voucher is sent, even if another mail is newer.
      const [newest] = await tx.query<{
        template: string;
        data: Record<string, unknown>;
        is_waiting: boolean;
      }>(
        `select template, data, next_at is not null as is_waiting from mails where brand = $1 and booking_id = $2 and state <> 'DROPPED'
       order by ($3 and template = 'booking.issued') desc, seq desc limit 1`,
        [brand, id, state === 'CONFIRMED'],
      );
      if (!newest) throw new AppError('NOT_FOUND');
      const { template, data, is_waiting: isWaiting } = newest;
      // A waiting e-mail is not sent twice; it becomes due at once.
      if (isWaiting)
        await tx.query(
          "update mails set next_at = $3 where brand = $1 and booking_id = $2 and state = 'DUE' and lease_until is null",
          [brand, id, clock()],
        );
      else
        await tx.query(
          'insert into mails (id, brand, booking_id, template, data, next_at, created_at) values ($1, $2, $3, $4, $5, $6, $6)',
          [randomUUID(), brand, id, template, data, clock()],
        );
      return { sent_to: maskEmail(email), template };
    });
  };

/** `bookings/:id/emails`: access to the booking allows its newest mail to be sent again. */
export const bookingMailRoutes =
  ({
    db,
    access,
    resend,
  }: {
    db: Database;
    access: BookingAccess;
    resend: Resend;
  }): FastifyPluginAsyncZod =>
  async (app) => {
    registerApiRoute(app, 'POST bookings/:id/emails', async ({ params, request }) => {
      const booking = await findBooking(db, request.brand.id, params.id);
      if (!booking || !access.isAllowed(request, booking)) throw new AppError('NOT_FOUND');
      return { data: await resend(booking) };
    });
  };
