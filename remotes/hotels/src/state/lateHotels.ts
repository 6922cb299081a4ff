import { localProblem, type PayloadAction } from '@tiquete/platform';
import type { HotelSummary } from '@tiquete/contracts';
import type { HotelSearch, HotelState, ResultPage } from './hotelState';

const keyOf = ({ supplier, hotelCode }: HotelSummary) => `${supplier}:${hotelCode}`;

/** Suppliers are still being asked. */
export function isPending({ meta }: ResultPage): boolean {
  return meta.suppliers.some(({ status }) => status === 'pending');
}
/** Hotels of a later answer that the page does not show yet. */
export function countNew(page: ResultPage, late: ResultPage | null): number {
  if (!late) return 0;
  const shown = new Set(page.data.hotels.map(keyOf));
  return late.data.hotels.filter((hotel) => !shown.has(keyOf(hotel))).length;
}
/** Nobody said that there are no hotels; nobody said anything. */
function hasNoAnswer({ data, meta }: ResultPage): boolean {
  return data.hotels.length === 0 && meta.suppliers.every(({ status }) => status !== 'ok');
}
/** What suppliers that answer late do to the result; nothing that shows ever moves by itself. */
export const lateReducers = {
  searchGrew: (state: HotelState, { payload }: PayloadAction<ResultPage>): HotelState =>
    state.search.phase === 'found' ? { ...state, search: grown(state.search, payload) } : state,
  searchSettled: (state: HotelState): HotelState => {
    const { search } = state;
    if (search.phase !== 'found') return state;
    if (hasNoAnswer(search.page))
      return {
        ...state,
        search: { phase: 'failed', query: search.query, problem: localProblem('TIMEOUT').problem },
      };
    return { ...state, search: { ...search, growth: 'done' } };
  },
  lateHotelsShown: (state: HotelState): HotelState => {
    const { search } = state;
    if (search.phase !== 'found' || !search.late) return state;
    return { ...state, search: { ...search, page: search.late, late: null } };
  },
};

type Found = Extract<HotelSearch, { phase: 'found' }>;
function grown(search: Found, newer: ResultPage): Found {
  const { page } = search;
  if (page.data.hotels.length === 0) return { ...search, page: newer, late: null };
  if (countNew(page, newer) > 0)
    return { ...search, page: { ...page, meta: newer.meta }, late: newer };
  return { ...search, page: { ...page, meta: newer.meta } };
}
