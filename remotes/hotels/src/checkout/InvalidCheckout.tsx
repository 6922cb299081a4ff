import { heading, useCheckoutTitle } from '@tiquete/checkout';
import { useMessages } from '@tiquete/platform';
import { LinkButton } from '@tiquete/ui';

/** An address that names nothing to buy. */
export function InvalidCheckout() {
  const t = useMessages('hotels');
  useCheckoutTitle(t('checkout.invalidTitle'));
  return (
    <div css={heading}>
      <h1 tabIndex={-1}>{t('checkout.invalidTitle')}</h1>
      <p>{t('checkout.invalidText')}</p>
      <LinkButton to="/">{t('checkout.search')}</LinkButton>
    </div>
  );
}
