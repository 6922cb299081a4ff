import { useCheckoutWords } from '@tiquete/checkout';
import { formatMoney } from '@tiquete/platform';
import { Button, Notice } from '@tiquete/ui';
import { fareTotal, type OfferState } from './offerState';

/** What happened to the price while the form stands, or on the way to it. */
export function OfferNotice({ state, onRetry }: { state: OfferState; onRetry: () => void }) {
  const t = useCheckoutWords();
  if (state.phase === 'renewing' && state.offer) {
    return <Notice kind="info" text={<><strong>{t('checkout.renewing')}.</strong> {t('checkout.renewingText')}</>} />;
  }
  if (state.phase === 'failed' && state.offer) {
    const retry = <Button variant="secondary" size="s" onClick={onRetry}>{t('checkout.renewRetry')}</Button>;
    return <Notice kind="error" text={t('checkout.renewFailed', { problem: state.problem.title })} action={retry} />;
  }
  if (state.phase !== 'ready') return null;
  const { previousTotal, isRenewed } = state.offer;
  if (previousTotal === null) return isRenewed ? <Notice kind="success" text={t('checkout.renewedSame')} /> : null;
  const now = fareTotal(state.offer);
  const values = { before: formatMoney(previousTotal), now: formatMoney(now), difference: formatMoney(Math.abs(now - previousTotal)) };
  if (isRenewed) return <Notice kind="warning" text={t('checkout.renewedOther', values)} />;
  return <Notice kind={now > previousTotal ? 'warning' : 'success'} text={t(now > previousTotal ? 'checkout.priceRose' : 'checkout.priceFell', values)} />;
}
