import { useLocation } from '@tiquete/platform';
import { CheckoutFrame, type CheckoutFrameProps } from '../frame/CheckoutFrame';
import type { ConfirmationParts } from './confirmationParts';
import { ConfirmationView } from './ConfirmationView';
import { UnknownResult } from './UnknownResult';

export interface ConfirmationPageProps extends Omit<CheckoutFrameProps, 'children'> {
  parts: ConfirmationParts;
}
/** Page of a product that shows the result of a booking at its own address. */
export function ConfirmationPage({ parts, ...frame }: ConfirmationPageProps) {
  const address = parts.parse(useLocation().search);
  return (
    <CheckoutFrame {...frame}>
      {(leave) =>
        address ? (
          <ConfirmationView parts={parts} address={address} onOpened={leave} />
        ) : (
          <UnknownResult />
        )
      }
    </CheckoutFrame>
  );
}
