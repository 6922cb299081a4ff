import type { RefundStatus } from '@tiquete/contracts';
import { formatMoney, inColombia } from '@tiquete/platform';
import { Notice } from '@tiquete/ui';
import { useCheckoutWords } from '../../checkoutContext';

/** Amount and progress of each refund. */
export function Refunds({ refunds }: { refunds: readonly RefundStatus[] }) {
  const t = useCheckoutWords();
  return refunds.map(({ amount, state, due_by, owed_at }) => (
    <Notice
      key={`${owed_at} ${amount}`}
      kind={state === 'DONE' ? 'success' : 'info'}
      text={
        <>
          <strong>{t('checkout.result.refund', { amount: formatMoney(amount) })}.</strong>{' '}
          {t(`checkout.result.refunds.${state}`, inColombia(due_by))}
        </>
      }
    />
  ));
}
