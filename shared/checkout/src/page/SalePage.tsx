import { useMemo } from 'react';
import type { Payment } from '@tiquete/contracts';
import { useLocation } from '@tiquete/platform';
import { LinkButton } from '@tiquete/ui';
import { useCheckoutProduct, useCheckoutWords } from '../checkoutProduct';
import type { Draft } from '../draft/draft';
import { CheckoutFrame, type CheckoutFrameProps } from '../frame/CheckoutFrame';
import { CheckoutView, type CheckoutParts } from './CheckoutView';
import { heading } from '../frame/checkoutLayout';
import { useCheckoutTitle } from '../frame/useCheckoutTitle';

export interface SalePageProps<Request, Offer, Change, Body, Kept extends Draft> extends Omit<
  CheckoutFrameProps,
  'children'
> {
  parts: CheckoutParts<Request, Offer, Change, Body, Kept>;
}
/** Checkout page of a product that shows the payment's result on another page. Its bundle has no code of results. */
export function SalePage<Request, Offer, Change, Body, Kept extends Draft>({
  parts,
  ...frame
}: SalePageProps<Request, Offer, Change, Body, Kept>) {
  return (
    <CheckoutFrame {...frame}>{(leave) => <Sale parts={parts} onOpened={leave} />}</CheckoutFrame>
  );
}
/** The sale that the address names, or a message for an invalid address. */
export function Sale<Request, Offer, Change, Body, Kept extends Draft>({
  parts,
  onOpened,
}: {
  parts: CheckoutParts<Request, Offer, Change, Body, Kept>;
  onOpened: (payment: Payment) => void;
}) {
  const { search } = useLocation();
  const { toRequest } = parts;
  const request = useMemo(() => toRequest(search), [toRequest, search]);
  return request ? (
    <CheckoutView parts={parts} request={request} onOpened={onOpened} />
  ) : (
    <InvalidCheckout />
  );
}
/** Message for an address that names nothing to buy. */
function InvalidCheckout() {
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
