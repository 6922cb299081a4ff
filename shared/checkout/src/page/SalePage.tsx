import { useMemo } from 'react';
import { useLocation } from '@tiquete/platform';
import type { Draft } from '../draft/draft';
import { CheckoutFrame, type CheckoutFrameProps } from './CheckoutFrame';
import { CheckoutView, type CheckoutParts } from './CheckoutView';
import { InvalidCheckout } from './InvalidCheckout';

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
  const { search } = useLocation();
  const { toRequest } = parts;
  const request = useMemo(() => toRequest(search), [toRequest, search]);
  return (
    <CheckoutFrame {...frame}>
      {(leave) =>
        request ? (
          <CheckoutView parts={parts} request={request} onOpened={leave} />
        ) : (
          <InvalidCheckout />
        )
      }
    </CheckoutFrame>
  );
}
