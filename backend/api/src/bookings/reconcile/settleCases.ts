import type { Tx } from '../../db/database';
import { closeCase, openCase, SYSTEM } from '../cases/cases';
import type { Difference } from './differences';
import { HEALED } from '../messages/reconciliation';

export const keyOf = (subject: string, { kind, paymentId, extra }: Difference): string =>
  ['RECONCILIATION', subject, kind, paymentId ?? extra ?? []].flat().join(':');

/**
 * Keeps one open case for every difference, and closes cases whose difference is gone. A case that a person closed stays
 * closed while the difference is unchanged. Returns the open ones by kind.
 */
export async function settleCases(
  tx: Tx,
  subject: { brand: string; key: string; bookingId?: string },
  differences: readonly Difference[],
  at: Date,
): Promise<Difference[]> {
  const { brand, key: name, bookingId } = subject;
  const open = new Map(differences.map((difference) => [keyOf(name, difference), difference]));
  for (const [key, difference] of open) {
    const data = { difference: difference.kind, ...difference.data };
    if (await isAccepted(tx, brand, key, data)) open.delete(key);
    else
      await openCase(tx, {
        brand,
        kind: 'RECONCILIATION',
        key,
        at,
        bookingId,
        paymentId: difference.paymentId,
        data,
      });
  }
  const before = await tx.query<{ key: string }>(
    "select key from cases where brand = $1 and state = 'OPEN' and starts_with(key, $2)",
    [brand, `RECONCILIATION:${name}:`],
  );
  for (const { key } of before)
    if (!open.has(key)) await closeCase(tx, { brand, key, at, by: SYSTEM, note: HEALED });
  return [...open.values()];
}

/** Whether an operator has reviewed and accepted exactly this difference. */
async function isAccepted(
  tx: Tx,
  brand: string,
  key: string,
  data: Record<string, unknown>,
): Promise<boolean> {
  const [last] = await tx.query<{ same: boolean }>(
    `select (state = 'RESOLVED' and resolved_by <> $3 and data = $4::jsonb) as same
     from cases
     where brand = $1 and key = $2
     order by opened_at desc, resolved_at desc nulls first
     limit 1`,
    [brand, key, SYSTEM, data],
  );
  return last?.same === true;
}
