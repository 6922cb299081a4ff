import { createSelector } from '@tiquete/platform';
import type { FlightState, ViewState } from '../state/flightState';
import { fromFilterState, toFilterState } from '../model/filterState';
import type { ResultsView } from './resultsAddress';

interface Root {
  flight: FlightState;
}
export const toViewState = ({ filters, chosen }: ResultsView): ViewState => ({
  ...toFilterState(filters),
  chosen,
});
/** The view of the address from the slice. Memoised. */
export const selectView = createSelector(
  [
    ({ flight }: Root) => flight.filterValues,
    ({ flight }: Root) => flight.filterSeleted,
    ({ flight }: Root) => flight.chosen,
  ],
  (filterValues, filterSeleted, chosen): ResultsView => ({
    filters: fromFilterState({ filterValues, filterSeleted }),
    chosen,
  }),
);
