import type { PaymentMethod } from '@tiquete/contracts';

const SESSION_MS = 20 * 60_000;
/** What cash needs at least: the way to a counter, and the hours after which its network reports it. */
const CASH_MS = 6 * 60 * 60_000;
/** No page stays open longer, however far away the deadline of an instalment is: another one can be opened then. */
const LONGEST_MS = 48 * 60 * 60_000;

/**
 * Until when a payment opened at `at` can be made, and with what: cash only where the booking can be paid for long enough,
 * and its session then lives as long as that.
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
