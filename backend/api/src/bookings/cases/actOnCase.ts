import type { Tx } from '../../db/database';
import { AppError } from '../../lib/errors';
import { recordCaseAction } from './cases';
import { type CaseRow, findCase } from './readCases';

/** A case in the version that the operator saw. */
export interface SeenCase {
  id: string;
  version: number;
}

/**
 * Locks the case, which must be open and unchanged since the operator saw it, and records the action. Runs in the transaction
 * of the action. @throws AppError NOT_FOUND, CASE_CHANGED
 */
export async function actOnCase(
  tx: Tx,
  brandId: string,
  seen: SeenCase,
  act: {
    at: Date;
    actor: string;
    action: string;
    bookingId?: string;
    data?: Record<string, unknown>;
  },
): Promise<CaseRow> {
  const found = await findCase(tx, brandId, seen.id, { forUpdate: true });
  if (!found || (act.bookingId !== undefined && found.booking_id !== act.bookingId))
    throw new AppError('NOT_FOUND');
  if (found.state !== 'OPEN' || found.version !== seen.version) throw new AppError('CASE_CHANGED');
  await tx.query('update cases set version = version + 1 where brand = $1 and id = $2', [
    brandId,
    seen.id,
  ]);
  await recordCaseAction(tx, {
    brand: brandId,
    caseId: seen.id,
    at: act.at,
    actor: act.actor,
    action: act.action,
    data: act.data,
  });
  return { ...found, version: found.version + 1 };
}
