import { createAction, type ActionCreatorWithPayload } from '@tiquete/platform';
import { initialCheckout, type CheckoutState } from './checkoutState';

/** What the address asks to buy, and the brand under which the browser keeps things. */
export interface Opening<Request> {
  address: string;
  request: Request;
  brand: string;
}
type Root<State> = Record<string, { checkout: State } | undefined>;
type Reducer<State> = (state: State, action: { type: string }) => State;

/** What a product's slice and saga know of its checkout before anybody buys. */
export interface CheckoutSlot<Request, Offer, Change> {
  /** The slice's. */
  name: string;
  opened: ActionCreatorWithPayload<Opening<Request>>;
  closed: ReturnType<typeof createAction>;
  /** Whether an action is this checkout's. */
  isOwn: (action: { type: string }) => boolean;
  reducer: Reducer<CheckoutState<Offer, Change>>;
  select: (root: Root<CheckoutState<Offer, Change>>) => CheckoutState<Offer, Change>;
  /** Only a page that carries the reducer dispatches what it answers to. */
  reduceWith: (reducer: Reducer<CheckoutState<Offer, Change>>) => void;
}

/** A remote's first page carries this; `defineCheckout`, which comes with the checkout's page, adds the rest. */
export function checkoutSlot<Request, Offer, Change>(
  name: string,
): CheckoutSlot<Request, Offer, Change> {
  let reduce: Reducer<CheckoutState<Offer, Change>> = (state) => state;
  return {
    name,
    opened: createAction<Opening<Request>>(`${name}/checkout/opened`),
    closed: createAction(`${name}/checkout/closed`),
    isOwn: ({ type }) => type.startsWith(`${name}/checkout/`),
    reducer: (state, action) => reduce(state, action),
    select: (root) => root[name]?.checkout ?? initialCheckout,
    reduceWith: (reducer) => {
      reduce = reducer;
    },
  };
}
