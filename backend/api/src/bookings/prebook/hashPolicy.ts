import { createHash } from 'node:crypto';
import type { Cancellation } from '@tiquete/contracts';

/** A stable id of the cancellation terms: equal terms have equal hashes. */
export function hashPolicy({ refundable, free_until, timeline }: Cancellation): string {
  const steps = timeline.map(({ from, penalty_amount, refund_amount, penalty_unknown }) => [
    from,
    penalty_amount,
    refund_amount,
    ...(penalty_unknown ? [true] : []),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([refundable, free_until, steps]))
    .digest('base64url');
}
