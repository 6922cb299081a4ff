import { useMemo } from 'react';
import { useLocation } from '@tiquete/platform';
import type { ConfirmationParts } from '../confirmation/confirmationParts';
import { ConfirmationView } from '../confirmation/ConfirmationView';
import type { Draft } from '../draft/draft';
import { CheckoutFrame, type CheckoutFrameProps } from './CheckoutFrame';
import { CheckoutView, type CheckoutParts } from './CheckoutView';
import { InvalidCheckout } from './InvalidCheckout';

export interface CheckoutPageProps<Request, Offer, Change, Body, Kept extends Draft> extends Omit<
  CheckoutFrameProps,
  'children'
> {
  parts: CheckoutParts<Request, Offer, Change, Body, Kept>;
  confirmation: ConfirmationParts;
}
/** The address is the request: an offer to buy, or a payment to tell about. A product that tells of it elsewhere has a `SalePage`. */
export function CheckoutPage<Request, Offer, Change, Body, Kept extends Draft>({
  parts,
  confirmation,
  ...frame
}: CheckoutPageProps<Request, Offer, Change, Body, Kept>) {
  const { search } = useLocation();
  const { toRequest } = parts;
  const address = confirmation.parse(search);
  const request = useMemo(() => toRequest(search), [toRequest, search]);
  return (
    <CheckoutFrame {...frame}>
      {(leave) => {
        if (address)
          return <ConfirmationView parts={confirmation} address={address} onOpened={leave} />;
        if (!request) return <InvalidCheckout />;
        return <CheckoutView parts={parts} request={request} onOpened={leave} />;
      }}
    </CheckoutFrame>
  );
}
