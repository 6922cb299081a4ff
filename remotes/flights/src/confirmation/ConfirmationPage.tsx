import { useMemo } from 'react';
import { CheckoutProductContext, useLeaving } from '@tiquete/checkout';
import { useLazyMessages, useLocation, type ApiClient } from '@tiquete/platform';
import { pageFrame } from '@tiquete/search';
import { Container, LoadingOverlay } from '@tiquete/ui';
import { checkout } from '../messages/checkout';
import { confirmation as words } from '../messages/confirmation';
import { flightCheckout, SALE_NAMESPACE } from '../sale/flightCheckout';
import { confirmationUrl } from '../urls';
import { Confirmation } from './Confirmation';
import { parseConfirmation } from './parseConfirmation';
import { UnknownBooking } from './UnknownBooking';

export interface ConfirmationPageProps {
  api: ApiClient;
  /** Where the browser leaves to. */
  goTo: (url: string) => void;
}
/** The address is the request: a booking, and the payment that the traveller comes back from. */
export function ConfirmationPage({ api, goTo }: ConfirmationPageProps) {
  useLazyMessages(SALE_NAMESPACE, { checkout });
  const t = useLazyMessages('flights-confirmation', words);
  const { search } = useLocation();
  const address = useMemo(() => parseConfirmation(search), [search]);
  const { isLeaving, leave } = useLeaving(goTo, ({ booking, reference }) =>
    confirmationUrl(booking.id, reference),
  );
  return (
    <CheckoutProductContext value={flightCheckout}>
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
        <LoadingOverlay open={isLeaving} label={t('leaving')} />
      </Container>
    </CheckoutProductContext>
  );
}
