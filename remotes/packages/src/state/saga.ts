import { watchCheckout } from '@tiquete/checkout';
import { all } from '@tiquete/platform';
import { packageCheckoutSlot } from '../checkout/packageCheckoutSlot';
import { quoteQuery } from '../detail/quote/quote';
import { packageSearch } from './packageSearch';
import {
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
    featuredQuery.saga(),
    followingQuery.saga(),
    quoteQuery.saga(),
    watchCheckout(
      packageCheckoutSlot,
      () => import(/* webpackChunkName: "checkout" */ '../checkout/flow'),
    ),
  ]);
}
