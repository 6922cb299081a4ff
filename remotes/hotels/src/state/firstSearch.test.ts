import { checkSearch, firstSearch, parseSearch } from '@tiquete/domain/searches/hotels';
import { today } from '@tiquete/platform';
import { fakeApi, pending, settle, startTestStore } from '@tiquete/testing';
import { hotelFilters } from '../model/hotelFilters';
import { anySearch } from '../testing/anySearch';
import { resultsUrl } from '../urls';
import { hotelSearch } from './hotelSearch';
import { hotelSaga } from './saga';
import { hotelSlice } from './slice';

/** Body of the first request that the results page at an address sends. */
async function firstBody(search: string): Promise<unknown> {
  const api = fakeApi({ 'POST hotels/searchs': pending });
  const store = startTestStore({ slices: [hotelSlice], saga: hotelSaga, context: { api } });
  const checked = checkSearch(parseSearch(search), today());
  if (checked.phase === 'valid') store.dispatch(hotelSearch.actions.resultsOpened(checked.query));
  await settle();
  return api.requests[0]?.input.body;
}

it('sends first the body that the server starts with the document, to the letter', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const { query, filters } = anySearch(seed);
    const [, search = ''] = resultsUrl(query, hotelFilters.write(filters)).split('?');
    const body = firstSearch(search, today());
    expect(body).not.toBeNull();
    expect(JSON.stringify(await firstBody(search))).toBe(JSON.stringify(body));
  }
});
