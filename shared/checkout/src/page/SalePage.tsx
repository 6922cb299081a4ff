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
/** The checkout of a product that tells on another page what came of the payment, whose code it does without. */
export function SalePage<Request, Offer, Change, Body, Kept extends Draft>({
  parts,
  ...frame
}: SalePageProps<Request, Offer, Change, Body, Kept>) {
  return (
    <CheckoutFrame {...frame}>{(leave) => <Sale parts={parts} onOpened={leave} />}</CheckoutFrame>
  );
}
/** The sale that the address asks for; one that cannot be read is told. */
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
/** An address that names nothing to buy. */
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
