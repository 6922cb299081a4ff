import type { OperationsBooking, OperationsPeople } from '@tiquete/contracts';
import { AppError } from '../lib/errors';
import { toSchedule } from '../bookings/view';
import { findBooking, readInstalments, readWholeBooking } from '../bookings/repository';
import { casesOfBooking } from '../bookings/cases';
import type { Checkout } from '../bookings';
import { readBelongings } from './bookingQueries';
import { toListed } from './listStaffBookings';
import { operatorNames } from './operatorNames';
import type { Operator } from './operatorsOnly';
import { toMaskedPeople, toPeople } from './people';
import { givenByOperators, waitingProposals } from './proposals';
import {
  isoOrNull,
  toWholeEvent,
  toWholeMail,
  toWholeExtra,
  toWholePayment,
  toWholeRefund,
} from './toWhole';

type Engine = Pick<Checkout['engine'], 'db' | 'cipher' | 'clock'>;

/** All data of a booking with masked personal data. `limit` is the brand's `refund_limit`. @throws AppError NOT_FOUND */
export async function readStaffBooking(
  { db, cipher, clock }: Engine,
  { brandId, id: operatorId }: Operator,
  { id, limit }: { id: string; limit: number | undefined },
): Promise<OperationsBooking> {
  const known = await findBooking(db, brandId, id);
  if (!known) throw new AppError('NOT_FOUND');
  return db.withBrand(brandId, async (tx) => {
    const row = await readWholeBooking(tx, known);
    if (!row) throw new AppError('NOT_FOUND');
    const { payments, refunds, optionals, events, mails } = await readBelongings(tx, brandId, id);
    const instalments = await readInstalments(tx, row);
    const cases = await casesOfBooking(tx, brandId, id);
    const actors = events.flatMap(({ data }) => [data.by, data.proposed_by]);
    const names = await operatorNames(tx, brandId, actors);
    return {
      ...toListed(row),
      destination_name: row.destination_name,
      total_pax: row.total_pax,
      mark_up: row.mark_up,
      supplier_name: row.supplier_name,
      Referencia: row.client_reference,
      has_account: row.user_id !== null,
      pay_by: row.pay_by.toISOString(),
      updated_at: row.updated_at.toISOString(),
      cancellation: row.cancellation,
      cancel_penalty: row.cancel_penalty,
      cancel_requested_at: isoOrNull(row.cancel_requested_at),
      supplier_tries: {
        attempts: row.supplier_tries,
        first_at: isoOrNull(row.supplier_first_tried_at),
        last_at: isoOrNull(row.supplier_tried_at),
        look_ups: row.look_ups,
        failures: row.failures,
        next_at: isoOrNull(row.next_at),
      },
      people: toMaskedPeople(cipher.open(row.people, row.id)),
      schedule: toSchedule(row, instalments, clock()).map((part, index) => ({
        ...part,
        payment: payments.find(({ id }) => id === instalments[index]?.paid_by)?.reference ?? null,
      })),
      payments: payments.map(toWholePayment),
      refunds: refunds.map(toWholeRefund),
      refund_proposals: await waitingProposals(tx, brandId, id, operatorId),
      refundable_alone:
        limit === undefined ? null : Math.max(0, limit - (await givenByOperators(tx, brandId, id))),
      optionals: optionals.map(toWholeExtra),
      events: events.map((event) => toWholeEvent(event, names)),
      mails: mails.map(toWholeMail),
      cases: cases.map((one) => ({
        id: one.id,
        kind: one.kind,
        state: one.state,
        opened_at: one.opened_at.toISOString(),
      })),
    };
  });
}

/** @throws AppError NOT_FOUND */
export async function readPeople(
  { db, cipher }: Pick<Engine, 'db' | 'cipher'>,
  brandId: string,
  id: string,
): Promise<OperationsPeople> {
  const row = await findBooking(db, brandId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return toPeople(cipher.open(row.people, row.id));
}
