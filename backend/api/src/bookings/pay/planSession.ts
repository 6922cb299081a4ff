import type { PaymentMethod } from '@tiquete/contracts';

const SESSION_MS = 20 * 60_000;
/** Shortest session with cash, in milliseconds: the way to a counter, and the hours until its network reports the payment. */
const CASH_MS = 6 * 60 * 60_000;
/** Longest session, in milliseconds. After it another one can be opened. */
const LONGEST_MS = 48 * 60 * 60_000;

/**
 * Returns the end and the methods of a session that opens at `at`. Cash is offered only where the deadline is far enough away, and
 * the session is then longer.
 */
export function planSession(
  { payBy, methods }: { payBy: Date; methods: readonly PaymentMethod[] },
  at: Date,
): { expiresAt: Date; methods: PaymentMethod[] } {
  const left = payBy.getTime() - at.getTime();
  const hasTime = left >= CASH_MS;
  const offered = methods.filter((method) => method !== 'Efectivo' || hasTime);
  const lasts = Math.min(left, offered.includes('Efectivo') ? LONGEST_MS : SESSION_MS);
  return { expiresAt: new Date(at.getTime() + lasts), methods: offered };
}
