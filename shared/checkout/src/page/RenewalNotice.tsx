import { formatMoney, type Problem } from '@tiquete/platform';
import { Button, Notice } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutContext';

export interface RenewalNoticeProps {
  state:
    | { phase: 'renewing' }
    | { phase: 'failed'; problem: Problem }
    | { phase: 'ready'; renewed: { before: number; now: number } | null };
  onRetry: () => void;
}
/**
 * Progress or result of renewing expired prices while the form is shown. Amounts in whole pesos. `renewed` is null when they
 * did not expire.
 */
export function RenewalNotice({ state, onRetry }: RenewalNoticeProps) {
  const t = useCheckoutWords();
  if (state.phase === 'renewing')
    return (
      <Notice
        kind="info"
        text={
          <>
            <strong>{t('checkout.renewing')}.</strong> {t('checkout.renewingText')}
          </>
        }
      />
    );
  if (state.phase === 'failed') {
    const retry = (
      <Button variant="secondary" size="s" onClick={onRetry}>
        {t('checkout.renewRetry')}
      </Button>
    );
    return (
      <Notice
        kind="error"
        text={t('checkout.renewFailed', { problem: state.problem.detail ?? state.problem.title })}
        action={retry}
      />
    );
  }
  if (!state.renewed) return null;
  const { before, now } = state.renewed;
  if (before === now) return <Notice kind="success" text={t('checkout.renewedSame')} />;
  const values = {
    before: formatMoney(before),
    now: formatMoney(now),
    difference: formatMoney(Math.abs(now - before)),
  };
  return <Notice kind="warning" text={t('checkout.renewedOther', values)} />;
}
