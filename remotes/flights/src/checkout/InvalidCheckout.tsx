import { heading, useCheckoutTitle, useCheckoutWords } from '@tiquete/checkout';
import { LinkButton } from '@tiquete/ui';
import { HOME_PATH } from '../urls';

/** An address that names nothing to buy. */
export function InvalidCheckout() {
  const t = useCheckoutWords();
  useCheckoutTitle(t('checkout.invalidTitle'));
  return (
    <div css={heading}>
      <h1 tabIndex={-1}>{t('checkout.invalidTitle')}</h1>
      <p>{t('checkout.invalidText')}</p>
      <LinkButton to={HOME_PATH}>{t('checkout.search')}</LinkButton>
    </div>
  );
}
