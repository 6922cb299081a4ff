import { newSearchRequested, selectSearchSection } from '@tiquete/platform';
import { fakeApi, settle, startTestStore } from '@tiquete/testing';
import { hotelSaga } from '../../state/saga';
import { detailOpened, hotelSlice } from '../../state/slice';
import { aQuery } from '../../testing/builders';

it('drops a hotel that a search of another product overtakes, and leaves its fields alone', async () => {
  const api = fakeApi({});
  const store = startTestStore({ slices: [hotelSlice], saga: hotelSaga, context: { api } });
  store.dispatch(detailOpened({ query: aQuery, hotelCode: '1001' }));
  await settle();
  store.dispatch(newSearchRequested({ module: 'FLIGHT' }));
  await settle();
  expect(api.asked).toHaveLength(1);
  expect(api.aborted()).toEqual([true]);
  const state = store.getState() as Parameters<typeof selectSearchSection>[0];
  expect(selectSearchSection(state)).toMatchObject({ typeLastSearch: 'FLIGHT', sessionCode: '' });
});
