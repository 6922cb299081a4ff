import type { Tx } from '../../../db/database';
import { type BookingRow, lockBooking, record, saveMovedTrip } from '../../../bookings/repository';
import { type PeopleCipher } from '../../../bookings';
import { movedTo } from '../plans/cover';
import { policyTerms } from '../plans/terms';
import { insuredDetailsSchema, type PolicyData, policyDataSchema } from '../sale/supplierData';
import type { HeldPolicy, Policy } from './policy';

/** Returns the policy of an assistance booking. */
export function ownPolicy(booking: BookingRow, people: PeopleCipher): Policy {
  const { id, brand, code, state, supplier, supplier_locator: locator } = booking;
  const { passengers } = people.open(booking.people, id);
  return {
    id,
    booking: { id, brand, code, state },
    reference: code,
    supplier,
    locator: state === 'CONFIRMED' ? locator : null,
    days: { from: booking.date_from, to: booking.date_to },
    insured: passengers.flatMap(({ name, age, details }) => {
      const { data } = insuredDetailsSchema.safeParse(details);
      return data ? [{ name, age, birthDate: data.birthDate }] : [];
    }),
    hold: (tx) => hold(tx, { id, brand }),
  };
}

async function hold(
  tx: Tx,
  { id, brand }: Pick<BookingRow, 'id' | 'brand'>,
): Promise<HeldPolicy | undefined> {
  const row = await lockBooking(tx, { id, brand });
  if (row?.state !== 'CONFIRMED') return undefined;
  const data = policyDataSchema.parse(row.supplier_data);
  return {
    firstDay: row.date_from,
    async moveTo(days, now) {
      const moved: PolicyData = {
        ...data,
        query: { ...data.query, ...movedTo(data.query, days.from) },
      };
      await saveMovedTrip(
        tx,
        { id, brand },
        {
          days,
          cancellation: policyTerms(data.terms, row.total, days.from, now),
          snapshot: { checkin: days.from, checkout: days.to },
          supplierData: moved,
          at: now,
        },
      );
      await record(tx, {
        brand,
        bookingId: id,
        at: now,
        code: 'DATES_CHANGED',
        data: { from: days.from, to: days.to },
      });
    },
  };
}
