import { useMemo } from 'react';
import { useLocation } from '@tiquete/platform';
import { LinkButton } from '@tiquete/ui';
import { useCheckoutNames, useCheckoutWords } from '../checkoutContext';
import type { CheckoutTypes } from '../flow/checkoutTypes';
import { CheckoutFrame, type CheckoutRouteProps } from '../frame/CheckoutFrame';
import { heading } from '../frame/checkoutLayout';
import { useCheckoutTitle } from '../frame/useCheckoutTitle';
import { CheckoutView, type CheckoutViewProps } from './CheckoutView';

type Checkouts<T extends CheckoutTypes> = Pick<CheckoutViewProps<T>, 'checkout' | 'Form'>;

/** Page whose address names an offer to buy, or a payment to show. */
export function CheckoutPage<T extends CheckoutTypes>({
  checkout,
  Form,
  goTo,
}: Checkouts<T> & CheckoutRouteProps) {
  const { definition } = checkout;
  const { confirmation } = definition;
  const address = confirmation?.parse(useLocation().search);
  return (
    <CheckoutFrame names={definition} messages={definition.messages} goTo={goTo}>
      {(leave) =>
        confirmation && address ? (
          <confirmation.View definition={confirmation} address={address} onOpened={leave} />
        ) : (
          <Sale checkout={checkout} Form={Form} onOpened={leave} />
        )
      }
    </CheckoutFrame>
  );
}
/** The sale that the address names, or a message for an invalid address. */
function Sale<T extends CheckoutTypes>(props: Omit<CheckoutViewProps<T>, 'request'>) {
  const { search } = useLocation();
  const { parseRequest } = props.checkout.definition;
  const request = useMemo(() => parseRequest(search), [parseRequest, search]);
  return request === null ? <InvalidCheckout /> : <CheckoutView {...props} request={request} />;
}
/** Message for an address that names nothing to buy. */
function InvalidCheckout() {
  const t = useCheckoutWords();
  const { searchPath } = useCheckoutNames();
  useCheckoutTitle(t('checkout.invalidTitle'));
  return (
    <div css={heading}>
      <h1 tabIndex={-1}>{t('checkout.invalidTitle')}</h1>
      <p>{t('checkout.invalidText')}</p>
      <LinkButton to={searchPath}>{t('checkout.search')}</LinkButton>
    </div>
  );
}
