import type { FlightOffer } from '@tiquete/contracts';
import { localProblem, type PayloadAction } from '@tiquete/platform';
import { journeyKey } from '../itinerary/itineraryKey';
import type { FlightSearch, FlightState, ResultPage } from './flightState';

/** Sources are still being asked. */
export function isPending({ meta }: Pick<ResultPage, 'meta'>): boolean {
  return meta.sources.some(({ status }) => status === 'pending');
}
/** The same flights are one, whatever their fare and source. */
const journeysOf = (offers: readonly FlightOffer[]) => new Set(offers.map(journeyKey));
/** Flights of a later answer that the page does not show yet. */
export function countNew(page: ResultPage, late: ResultPage | null): number {
  if (!late) return 0;
  const shown = journeysOf(page.data);
  return [...journeysOf(late.data)].filter((key) => !shown.has(key)).length;
}
/** Nobody said that there are no flights; nobody said anything. */
function hasNoAnswer({ data, meta }: ResultPage): boolean {
  return data.length === 0 && meta.sources.every(({ status }) => status !== 'ok');
}
/** What sources that answer late do to the result; nothing that shows ever moves by itself. */
export const lateReducers = {
  searchGrew: (state: FlightState, { payload }: PayloadAction<ResultPage>): FlightState =>
    state.search.phase === 'found' ? { ...state, search: grown(state.search, payload) } : state,
  searchSettled: (state: FlightState): FlightState => {
    const { search } = state;
    if (search.phase !== 'found') return state;
    if (hasNoAnswer(search.page))
      return {
        ...state,
        search: { phase: 'failed', query: search.query, problem: localProblem('TIMEOUT').problem },
      };
    return { ...state, search: { ...search, growth: 'done' } };
  },
  lateFlightsShown: (state: FlightState): FlightState => {
    const { search } = state;
    if (search.phase !== 'found' || !search.late) return state;
    return { ...state, search: { ...search, page: search.late, late: null } };
  },
};

type Found = Extract<FlightSearch, { phase: 'found' }>;
function grown(search: Found, newer: ResultPage): Found {
  const { page } = search;
  if (page.data.length === 0) return { ...search, page: newer, late: null };
  const shown = new Set(page.data.map(({ id }) => id));
  const isOther = newer.data.some(({ id }) => !shown.has(id));
  return { ...search, page: { ...page, meta: newer.meta }, late: isOther ? newer : search.late };
}
