import type { Cancellation } from '@tiquete/contracts';
import { formatInstantLocal, formatMoney, type Translate } from '@tiquete/platform';
import type { TermsKey } from '../messages/keys';

/** Sentences about the cost of a cancellation by date, in the local time of the place. */
export function cancellationLines(
  { refundable, free_until, timeline }: Cancellation,
  t: Translate<TermsKey>,
): string[] {
  if (timeline[0]?.penalty_unknown) return [t('checkout.summary.penaltyOnRequest')];
  // `refundable` means free now. A tariff with a penalty from the start may still refund the rest.
  if (!refundable && timeline.every(({ refund_amount }) => refund_amount <= 0))
    return [t('checkout.summary.notRefundable')];
  const free = free_until ? [t('checkout.summary.freeUntil', formatInstantLocal(free_until))] : [];
  const steps = timeline
    .filter(({ penalty_amount }) => penalty_amount > 0)
    .map(({ from, penalty_amount, penalty_porcent }) => {
      const values = { amount: formatMoney(penalty_amount), porcent: Math.round(penalty_porcent) };
      return from
        ? t('checkout.summary.step', { ...values, ...formatInstantLocal(from) })
        : t('checkout.summary.stepNow', values);
    });
  return [...free, ...steps];
}
