import { fakeApi, settle, startTestStore } from '@tiquete/testing';
import { anOffer, aQuery, aResult } from '../testing/builders';
import { flightSearch } from './flightSearch';
import { flightSaga } from './saga';
import { flightSlice } from './slice';

jest.mock('./tariffSaga', () => {
  throw new Error('ChunkLoadError');
});

it('finds flights when the code of the tariffs fails to load', async () => {
  const store = startTestStore({
    slices: [flightSlice],
    saga: flightSaga,
    context: { api: fakeApi({ 'POST flights/searches': () => aResult([anOffer()]) }) },
  });
  const { resultsOpened } = flightSearch.actions;
  store.dispatch(resultsOpened(aQuery));
  await settle();
  const later = { ...aQuery, adults: 2 };
  store.dispatch(resultsOpened(later));
  await settle();
  expect(flightSearch.selectSearch(store.getState() as never)).toMatchObject({
    phase: 'found',
    query: later,
  });
});
