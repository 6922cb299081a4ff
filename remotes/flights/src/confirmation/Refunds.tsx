import type { RefundCourse } from '@tiquete/contracts';
import { formatMoney, inColombia, type Translate } from '@tiquete/platform';
import { Notice } from '@tiquete/ui';

/** Money on its way back: how much, and how far it is. */
export function Refunds({ refunds, t }: { refunds: readonly RefundCourse[]; t: Translate }) {
  return refunds.map(({ amount, state, due_by, owed_at }) => (
    <Notice
      key={`${owed_at} ${amount}`}
      kind={state === 'DONE' ? 'success' : 'info'}
      text={
        <>
          <strong>{t('refund', { amount: formatMoney(amount) })}.</strong>{' '}
          {t(`refunds.${state}`, inColombia(due_by))}
        </>
      }
    />
  ));
}
