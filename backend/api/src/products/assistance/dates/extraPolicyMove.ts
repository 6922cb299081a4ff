import type { Database, Tx } from '../../../db/database';
import type { BookingRow } from '../../../bookings/repository';
import { identityOf, type PeopleCipher } from '../../../bookings';
import {
  isStanding,
  lockExtra,
  type ExtraRow,
  recordExtraEvent,
  rewriteExtra,
} from '../../../bookings/extras';
import {
  EXTRA_POLICY_PROVIDER,
  type ExtraPolicyData,
  extraPolicyDataSchema,
} from '../extra/extraPolicyData';
import { extraPolicyTerms } from '../extra/extraPolicyTerms';
import { withDays } from '../extra/extraPolicyData';
import type { HeldPolicy, Policy } from './policy';

interface Place {
  brand: string;
  bookingId: string;
  /** Id of the extra. */
  id: string;
}
interface SoldExtra {
  booking: BookingRow;
  row: ExtraRow;
}

/** Returns a policy sold as an extra; undefined when there is none. */
export async function findExtraPolicy(
  db: Database,
  place: Place,
  people: PeopleCipher,
): Promise<Policy | undefined> {
  const found = await db.withBrand(place.brand, (tx) => lockPolicy(tx, place));
  if (!found) return undefined;
  const { booking, row } = found;
  const { id, brand, code, state } = booking;
  const { supplier, query } = extraPolicyDataSchema.parse(row.supplier_data);
  const who = people.open(booking.people, id);
  return {
    id: row.id,
    booking: { id, brand, code, state },
    reference: row.reference,
    supplier,
    locator: isStanding(found) ? row.locator : null,
    days: { from: query.from, to: query.to },
    insured: who.passengers.flatMap((passenger, index) => {
      const [identity, age] = [identityOf(who, passenger), query.ages[index]];
      return identity && age !== undefined
        ? [{ name: passenger.name, birthDate: identity.birthDate, age }]
        : [];
    }),
    hold: (tx) => hold(tx, place),
  };
}

async function lockPolicy(tx: Tx, place: Place): Promise<SoldExtra | undefined> {
  const found = await lockExtra(tx, place);
  return found?.row.provider === EXTRA_POLICY_PROVIDER ? found : undefined;
}

async function hold(tx: Tx, place: Place): Promise<HeldPolicy | undefined> {
  const found = await lockPolicy(tx, place);
  if (!found || !isStanding(found)) return undefined;
  const { booking, row } = found;
  const data = extraPolicyDataSchema.parse(row.supplier_data);
  return {
    firstDay: data.query.from,
    async moveTo(days, at) {
      const { name, description } = row.shown;
      await rewriteExtra(tx, row, {
        at,
        supplierData: { ...data, query: { ...data.query, ...days } } satisfies ExtraPolicyData,
        shown: { ...row.shown, date: days.from, description: withDays(description, days) },
        // The right to withdraw counts from the payment, so a move to other days does not extend it.
        cancellation: extraPolicyTerms(data.terms, data.total, days.from, booking.paid_at ?? at),
      });
      await recordExtraEvent(tx, row, at, 'OPTIONAL_MOVED', {
        name,
        date_from: days.from,
        date_to: days.to,
      });
    },
  };
}
