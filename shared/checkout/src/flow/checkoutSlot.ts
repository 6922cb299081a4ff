import {
  createAction,
  type ActionCreatorWithPayload,
  type Problem,
  type SagaGenerator,
} from '@tiquete/platform';
import type { ResultAddress, ResultSlot } from '../result/resultState';
import { initialCheckout, type CheckoutState } from './checkoutState';

/** The request in the address, and the brand in the keys of browser storage. */
export interface Opening<Request> {
  address: string;
  request: Request;
  brand: string;
}
type Root<State> = Record<string, { checkout: State } | undefined>;
type Nothing = ReturnType<typeof createAction>;
type Reducer<State> = (state: State, action: { type: string }) => State;

/** The part of a checkout that every page of the remote loads: its first actions and a placeholder for the reducer. */
export interface CheckoutSlot<Request, Offer, Change> extends ResultSlot {
  opened: ActionCreatorWithPayload<Opening<Request>>;
  closed: Nothing;
  offerFailed: ActionCreatorWithPayload<Problem>;
  retryRequested: Nothing;
  /** True for an action of this checkout. */
  isOwn: (action: { type: string }) => boolean;
  reducer: Reducer<CheckoutState<Offer, Change>>;
  select: (root: Root<CheckoutState<Offer, Change>>) => CheckoutState<Offer, Change>;
  /** Adds the reducer and the result saga when the checkout's page loads. Only that page dispatches their actions. */
  completeWith: (reducer: Reducer<CheckoutState<Offer, Change>>, runResult: RunResult) => void;
  /** Polls booking and payment while the result's page is shown. */
  runResult: RunResult;
}
type RunResult = () => SagaGenerator<void>;

/** Part of the checkout in a remote's first page. `defineCheckout`, in the checkout's own chunk, adds the rest. */
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
