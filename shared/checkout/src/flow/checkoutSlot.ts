import {
  createAction,
  type ActionCreatorWithPayload,
  type Problem,
  type SagaGenerator,
} from '@tiquete/platform';
import type { ResultAddress, ResultSlot } from '../result/resultState';
import { initialCheckout, type CheckoutState } from './checkoutState';

/** What the address asks to buy, and the brand under which the browser keeps things. */
export interface Opening<Request> {
  address: string;
  request: Request;
  brand: string;
}
type Root<State> = Record<string, { checkout: State } | undefined>;
type Nothing = ReturnType<typeof createAction>;
type Reducer<State> = (state: State, action: { type: string }) => State;

/** What they know of the checkout before anybody buys. */
export interface CheckoutSlot<Request, Offer, Change> extends ResultSlot {
  opened: ActionCreatorWithPayload<Opening<Request>>;
  closed: Nothing;
  offerFailed: ActionCreatorWithPayload<Problem>;
  retryRequested: Nothing;
  /** Whether an action is this checkout's. */
  isOwn: (action: { type: string }) => boolean;
  reducer: Reducer<CheckoutState<Offer, Change>>;
  select: (root: Root<CheckoutState<Offer, Change>>) => CheckoutState<Offer, Change>;
  /** Only a page that carries the reducer dispatches what it answers to. */
  completeWith: (reducer: Reducer<CheckoutState<Offer, Change>>, runResult: RunResult) => void;
  /** Follows the result while its page is shown. */
  runResult: RunResult;
}
type RunResult = () => SagaGenerator<void>;

/** A remote's first page carries this; `defineCheckout`, which comes with the checkout's page, adds the rest. */
export function checkoutSlot<Request, Offer, Change>(
  name: string,
): CheckoutSlot<Request, Offer, Change> {
  let reduce: Reducer<CheckoutState<Offer, Change>> = (state) => state;
  let run: RunResult = function* () {};
  return {
    name,
    opened: createAction<Opening<Request>>(`${name}/checkout/opened`),
    closed: createAction(`${name}/checkout/closed`),
    offerFailed: createAction<Problem>(`${name}/checkout/offerFailed`),
    retryRequested: createAction(`${name}/checkout/retryRequested`),
    isOwn: ({ type }) => type.startsWith(`${name}/checkout/`),
    reducer: (state, action) => reduce(state, action),
    select: (root) => root[name]?.checkout ?? initialCheckout,
    resultOpened: createAction<ResultAddress>(`${name}/checkout/resultOpened`),
    resultClosed: createAction(`${name}/checkout/resultClosed`),
    completeWith: (reducer, runResult) => {
      reduce = reducer;
      run = runResult;
    },
    runResult: () => run(),
  };
}
