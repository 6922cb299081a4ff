import {
  ConfirmationPage,
  lazySection,
  type CheckoutRouteProps,
  type ConfirmationDefinition,
  type ResultAddress,
} from '@tiquete/checkout';
import { confirmation as checkout } from '../../messages/confirmation';
import { isTicketed } from '../../model/isTicketed';
import { checkoutNames } from '../flightCheckout';
import { NextSteps } from './NextSteps';
import { holdUntilOf, recordLocatorOf } from './snapshotTexts';
import { isSettled, stageOf } from './stageOf';
import { useSearchAgain } from './useSearchAgain';

/** `/checkout/flight/confirmation`: the seats, the payment and the tickets of a booked flight. */
export function Page({ goTo }: CheckoutRouteProps) {
  return (
    <ConfirmationPage
      names={checkoutNames}
      messages={{ checkout }}
      definition={definition}
      goTo={goTo}
    />
  );
}
const definition: ConfirmationDefinition = {
  isBookingSettled: isSettled,
  parse: parseConfirmation,
  stageOf: ({ booking, payment }) =>
    booking ? stageOf(booking, payment, { holdUntil: holdUntilOf(booking) }) : 'holding',
  codesOf: ({ booking, stage }) => {
    const code = recordLocatorOf(booking);
    return code && isTicketed(stage) ? [{ label: 'locator', code }] : [];
  },
  Next: NextSteps,
  Bought: lazySection(
    async () =>
      (await import(/* webpackChunkName: "booking-detail" */ '../../bookings/BookedFlight'))
        .BookedFlight,
  ),
  baseOf: () => ({}),
  useSearchAgain,
};

/** Reads the booking and its payment from our own link or the api's; null if there is no valid booking id. */
function parseConfirmation(search: string): ResultAddress | null {
  const params = new URLSearchParams(search);
  const bookingId = params.get('booking') ?? '';
  const reference = params.get('reference') ?? params.get('payment') ?? '';
  if (!/^[\w-]{1,64}$/.test(bookingId)) return null;
  return { bookingId, reference: /^[\w-]{1,32}$/.test(reference) ? reference : null };
}
