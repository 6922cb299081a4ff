import { call, race, select, take, takeLatest, type SagaGenerator } from '@tiquete/platform';
import type { Flow } from './createFlow';
import type { CheckoutSlot } from './checkoutSlot';

/** Runs the checkout and the result that were opened last, by sagas that come with their pages: the remote's first page does not carry them. */
export function* watchCheckout<Request, Offer, Change>(
  {
    opened,
    closed,
    select: selectCheckout,
    resultOpened,
    resultClosed,
    runResult,
  }: CheckoutSlot<Request, Offer, Change>,
  loadFlow: () => Promise<{ flow: Flow<Request> }>,
): SagaGenerator<void> {
  yield* takeLatest(opened, function* (action) {
    const { flow } = yield* call(loadFlow);
    yield* race({ flow: call(flow, action.payload), left: call(untilLeft) });
  });
  // Closing takes the place of the one that runs: what it asks is aborted.
  yield* takeLatest([resultOpened.type, resultClosed.type], function* ({ type }) {
    if (type === resultOpened.type) yield* runResult();
  });
  function* untilLeft() {
    do yield* take(closed.type);
    while ((yield* select(selectCheckout)).address !== '');
  }
}
