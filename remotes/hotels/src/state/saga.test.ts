import type { HotelSearchBody } from '@tiquete/contracts';
import { ApiProblem, newSearchRequested, selectSearchSection } from '@tiquete/platform';
import { fakeApi, settle, startTestStore, type ApiAnswers } from '@tiquete/testing';
import { noFilters } from '../results/hotelFilters';
import { aDestination, aHotel, aHotelWith, aQuery, aResult } from '../testing/builders';
import { hotelSaga } from './saga';
import {
  featuredRequested,
  filtersChanged,
  hotelSlice,
  resultsOpened,
  searchRequested,
  selectFeatured,
  selectHotelSearch,
  selectRecentSearches,
} from './slice';

function start(answers: ApiAnswers) {
  const api = fakeApi(answers);
  const store = startTestStore({ slices: [hotelSlice], saga: hotelSaga, context: { api } });
  const state = () =>
    store.getState() as Parameters<typeof selectHotelSearch>[0] &
      Parameters<typeof selectSearchSection>[0];
  return { api, store, state };
}
const inCity = (code: string) => ({ ...aQuery, destination: { ...aQuery.destination, code } });
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
  expect(selectHotelSearch(state())).toMatchObject({ phase: 'found', query: aQuery });
  expect(state().hotel).toMatchObject({ pax: 2, nights: 2 });
});

it('keeps the newest search only, and aborts the older request', async () => {
  const { api, store, state } = start({
    'POST hotels/searchs': ({ body }) => {
      const [code] = (body as HotelSearchBody).destination_code;
      return code === 'BOG'
        ? new Promise(() => undefined)
        : aResult([aHotelWith({ hotelCode: 'in-CTG' })]);
    },
  });
  store.dispatch(searchRequested(inCity('BOG')));
  store.dispatch(searchRequested(inCity('CTG')));
  await settle();
  expect(selectHotelSearch(state())).toMatchObject({
    phase: 'found',
    page: { data: { hotels: [{ hotelCode: 'in-CTG' }] } },
  });
  expect(api.aborted()).toEqual([true, false]);
});

it('asks once for the same request while its prices stand, and again when they have expired', async () => {
  let expires_at = new Date(Date.now() + 60_000).toISOString();
  const { api, store } = start({ 'POST hotels/searchs': () => aResult([aHotel], { expires_at }) });
  const open = async () => {
    store.dispatch(resultsOpened(aQuery));
    store.dispatch(resultsOpened({ ...aQuery }));
    await settle();
  };
  await open();
  expect(api.asked).toHaveLength(1);
  expires_at = new Date(Date.now() - 1).toISOString();
  store.dispatch(searchRequested(aQuery));
  await settle();
  await open();
  expect(api.asked).toHaveLength(3);
});

it('says what failed, and finds on the next try', async () => {
  let isDown = true;
  const { store, state } = start({
    'POST hotels/searchs': () => {
      if (isDown) throw new ApiProblem(problem);
      return aResult([aHotel]);
    },
  });
  store.dispatch(resultsOpened(aQuery));
  await settle();
  expect(selectHotelSearch(state())).toEqual({ phase: 'failed', query: aQuery, problem });
  expect(selectRecentSearches(state())).toEqual([]);
  isDown = false;
  store.dispatch(resultsOpened(aQuery));
  await settle();
  expect(selectHotelSearch(state())).toMatchObject({ phase: 'found' });
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
  expect(selectHotelSearch(state())).toEqual({ phase: 'idle' });
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
  store.dispatch(featuredRequested());
  await settle();
  expect(selectFeatured(state())).toEqual({ phase: 'failed', problem });
  isDown = false;
  store.dispatch(featuredRequested());
  await settle();
  expect(selectFeatured(state())).toEqual({ phase: 'ready', destinations: [aDestination] });
});

it('drops a search that another product overtakes, and leaves its fields alone', async () => {
  const { api, store, state } = start({});
  store.dispatch(resultsOpened(aQuery));
  await settle();
  store.dispatch(newSearchRequested({ module: 'FLIGHT' }));
  await settle();
  expect(api.aborted()).toEqual([true]);
  expect(selectSearchSection(state())).toMatchObject({ typeLastSearch: 'FLIGHT', hotelJson: null });
});

it('stops asking for partial results when another product is searched', async () => {
  jest.useFakeTimers();
  try {
    const { api, store, state } = start({
      'POST hotels/searchs': () => {
        const { data, meta } = aResult([aHotel]);
        const [first] = meta.suppliers;
        return { data, meta: { ...meta, suppliers: [{ ...first!, status: 'pending' }] } };
      },
    });
    store.dispatch(resultsOpened(aQuery));
    await jest.advanceTimersByTimeAsync(10);
    store.dispatch(newSearchRequested({ module: 'FLIGHT' }));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(api.asked).toHaveLength(1);
    expect(selectSearchSection(state()).hotelJson).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
