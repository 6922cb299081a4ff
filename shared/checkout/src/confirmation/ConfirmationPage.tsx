import { useLocation } from '@tiquete/platform';
import { CheckoutFrame, type CheckoutFrameProps } from '../frame/CheckoutFrame';
import type { ConfirmationDefinition } from './confirmationDefinition';
import { ConfirmationView } from './ConfirmationView';
import { UnknownResult } from './UnknownResult';

export interface ConfirmationPageProps extends Omit<CheckoutFrameProps, 'children'> {
  definition: ConfirmationDefinition;
}
/** Page of a product that shows the result of a booking at its own address. */
export function ConfirmationPage({ definition, ...frame }: ConfirmationPageProps) {
  const address = definition.parse(useLocation().search);
  return (
    <CheckoutFrame {...frame}>
      {(leave) =>
        address ? (
          <ConfirmationView definition={definition} address={address} onOpened={leave} />
        ) : (
          <UnknownResult />
        )
      }
    </CheckoutFrame>
  );
}
