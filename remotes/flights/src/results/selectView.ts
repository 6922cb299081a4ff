import { createSelector } from '@tiquete/platform';
import { isSame } from '@tiquete/search';
import { flightFilters } from '../model/flightFilters';
import type { FlightState, ViewState } from '../state/flightState';
import type { ResultsView } from './resultsAddress';

interface Root {
  flight: FlightState;
}
export const toViewState = ({ filters, chosen }: ResultsView): ViewState => ({
  ...flightFilters.toState(filters),
  chosen,
});
/** Filters and order of the page's address, from the slice. Memoised. */
export const selectView = createSelector(
  [({ flight }: Root) => flightFilters.select(flight), ({ flight }: Root) => flight.chosen],
  (filters, chosen): ResultsView => ({ filters, chosen }),
  { memoizeOptions: { resultEqualityCheck: isSame } },
);
