import {
  addDays,
  ApiProblem,
  newSearchRequested,
  searchSectionChanged,
  selectSearchSection,
} from '@tiquete/platform';
import { fakeApi, pending, pendingApi, settle, startTestStore } from '@tiquete/testing';
import { hotelSearch } from './hotelSearch';
import { hotelSaga } from './saga';
import { detailOpened, hotelSlice } from './slice';
import { aHotel, aQuery, aResult } from '../testing/builders';

it('aborts the hotel when another product is searched, and leaves that search’s fields unchanged', async () => {
  const api = pendingApi();
  const store = startTestStore({ slices: [hotelSlice], saga: hotelSaga, context: { api } });
  store.dispatch(detailOpened({ query: aQuery, hotelCode: '1001' }));
  await settle();
  store.dispatch(newSearchRequested({ module: 'FLIGHT' }));
  await settle();
  expect(api.requests).toHaveLength(1);
  expect(api.aborted()).toEqual([true]);
  const state = store.getState() as Parameters<typeof selectSearchSection>[0];
  expect(selectSearchSection(state)).toMatchObject({ typeLastSearch: 'FLIGHT', sessionCode: '' });
});

it('uses the session of the search section, or its own for another stay', async () => {
  const api = fakeApi({
    'POST hotels/searchs': () => aResult([aHotel]),
    'POST hotels/details': pending,
  });
  const store = startTestStore({ slices: [hotelSlice], saga: hotelSaga, context: { api } });
  const lastCall = () => api.requests.at(-1);
  store.dispatch(hotelSearch.actions.resultsOpened(aQuery));
  await settle();
  store.dispatch(searchSectionChanged({ sessionCode: 'session-7' }));
  store.dispatch(detailOpened({ query: aQuery, hotelCode: '1001' }));
  await settle();
  expect(lastCall()?.input.body).toMatchObject({ sessionCode: 'session-7', hotelCode: '1001' });
  const nextDay = { ...aQuery, checkout: addDays(aQuery.checkout, 1) };
  store.dispatch(detailOpened({ query: nextDay, hotelCode: '1001' }));
  await settle();
  expect(lastCall()?.input.body).toMatchObject({ sessionCode: 'session-1', hotelCode: '1001' });
  // The session of the first results is still valid.
  store.dispatch(detailOpened({ query: aQuery, hotelCode: '1002' }));
  await settle();
  expect(lastCall()?.input.body).toMatchObject({ sessionCode: 'session-7', hotelCode: '1002' });
});

describe('a new session that the api does not know yet', () => {
  const over = () => {
    throw new ApiProblem({ code: 'SESSION_EXPIRED', title: '', status: 410, requestId: null });
  };
  const open = () => {
    const api = fakeApi({
      'POST hotels/searchs': () => aResult([aHotel]),
      'POST hotels/details': over,
    });
    const store = startTestStore({ slices: [hotelSlice], saga: hotelSaga, context: { api } });
    store.dispatch(detailOpened({ query: aQuery, hotelCode: '1001' }));
    const phase = () =>
      (store.getState() as { hotel: { detail: { phase: string } } }).hotel.detail.phase;
    return { api, phase };
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is searched again after a pause, three times', async () => {
    const { api, phase } = open();
    await jest.advanceTimersByTimeAsync(6900);
    expect(phase()).toBe('opening');
    await jest.advanceTimersByTimeAsync(200);
    expect(phase()).toBe('failed');
    expect(api.requests.filter(({ key }) => key === 'POST hotels/searchs')).toHaveLength(4);
  });
});
