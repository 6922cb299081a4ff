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
/**
 * Page whose address names an offer to buy or a payment to show. A product that shows payments on another page has a
 * `SalePage`.
 */
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
