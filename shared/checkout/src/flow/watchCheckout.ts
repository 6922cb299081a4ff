import { call, race, select, take, takeLatest, type SagaGenerator } from '@tiquete/platform';
import type { Flow } from './createFlow';
import type { CheckoutSlot } from './checkoutSlot';

/** Runs the checkout that was opened last, by a flow that comes with its page: the remote's first page does not carry it. */
export function* watchCheckout<Request, Offer, Change>(
  { opened, closed, select: selectCheckout }: CheckoutSlot<Request, Offer, Change>,
  loadFlow: () => Promise<{ flow: Flow<Request> }>,
): SagaGenerator<void> {
  yield* takeLatest(opened, function* (action) {
    const { flow } = yield* call(loadFlow);
    yield* race({ flow: call(flow, action.payload), left: call(untilLeft) });
  });
  function* untilLeft() {
    do yield* take(closed.type);
    while ((yield* select(selectCheckout)).address !== '');
  }
}
