import { watchCheckout } from '@tiquete/checkout';
import { all } from '@tiquete/platform';
import { assistanceCheckoutSlot } from '../checkout/assistanceCheckoutSlot';
import { assistanceSearch, placesQuery } from './assistanceSearch';

export function* assistanceSaga() {
  yield* all([
    assistanceSearch.saga(),
    placesQuery.saga(),
    watchCheckout(
      assistanceCheckoutSlot,
      () => import(/* webpackChunkName: "checkout" */ '../checkout/flow'),
    ),
  ]);
}
