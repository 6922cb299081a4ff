import { all } from '@tiquete/platform';
import { detailSaga } from './detailSaga';
import { featuredQuery, hotelSearch } from './hotelSearch';

export function* hotelSaga() {
  yield* all([hotelSearch.saga(), featuredQuery.saga(), detailSaga()]);
}
