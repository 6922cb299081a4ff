import {
  initialConfig,
  initialSearchSection,
  newSearchRequested,
  selectSearchSection,
} from '@tiquete/platform';
import { fakeApi, pending, settle, startTestStore, type ApiAnswers } from '@tiquete/testing';
import { hotelFilters } from '../model/hotelFilters';
import { aHotel, aQuery, aResult } from '../testing/builders';
import { hotelSearch } from './hotelSearch';
import { initialHotelState } from './hotelState';
import { hotelSaga } from './saga';
import { hotelSlice, viewOpened, type selectFeatured } from './slice';

const { selectSearch, selectRecentSearches } = hotelSearch;
const { resultsOpened } = hotelSearch.actions;

function start(answers: ApiAnswers, preloaded?: Record<string, unknown>) {
  const api = fakeApi(answers);
  const context = { api };
  const store = startTestStore({ slices: [hotelSlice], saga: hotelSaga, context, preloaded });
  const state = () =>
    store.getState() as Parameters<typeof selectFeatured>[0] &
      Parameters<typeof selectSearchSection>[0];
  return { api, store, state };
}

it('sends the body of the specification with the search of the search section, and stores the answer', async () => {
  const { api, store, state } = start({ 'POST hotels/searchs': () => aResult([aHotel]) });
  store.dispatch(resultsOpened({ ...aQuery, nationality: 'MX' }));
  await settle();
  expect(api.requests[0]?.input.body).toEqual({
    reference: '',
    canal: '1',
    checkin: aQuery.checkin,
    checkout: aQuery.checkout,
    rooms: [{ adults: 2, childrens: [] }],
    origin_code: '',
    destination_code: ['CTG'],
    client_nationality: 'MX',
    currency: 'COP',
    language: 'es',
    Hotel_codes: [],
    destination_frontend: 'Cartagena',
    search_hotel: false,
    should_coin_convert: false,
    coin_convert_to: '',
  });
  expect(selectSearchSection(state()).hotelJson).toEqual(api.requests[0]?.input.body);
  expect(selectSearch(state())).toMatchObject({ phase: 'found' });
  expect(state().hotel).toMatchObject({ pax: 2, nights: 2 });
});

it('stores the search in the search section and in the recent searches', async () => {
  const { store, state } = start({ 'POST hotels/searchs': () => aResult([aHotel]) });
  store.dispatch(resultsOpened({ ...aQuery, rooms: [{ adults: 1, childrens: [7] }] }));
  await settle();
  expect(selectSearchSection(state())).toMatchObject({
    typeLastSearch: 'HOTEL',
    dates: { start: aQuery.checkin, end: aQuery.checkout },
    destination: 'CTG',
    destinationObject: { code: 'CTG', name: 'Cartagena', kind: 'city' },
    guests: [{ adults: 1, childrens: [7] }],
    hotelJson: { destination_code: ['CTG'] },
    sessionCode: 'session-1',
  });
  expect(selectRecentSearches(state())).toMatchObject([
    { destination_code: 'CTG', image: '/media/places/CTG', totalPax: 2 },
  ]);
});

it('clears results and filters, but not recent searches, when another product is searched', async () => {
  const { store, state } = start({ 'POST hotels/searchs': () => aResult([aHotel]) });
  store.dispatch(resultsOpened(aQuery));
  store.dispatch(viewOpened(hotelFilters.toState({ ...hotelFilters.none, star: [4] })));
  await settle();
  store.dispatch(newSearchRequested({ module: 'FLIGHT' }));
  expect(selectSearch(state())).toEqual({ phase: 'idle' });
  expect(state().hotel.filterValues.star).toEqual([]);
  expect(selectRecentSearches(state())).toHaveLength(1);
});

it('stores the filters of the address in the fields of the specification and ours, and reads them back', () => {
  const { store, state } = start({});
  const filters = {
    ...hotelFilters.none,
    star: [4],
    name: 'casa',
    freeCancellation: true,
    orderBy: 'star_asc' as const,
  };
  store.dispatch(viewOpened(hotelFilters.toState(filters)));
  expect(state().hotel).toMatchObject({
    filterValues: { name: 'casa', star: [4], mealPlan: [], orderBy: 'star_asc' },
    filterSeleted: { price: false, name: true, star: true, mealPlan: false, orderBy: true },
    moreFilters: { freeCancellation: true },
  });
  const read = hotelFilters.select(state().hotel);
  expect(read).toEqual(filters);
  store.dispatch(viewOpened(hotelFilters.toState({ ...filters, star: [...filters.star] })));
  expect(hotelFilters.select(state().hotel)).toBe(read);
});

it('starts without filters', () => {
  const { filterValues, filterSeleted, moreFilters } = hotelSlice.getInitialState();
  expect({ filterValues, filterSeleted, moreFilters }).toEqual(
    hotelFilters.toState(hotelFilters.none),
  );
});

it('discards the persisted search if another product has been searched since', async () => {
  const config = { ...initialConfig, hasResetSearchStates: true };
  const stored = { ...initialHotelState, hotelCode: '1001', productCode: 'p-1' };
  const preloaded = (typeLastSearch: string) => ({
    config,
    hotel: stored,
    searchSection: { ...initialSearchSection, typeLastSearch },
  });
  const overtaken = start({ 'POST hotels/searchs': pending }, preloaded('FLIGHT'));
  overtaken.store.dispatch(resultsOpened(aQuery));
  expect(overtaken.state().hotel).toMatchObject({ hotelCode: '', productCode: '', pax: 2 });
  const same = start({ 'POST hotels/searchs': pending }, preloaded('HOTEL'));
  same.store.dispatch(resultsOpened(aQuery));
  expect(same.state().hotel).toMatchObject({ hotelCode: '1001', productCode: 'p-1' });
});
