import type { OperationsCase } from '@tiquete/contracts';
import type { Database } from '../db/database';
import { AppError } from '../lib/errors';
import { actOnCase, closeCase, findCase, type SeenCase } from '../bookings/cases';
import type { Operator } from './operatorsOnly';
import { quotaCaseKey } from './peopleQuota';
import { readCase } from './readCases';
import { findBooking, record } from '../bookings/repository';
import type { Checkout } from '../bookings';

/**
 * Makes pending queries of a booking due now: supplier, gateway and refunds. This changes nothing else, so it may be repeated.
 * @throws AppError NOT_FOUND, CASE_CHANGED
 */
export async function queryBookingNow(
  checkout: Checkout,
  { brandId, id: actor }: Operator,
  bookingId: string,
  seen?: SeenCase,
): Promise<Date> {
  const { db, clock } = checkout.engine;
  if (!(await findBooking(db, brandId, bookingId))) throw new AppError('NOT_FOUND');
  const at = clock();
  await db.withBrand(brandId, async (tx) => {
    if (seen) await actOnCase(tx, brandId, seen, { at, actor, action: 'ASKED', bookingId });
    await checkout.repeatQueries(tx, brandId, bookingId, at);
    await record(tx, {
      brand: brandId,
      bookingId,
      at,
      code: 'OPERATOR_ASKED',
      data: { by: actor },
    });
  });
  return at;
}

/**
 * Resolves a case that has not changed since the operator saw it. A repetition succeeds without an effect. @throws AppError
 * NOT_FOUND, CASE_CHANGED, PROPOSAL_WAITS, OWN_CASE
 */
export async function resolveCase(
  db: Database,
  { brandId, id: by }: Operator,
  caseId: string,
  { version, note }: { version: number; note: string },
  at: Date,
): Promise<OperationsCase> {
  await db.withBrand(brandId, async (tx) => {
    const found = await findCase(tx, brandId, caseId, { forUpdate: true });
    if (!found) throw new AppError('NOT_FOUND');
    const isMine = found.state === 'RESOLVED' && found.resolved_by === by && found.note === note;
    if (isMine) return;
    if (found.state !== 'OPEN' || found.version !== version) throw new AppError('CASE_CHANGED');
    const isAboutCloser = found.kind === 'PEOPLE_QUOTA' && found.key.startsWith(quotaCaseKey(by));
    if (isAboutCloser) throw new AppError('OWN_CASE');
    // The proposal's decision closes the case.
    if (found.kind === 'REFUND_PROPOSED') throw new AppError('PROPOSAL_WAITS');
    await closeCase(tx, { brand: brandId, key: found.key, at, by, note });
  });
  return readCase(db, brandId, caseId);
}
