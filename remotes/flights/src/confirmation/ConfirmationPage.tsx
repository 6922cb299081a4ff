import { useMemo } from 'react';
import { CheckoutProductContext, useLeaving } from '@tiquete/checkout';
import { useApi, useLazyMessages, useLocation } from '@tiquete/platform';
import { pageFrame } from '@tiquete/search';
import { Container } from '@tiquete/ui';
import { checkout } from '../messages/checkout';
import { confirmation as words } from '../messages/confirmation';
import { flightProduct, SALE_NAMESPACE } from '../sale/flightProduct';
import { confirmationUrl } from '../urls';
import { Confirmation } from './Confirmation';
import { parseConfirmation } from './parseConfirmation';
import { UnknownBooking } from './UnknownBooking';

export interface ConfirmationPageProps {
  /** Where the browser leaves to. */
  goTo: (url: string) => void;
}
/** The address is the request: a booking, and the payment that the traveller comes back from. */
export function ConfirmationPage({ goTo }: ConfirmationPageProps) {
  useLazyMessages(SALE_NAMESPACE, { checkout });
  const t = useLazyMessages('flights-confirmation', words);
  const api = useApi();
  const { search } = useLocation();
  const address = useMemo(() => parseConfirmation(search), [search]);
  const leave = useLeaving(
    goTo,
    ({ booking, reference }) => confirmationUrl(booking.id, reference),
    t('leaving'),
  );
  return (
    <CheckoutProductContext value={flightProduct}>
      <Container>
        <div css={pageFrame}>
          {address ? (
            <Confirmation
              key={address.bookingId}
              api={api}
              address={address}
              onOpened={leave}
              t={t}
            />
          ) : (
            <UnknownBooking t={t} />
          )}
        </div>
      </Container>
    </CheckoutProductContext>
  );
}
