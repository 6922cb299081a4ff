import { watchCheckout } from '@tiquete/checkout';
import { all } from '@tiquete/platform';
import { policyChange } from '../booking/policyChange';
import { assistanceCheckoutSlot } from '../checkout/assistanceCheckoutSlot';
import { assistanceSearch, placesQuery } from './assistanceSearch';

export function* assistanceSaga() {
  yield* all([
    assistanceSearch.saga(),
    placesQuery.saga(),
    policyChange.saga(),
    watchCheckout(
      assistanceCheckoutSlot,
      () => import(/* webpackChunkName: "checkout" */ '../checkout/flow'),
    ),
  ]);
}
