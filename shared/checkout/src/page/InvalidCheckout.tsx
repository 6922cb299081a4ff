import { LinkButton } from '@tiquete/ui';
import { heading } from './checkoutLayout';
import { useCheckoutProduct, useCheckoutWords } from '../checkoutProduct';
import { useCheckoutTitle } from './useCheckoutTitle';

/** An address that names nothing to buy. */
export function InvalidCheckout() {
  const t = useCheckoutWords();
  const { searchPath } = useCheckoutProduct();
  useCheckoutTitle(t('checkout.invalidTitle'));
  return (
    <div css={heading}>
      <h1 tabIndex={-1}>{t('checkout.invalidTitle')}</h1>
      <p>{t('checkout.invalidText')}</p>
      <LinkButton to={searchPath}>{t('checkout.search')}</LinkButton>
    </div>
  );
}
