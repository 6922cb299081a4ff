import {
  type BookingRow,
  type Lease,
  markReminded,
  readInstalments,
  record,
  releaseLease,
} from '../repository';
import { REMINDERS, remindAt } from '../pay/instalments/remindAt';
import type { Engine } from '../engine';
import { cancelMissed } from './cancelMissed';

/**
 * Reminds the traveller of the next instalment of a booking in force, and cancels the booking when it is not paid in time.
 * `latest` is the latest time of the next step. Null: the instalments alone set it.
 */
export async function followSchedule(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  latest: Date | null = null,
): Promise<void> {
  const { db, clock } = engine;
  const instalments = await db.withBrand(booking.brand, (tx) => readInstalments(tx, booking));
  const next = instalments.find(({ paid_by }) => paid_by === null);
  const { due_on, grace_until } = next ?? {};
  // The instalment was paid after this step was planned.
  if (!next || !due_on || !grace_until)
    return releaseLease(engine, 'bookings', booking, lease, latest);
  const at = clock();
  if (at >= grace_until) return cancelMissed(engine, booking, lease, next.number);
  const { reminder, nextAt } = remindAt(
    { due_on, grace_until, reminded: next.reminded },
    booking.paid_at ?? booking.created_at,
    at,
  );
  if (reminder !== null)
    await db.withBrand(booking.brand, async (tx) => {
      const reminded = { number: next.number, reminded: reminder };
      if (await markReminded(tx, booking, reminded, lease))
        await record(tx, {
          brand: booking.brand,
          bookingId: booking.id,
          at,
          code: `INSTALMENT_${REMINDERS[reminder]}`,
          data: {
            number: next.number,
            amount: next.amount,
            due_on,
            grace_until: grace_until.toISOString(),
          },
        });
    });
  await releaseLease(
    engine,
    'bookings',
    booking,
    lease,
    latest && latest < nextAt ? latest : nextAt,
  );
}
