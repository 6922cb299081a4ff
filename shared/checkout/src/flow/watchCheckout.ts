import {
  call,
  put,
  race,
  reportError,
  select,
  take,
  takeLatest,
  toProblem,
  type SagaGenerator,
} from '@tiquete/platform';
import type { Flow } from './createFlow';
import type { CheckoutSlot, Opening } from './checkoutSlot';

/**
 * Runs the checkout and the result that were opened last. Their sagas load with their pages, so that the remote's first page
 * does not carry them. A flow that does not load or that throws leaves the other sagas of the remote running: the page shows
 * the failure, and its button starts the flow again.
 */
export function* watchCheckout<Request, Offer, Change>(
  {
    name,
    opened,
    closed,
    offerFailed,
    retryRequested,
    select: selectCheckout,
    resultOpened,
    resultClosed,
    runResult,
  }: CheckoutSlot<Request, Offer, Change>,
  loadFlow: () => Promise<{ flow: Flow<Request> }>,
): SagaGenerator<void> {
  const report = (error: unknown) =>
    reportError({ module: name, message: `checkout: ${String(error)}` });
  yield* takeLatest(opened, function* (action) {
    yield* race({ flow: call(runFlow, action.payload), left: call(untilLeft) });
  });
  // A close action cancels the running result and aborts its requests.
  yield* takeLatest([resultOpened.type, resultClosed.type], function* ({ type }) {
    try {
      if (type === resultOpened.type) yield* runResult();
    } catch (error) {
      report(error);
    }
  });
  function* runFlow(opening: Opening<Request>): SagaGenerator<void> {
    for (;;) {
      try {
        const { flow } = yield* call(loadFlow);
        return yield* flow(opening);
      } catch (error) {
        report(error);
        yield* put(offerFailed(toProblem(error)));
      }
      yield* take(retryRequested.type);
    }
  }
  function* untilLeft() {
    do yield* take(closed.type);
    while ((yield* select(selectCheckout)).address !== '');
  }
}
