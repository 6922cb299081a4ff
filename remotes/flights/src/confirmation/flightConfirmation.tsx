import type { ConfirmationParts } from '@tiquete/checkout';
import { useSelector } from '@tiquete/platform';
import { readSold } from '../sold/readSold';
import { flightCheckout } from '../sale/flightCheckout';
import { flightSearch } from '../state/flightSearch';
import { BookedFlight, isTicketed } from './BookedFlight';
import { NextSteps } from './NextSteps';
import { parseConfirmation } from './parseConfirmation';
import { searchAgainUrl } from './searchAgainUrl';
import { stageOf } from './stageOf';

/** What the flights put into the confirmation's page. */
export const flightConfirmation: ConfirmationParts = {
  result: flightCheckout.result,
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
