import { formatMoney, useMessages } from '@tiquete/platform';
import { Button, Notice } from '@tiquete/ui';
import type { OfferState } from './offerState';

/** What happened to the prices while the form stands. */
export function OfferNotice({ state, onRetry }: { state: OfferState; onRetry: () => void }) {
  const t = useMessages('hotels');
  if (state.phase === 'renewing' && state.offer) {
    return <Notice kind="info" text={<><strong>{t('checkout.renewing')}.</strong> {t('checkout.renewingText')}</>} />;
  }
  if (state.phase === 'failed' && state.offer) {
    const retry = <Button variant="secondary" size="s" onClick={onRetry}>{t('checkout.renewRetry')}</Button>;
    return <Notice kind="error" text={t('checkout.renewFailed', { problem: state.problem.title })} action={retry} />;
  }
  if (state.phase !== 'ready' || state.offer.previousTotal === null) return null;
  const { previousTotal, tariff } = state.offer;
  if (previousTotal === tariff.total) return <Notice kind="success" text={t('checkout.renewedSame')} />;
  return <Notice kind="warning" text={t('checkout.renewedOther', { before: formatMoney(previousTotal), now: formatMoney(tariff.total) })} />;
}
