import { today, withdrawalUntil } from '@tiquete/domain';
import type { SoldBooking, TermsNow } from '../ports';

/**
 * Cancellation terms until the service starts: as sold, or free of charge for five business days after the payment, by the
 * law's right of withdrawal (Ley 1480 de 2011, art. 47).
 */
export function withWithdrawal(
  { total, paidAt }: Pick<SoldBooking, 'total' | 'paidAt'>,
  startsAt: Date,
  now: Date,
  sold: TermsNow,
): TermsNow {
  const terms: TermsNow = { ...sold, startsAt, right: sold.penalty < total ? 'FARE' : null };
  if (!paidAt || sold.penalty === 0) return terms;
  const until = withdrawalUntil(paidAt);
  if (today(now) > until || now >= startsAt) return terms;
  const end = new Date(`${until}T23:59:59-05:00`);
  return { ...terms, penalty: 0, right: 'RETRACTO', freeUntil: end < startsAt ? end : startsAt };
}
