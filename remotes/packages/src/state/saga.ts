import { watchCheckout } from '@tiquete/checkout';
import { all } from '@tiquete/platform';
import { passengerChange } from '../booking/passengerChange';
import { packageCheckoutSlot } from '../checkout/packageCheckoutSlot';
import { quoteQuery } from '../detail/quote/quote';
import { quoteSaga } from '../detail/quote/quoteSaga';
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
    watchCheckout(
      packageCheckoutSlot,
      () => import(/* webpackChunkName: "checkout" */ '../checkout/flow'),
    ),
  ]);
}
