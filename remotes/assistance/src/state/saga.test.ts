import { newSearchRequested, selectSearchSection } from '@tiquete/platform';
import { fakeApi, settle, startTestStore } from '@tiquete/testing';
import { aPlan, aQuery, aResult } from '../testing/builders';
import { assistanceSearch } from './assistanceSearch';
import { assistanceSaga } from './saga';
import { assistanceSlice } from './slice';

const { resultsOpened } = assistanceSearch.actions;
function start() {
  const api = fakeApi({ 'POST asisstances/searchs': () => aResult([aPlan]) });
  const store = startTestStore({
    slices: [assistanceSlice],
    saga: assistanceSaga,
    context: { api },
  });
  const state = () =>
    store.getState() as Parameters<typeof assistanceSearch.selectSearch>[0] &
      Parameters<typeof selectSearchSection>[0];
  return { api, store, state };
}

it('sends the body of the specification and stores the answer', async () => {
  const { api, store, state } = start();
  store.dispatch(resultsOpened({ ...aQuery, destinations: ['EUROPE', 'JP'] }));
  await settle();
  expect(api.requests[0]?.input.body).toEqual({
    canal: '1',
    checkin: aQuery.checkin,
    checkout: aQuery.checkout,
    origin_code: 'CO',
    destination_code: ['EUROPE', 'JP'],
    age_pax: '72,35,7',
    currency: 'COP',
    should_coin_convert: false,
    coin_convert_to: '',
    destination_frontend: '',
  });
  expect(assistanceSearch.selectSearch(state())).toMatchObject({ phase: 'found', polling: 'none' });
});

it('stores the search in the search section and in the recent searches', async () => {
  const { store, state } = start();
  store.dispatch(resultsOpened(aQuery));
  await settle();
  expect(selectSearchSection(state())).toMatchObject({
    typeLastSearch: 'ASSISTANCE',
    quotas: [72, 35, 7],
    origin: 'CO',
    destination: 'EUROPE',
    dates: { start: aQuery.checkin, end: aQuery.checkout },
    asisstanceJson: { age_pax: '72,35,7' },
    sessionCode: 'session-1',
  });
  expect(assistanceSearch.selectRecentSearches(state())).toMatchObject([
    { destination_name: 'Europa', totalPax: 3, passengersAge: [72, 35, 7], origin: 'CO' },
  ]);
});

it('clears its results when another product is searched, but never its recent searches', async () => {
  const { store, state } = start();
  store.dispatch(resultsOpened(aQuery));
  await settle();
  store.dispatch(newSearchRequested({ module: 'HOTEL' }));
  await settle();
  expect(assistanceSearch.selectSearch(state())).toEqual({ phase: 'idle' });
  expect(assistanceSearch.selectRecentSearches(state())).toHaveLength(1);
});
