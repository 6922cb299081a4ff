import type { Cancellation } from '@tiquete/contracts';
import { formatInstantLocal, formatMoney, type Translate } from '@tiquete/platform';
import type { TermsKey } from '../messages/keys';

/** What cancelling costs and when, in sentences, on the clock of the place. */
export function cancellationLines(
  { refundable, free_until, timeline }: Cancellation,
  t: Translate<TermsKey>,
): string[] {
  if (timeline[0]?.penalty_unknown) return [t('checkout.summary.askPenalty')];
  // `refundable` means free now; a tariff that keeps a part from the start still gives the rest back.
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
