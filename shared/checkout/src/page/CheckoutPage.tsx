import { useLocation } from '@tiquete/platform';
import type { ConfirmationParts } from '../confirmation/confirmationParts';
import { ConfirmationView } from '../confirmation/ConfirmationView';
import type { Draft } from '../draft/draft';
import { CheckoutFrame } from '../frame/CheckoutFrame';
import { Sale, type SalePageProps } from './SalePage';

export interface CheckoutPageProps<
  Request,
  Offer,
  Change,
  Body,
  Kept extends Draft,
> extends SalePageProps<Request, Offer, Change, Body, Kept> {
  confirmation: ConfirmationParts;
}
/** The address is the request: an offer to buy, or a payment to tell about. A product that tells of it elsewhere has a `SalePage`. */
export function CheckoutPage<Request, Offer, Change, Body, Kept extends Draft>({
  parts,
  confirmation,
  ...frame
}: CheckoutPageProps<Request, Offer, Change, Body, Kept>) {
  const address = confirmation.parse(useLocation().search);
  return (
    <CheckoutFrame {...frame}>
      {(leave) =>
        address ? (
          <ConfirmationView parts={confirmation} address={address} onOpened={leave} />
        ) : (
          <Sale parts={parts} onOpened={leave} />
        )
      }
    </CheckoutFrame>
  );
}
