import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database';
import { AppError } from '../../lib/errors';
import { type CaseRow, findCase } from './readCases';

export const CASE_KINDS = [
  'SUPPLIER_UNKNOWN',
  'REFUND_MANUAL',
  'REFUND_PROPOSED',
  'CANCEL_UNKNOWN',
  'PAYMENT_MISMATCH',
  'OPTIONAL_FAILED',
  'SCHEDULE_CHANGE',
  'RECONCILIATION',
  'PEOPLE_QUOTA',
  'MAIL_QUOTA',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];
/** Name of the actor of automatic changes. */
export const SYSTEM = 'system';

export interface NewCase {
  brand: string;
  kind: CaseKind;
  /** Identifies the problem, so that it has at most one open case: `<kind>:<id>` by convention. */
  key: string;
  at: Date;
  bookingId?: string;
  paymentId?: string;
  refundId?: string;
  /** Details for the operator; no personal data, no card, no document. */
  data: Record<string, unknown>;
}
export interface CaseEnd {
  brand: string;
  key: string;
  at: Date;
  /** `system`, or the operator's user id. */
  by: string;
  note: string;
}

/**
 * Opens a case for an operator, one per brand and key. If it is already open, its details are updated. Runs in the caller's
 * transaction. Returns the open case's id.
 */
export async function openCase(
  tx: Tx,
  { brand, kind, key, at, bookingId, paymentId, refundId, data }: NewCase,
): Promise<string> {
  const id = randomUUID();
  const [row] = await tx.query<{ id: string }>(
    `insert into cases (id, brand, kind, key, booking_id, payment_id, refund_id, data, opened_at, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (brand, key) where state = 'OPEN' do update set seen_at = excluded.seen_at,
       data = excluded.data, version = cases.version + case when cases.data = excluded.data then 0 else 1 end
     returning id`,
    [id, brand, kind, key, bookingId ?? null, paymentId ?? null, refundId ?? null, data, at],
  );
  if (!row) throw new Error(`Case ${key} was not written.`);
  if (row.id === id)
    await recordCaseAction(tx, { brand, caseId: id, at, actor: SYSTEM, action: 'OPENED', data });
  return row.id;
}

/** Closes the case. Returns false when no case of that key is open. */
export async function closeCase(tx: Tx, { brand, key, at, by, note }: CaseEnd): Promise<boolean> {
  const [row] = await tx.query<{ id: string }>(
    `update cases set state = 'RESOLVED', resolved_at = $3, resolved_by = $4, note = $5, version = version + 1
     where brand = $1 and key = $2 and state = 'OPEN' returning id`,
    [brand, key, at, by, note],
  );
  if (!row) return false;
  await recordCaseAction(tx, {
    brand,
    caseId: row.id,
    at,
    actor: by,
    action: 'RESOLVED',
    data: { note },
  });
  return true;
}

export interface CaseAction {
  brand: string;
  caseId: string;
  at: Date;
  actor: string;
  action: string;
  data?: Record<string, unknown>;
}
/** Appends an action to the case's record. */
export async function recordCaseAction(
  tx: Tx,
  { brand, caseId, at, actor, action, data = {} }: CaseAction,
): Promise<void> {
  await tx.query(
    'insert into case_actions (brand, case_id, at, actor, action, data) values ($1, $2, $3, $4, $5, $6)',
    [brand, caseId, at, actor, action, data],
  );
}

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
