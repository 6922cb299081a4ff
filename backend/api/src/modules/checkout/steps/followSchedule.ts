import { REMINDERS, remindAt } from '../instalments/remindAt';
import { readInstalments } from '../instalments/readInstalments';
import type { Engine } from '../engine';
import { postpone } from '../leases';
import { record } from '../record';
import type { BookingRow, Lease } from '../rows';
import { cancelMissed } from './cancelMissed';

/** A booking that stands with a balance: its traveller is reminded of the next payment, and without it the booking ends. `latest`: it is due then at the latest. */
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
  // Paid since it was planned.
  if (!next || !due_on || !grace_until) return postpone(engine, 'bookings', booking, lease, latest);
  const at = clock();
  if (at >= grace_until) return cancelMissed(engine, booking, lease, next.number);
  const { reminder, nextAt } = remindAt(
    { due_on, grace_until, reminded: next.reminded },
    booking.paid_at ?? booking.created_at,
    at,
  );
  if (reminder !== null)
    await db.withBrand(booking.brand, async (tx) => {
      const marked = await tx.query(
        `update booking_instalments set reminded = $4 where brand = $1 and booking_id = $2 and number = $3 and paid_by is null
           and exists (select from bookings where brand = $1 and id = $2 and state = $6 and lease_token = $5) returning number`,
        [booking.brand, booking.id, next.number, reminder, lease.token, booking.state],
      );
      if (marked.length > 0)
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
      await engine.reached('reminder-in-transaction');
    });
  await postpone(engine, 'bookings', booking, lease, latest && latest < nextAt ? latest : nextAt);
}
