import { useMemo } from 'react';
import type { FlightOffer } from '@tiquete/contracts';
import type { FlightQuery } from '@tiquete/domain/searches/flights';
import { moveToFront, useAddressFilters } from '@tiquete/search';
import type { FlightSearch } from '../state/flightState';
import { selectView } from './selectView';
import { groupFlights, groupKey } from './list/groupFlights';
import { flightFilters } from '../model/flightFilters';
import { indexOffers, matchChosen, stillOffered } from '../model/indexOffers';
import { viewUrl, type ResultsView } from './resultsAddress';
import { sortFlights } from './list/sortFlights';
import { stepOf } from './steps/steps';

const none: FlightOffer[] = [];
const noRows: string[] = [];

/** Flights of the itinerary to choose now, filtered and sorted, with functions that change the page's address. */
export function useNarrowedFlights(query: FlightQuery, search: FlightSearch) {
  const view = useAddressFilters({
    select: selectView,
    toUrl: (next: ResultsView) => viewUrl(query, next),
    isSameStep: (before, after) => flightFilters.isSameStep(before.filters, after.filters),
  });
  const { filters, chosen: wanted } = view.applied;
  const all = search.phase === 'found' ? search.page.data : none;
  const chosen = useMemo(() => stillOffered(all, wanted), [all, wanted]);
  const step = useMemo(
    () => stepOf(query.segments.length, chosen.length, query.tripType === 'ROUND_TRIP'),
    [query.segments.length, query.tripType, chosen.length],
  );
  const offers = useMemo(() => matchChosen(indexOffers(all, step), chosen), [all, step, chosen]);
  const retained = search.phase === 'found' ? search.retained : noRows;
  const ordered = useMemo(
    () =>
      sortFlights(
        groupFlights(flightFilters.narrow(offers, filters, step.index), step),
        filters.orderBy,
      ),
    [offers, filters, step],
  );
  const visible = useMemo(() => moveToFront(ordered, retained, groupKey), [ordered, retained]);
  const groups = useMemo(() => groupFlights(offers, step), [offers, step]);
  const facets = useMemo(
    () => flightFilters.countFacets(offers, filters, step.index),
    [offers, filters, step.index],
  );
  return {
    offers,
    visible,
    isOrdered: visible === ordered,
    groups,
    total: groups.length,
    facets,
    step,
    chosen,
    hasLostChoice: all.length > 0 && chosen.length < wanted.length,
    filters,
    shown: view.shown,
    change: view.change,
  };
}
export type NarrowedFlights = ReturnType<typeof useNarrowedFlights>;
