import { all } from '@tiquete/platform';
import { passengerChange } from './passengerChange';
import { quoteQuery } from './quote';
import { quoteSaga } from './quoteSaga';
import { packageSearch } from './packageSearch';
import {
  departuresQuery,
  featuredQuery,
  followingQuery,
  monthsQuery,
  neighboursQuery,
  placesQuery,
} from './queries';

export function* packageSaga() {
  yield* all([
    packageSearch.saga(),
    placesQuery.saga(),
    monthsQuery.saga(),
    neighboursQuery.saga(),
    departuresQuery.saga(),
    featuredQuery.saga(),
    followingQuery.saga(),
    quoteQuery.saga(),
    quoteSaga(),
    passengerChange.saga(),
  ]);
}
