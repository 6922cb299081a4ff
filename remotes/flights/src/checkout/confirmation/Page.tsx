import {
  ConfirmationPage,
  type CheckoutRouteProps,
  type ConfirmationDefinition,
  type ResultAddress,
} from '@tiquete/checkout';
import { useSelector } from '@tiquete/platform';
import { readSold } from '../../bookings/readSold';
import { confirmation as checkout } from '../../messages/confirmation';
import { flightSearch } from '../../state/flightSearch';
import { checkoutNames } from '../flightCheckout';
import { BookedFlight, isTicketed } from './BookedFlight';
import { NextSteps } from './NextSteps';
import { searchAgainUrl } from './searchAgainUrl';
import { isSettled, stageOf } from './stageOf';

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
    booking ? stageOf(booking, payment, readSold(booking)) : 'holding',
  codesOf: ({ booking, stage }) => {
    const { recordLocator: code } = readSold(booking);
    return code && isTicketed(stage) ? [{ label: 'locator', code }] : [];
  },
  Next: NextSteps,
  Bought: BookedFlight,
  baseOf: () => ({}),
  useSearchAgain: (booking) =>
    searchAgainUrl(
      readSold(booking),
      useSelector(flightSearch.selectRecentSearches).map(({ query }) => query),
    ),
};

/** Reads the booking and its payment from our own link or the api's; null if there is no valid booking id. */
function parseConfirmation(search: string): ResultAddress | null {
  const params = new URLSearchParams(search);
  const bookingId = params.get('booking') ?? '';
  const reference = params.get('reference') ?? params.get('payment') ?? '';
  if (!/^[\w-]{1,64}$/.test(bookingId)) return null;
  return { bookingId, reference: /^[\w-]{1,32}$/.test(reference) ? reference : null };
}
