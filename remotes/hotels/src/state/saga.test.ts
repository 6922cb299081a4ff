import { ApiProblem, newSearchRequested, selectSearchSection } from '@tiquete/platform';
import { fakeApi, settle, startTestStore, type ApiAnswers } from '@tiquete/testing';
import { noFilters } from '../results/hotelFilters';
import { aDestination, aHotel, aHotelWith, aQuery, aResult } from '../testing/builders';
import { featuredQuery, hotelSearch } from './hotelSearch';
import { hotelSaga } from './saga';
import { filtersChanged, hotelSlice, selectFeatured } from './slice';

const { selectSearch, selectRecentSearches } = hotelSearch;
const { resultsOpened } = hotelSearch.actions;

function start(answers: ApiAnswers) {
  const api = fakeApi(answers);
  const store = startTestStore({ slices: [hotelSlice], saga: hotelSaga, context: { api } });
  const state = () =>
    store.getState() as Parameters<typeof selectFeatured>[0] &
      Parameters<typeof selectSearchSection>[0];
  return { api, store, state };
}
const problem = {
  code: 'SUPPLIER_TIMEOUT',
  title: 'Los proveedores tardaron demasiado.',
  status: 504,
  requestId: null,
};

it('asks with the body of the specification, and keeps the answer', async () => {
  const { api, store, state } = start({ 'POST hotels/searchs': () => aResult([aHotel]) });
  store.dispatch(resultsOpened(aQuery));
  await settle();
  expect(api.asked[0]?.input.body).toEqual({
    reference: '',
    canal: '1',
    checkin: aQuery.checkin,
    checkout: aQuery.checkout,
    rooms: [{ adults: 2, childrens: [] }],
    origin_code: '',
    destination_code: ['CTG'],
    client_nationality: 'CO',
    currency: 'COP',
    language: 'es',
    Hotel_codes: [],
    destination_frontend: 'Cartagena',
    search_hotel: false,
    should_coin_convert: false,
    coin_convert_to: '',
  });
  expect(selectSearch(state())).toMatchObject({ phase: 'found', query: aQuery });
  expect(state().hotel).toMatchObject({ pax: 2, nights: 2 });
});

it('leaves the search in the search section and among the recent ones', async () => {
  const { store, state } = start({ 'POST hotels/searchs': () => aResult([aHotel]) });
  store.dispatch(resultsOpened({ ...aQuery, rooms: [{ adults: 1, childrens: [7] }] }));
  await settle();
  expect(selectSearchSection(state())).toMatchObject({
    typeLastSearch: 'HOTEL',
    dates: { start: aQuery.checkin, end: aQuery.checkout },
    destination: 'CTG',
    destinationObject: { code: 'CTG', name: 'Cartagena', kind: 'city' },
    guests: [{ adults: 1, childrens: [7] }],
    quotas: [18, 7],
    hotelJson: { destination_code: ['CTG'] },
    sessionCode: 'session-1',
    openFormMobile: false,
    showShortSearchSection: true,
  });
  expect(selectRecentSearches(state())).toMatchObject([
    { destination_code: 'CTG', image: '/media/places/CTG', totalPax: 2 },
  ]);
});

it('forgets results and filters, not recent searches, when another product is searched', async () => {
  const { store, state } = start({ 'POST hotels/searchs': () => aResult([aHotel]) });
  store.dispatch(resultsOpened(aQuery));
  store.dispatch(filtersChanged({ ...noFilters, star: [4] }));
  await settle();
  store.dispatch(newSearchRequested({ module: 'FLIGHT' }));
  expect(selectSearch(state())).toEqual({ phase: 'idle' });
  expect(state().hotel.filterValues.star).toEqual([]);
  expect(selectRecentSearches(state())).toHaveLength(1);
});

it('keeps filters in the fields of the specification, with the bounds of the result as price', async () => {
  const { store, state } = start({
    'POST hotels/searchs': () =>
      aResult([aHotelWith({ min_rate: 100 }), aHotelWith({ min_rate: 900 })]),
  });
  store.dispatch(resultsOpened(aQuery));
  await settle();
  store.dispatch(filtersChanged({ ...noFilters, star: [4], name: 'casa', orderBy: 'star_asc' }));
  expect(state().hotel).toMatchObject({
    filterValues: { price: [100, 900], name: 'casa', star: [4], mealPlan: [], orderBy: 'star_asc' },
    filterSeleted: { price: false, name: true, star: true, mealPlan: false, orderBy: true },
  });
});

it('offers featured destinations, or says why not', async () => {
  let isDown = true;
  const { store, state } = start({
    'GET hotels/featured': () => {
      if (isDown) throw new ApiProblem(problem);
      return { data: { destinations: [aDestination] } };
    },
  });
  store.dispatch(featuredQuery.opened(null));
  await settle();
  expect(selectFeatured(state())).toMatchObject({ phase: 'failed', problem });
  isDown = false;
  store.dispatch(featuredQuery.opened(null));
  await settle();
  expect(selectFeatured(state())).toMatchObject({ phase: 'ready', value: [aDestination] });
});
