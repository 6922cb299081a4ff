import type { BookingDetail, CartItem, TravelerIdentity } from '@tiquete/contracts';
import { createAction } from '@tiquete/platform';
import { defineResult, type Result } from '../result/defineResult';
import { itemsOf } from './cartItems';
import type { CheckoutSlot } from './checkoutSlot';
import {
  initialCheckout,
  shownOffer,
  type Asking,
  type CartSlot,
  type CartState,
  type CheckoutState,
  type CartTrouble,
  type FoundCart,
  type Gone,
  type Submission,
} from './checkoutState';

type InSlot<T> = { slot: CartSlot } & T;

function defineActions<Request, Offer, Change>({
  name,
  opened,
  closed,
  offerFailed,
  retryRequested,
}: CheckoutSlot<Request, Offer, Change>) {
  const type = (fact: string) => `${name}/checkout/${fact}`;
  return {
    opened,
    /** The page opens a checkout whose sale continued in the meantime. */
    shown: createAction(type('shown')),
    closed,
    retryRequested,
    renewalRequested: createAction(type('renewalRequested')),
    pricesExpired: createAction(type('pricesExpired')),
    offerFound: createAction<{ offer: Offer; address: string }>(type('offerFound')),
    offerAccepted: createAction<Offer>(type('offerAccepted')),
    offerGone: createAction<Gone>(type('offerGone')),
    offerFailed,
    submitted: createAction(type('submitted')),
    submissionChanged: createAction<Submission<Change>>(type('submissionChanged')),
    /** The traveller accepts the content of a dialog. */
    confirmed: createAction(type('confirmed')),
    /** The traveller returns to the filled form. */
    dismissed: createAction(type('dismissed')),
    paymentRequested: createAction<{ withExtras: boolean }>(type('paymentRequested')),
    cartChanged: createAction<InSlot<{ state: CartState }>>(type('cartChanged')),
    itemsWanted: createAction<InSlot<{ items: CartItem[] }>>(type('itemsWanted')),
    cartSaving: createAction<InSlot<object>>(type('cartSaving')),
    cartSaved: createAction<InSlot<Pick<FoundCart, 'cart'>>>(type('cartSaved')),
    cartSettled: createAction<InSlot<{ trouble: CartTrouble | null }>>(type('cartSettled')),
    servicesRequested: createAction(type('servicesRequested')),
    /** Searches the extras again, for the travellers that were passed to `identify`. */
    extrasRequested: createAction(type('extrasRequested')),
    extrasAsked: createAction<{ asking: Asking; found?: FoundCart['found'] }>(type('extrasAsked')),
  };
}
export type CheckoutActions<Request, Offer, Change> = ReturnType<
  typeof defineActions<Request, Offer, Change>
>;

export interface Checkout<Request, Offer, Change, Body> {
  actions: CheckoutActions<Request, Offer, Change>;
  /** Passes the booking's body to the saga. Names, documents and birth dates must not be in the store or in an action. */
  hold: (body: Body) => void;
  /** Returns the held body once, then null. */
  takeHeld: () => Body | null;
  /** Passes the identified travellers to the next `extrasRequested`. */
  identify: (travelers: TravelerIdentity[]) => void;
  takeIdentified: () => TravelerIdentity[] | undefined;
  select: CheckoutSlot<Request, Offer, Change>['select'];
  /** Result of the payment. */
  result: Result;
}
/** The checkout of one product: its actions, and a reducer for the field `checkout` of the slice. */
export function defineCheckout<Request, Offer, Change, Body>(
  slot: CheckoutSlot<Request, Offer, Change>,
  /** True for a booking that changes only with its payment. Default: no extra of it awaits confirmation. */
  isBookingSettled?: (booking: BookingDetail) => boolean,
): Checkout<Request, Offer, Change, Body> {
  const actions = defineActions(slot);
  const result = defineResult(slot, isBookingSettled);
  type State = CheckoutState<Offer, Change>;
  let held: Body | null = null;
  let identified: TravelerIdentity[] | undefined;
  const inCart = (state: State, slot: CartSlot, change: Partial<FoundCart>): State => {
    const cart = state[slot];
    return cart.phase === 'found' ? { ...state, [slot]: { ...cart, ...change } } : state;
  };
  function reducer(state: State, action: { type: string }): State {
    const now = result.reducer(state.result, action);
    return checkoutReducer(now === state.result ? state : { ...state, result: now }, action);
  }
  function checkoutReducer(state: State, action: { type: string }): State {
    if (actions.opened.match(action)) {
      const { address } = action.payload;
      return {
        ...initialCheckout,
        result: state.result,
        isShown: true,
        openedAt: address,
        address,
      };
    }
    if (actions.shown.match(action)) return { ...state, isShown: true };
    if (actions.closed.match(action)) return afterClosing(state);
    if (actions.retryRequested.match(action)) return { ...state, offer: { phase: 'loading' } };
    if (actions.renewalRequested.match(action) || actions.pricesExpired.match(action))
      return { ...state, offer: { phase: 'renewing', offer: shownOffer(state.offer) } };
    if (actions.offerFound.match(action)) {
      const { offer, address } = action.payload;
      return { ...state, address, offer: { phase: 'ready', offer } };
    }
    if (actions.offerAccepted.match(action))
      return { ...state, offer: { phase: 'ready', offer: action.payload } };
    if (actions.offerGone.match(action))
      return { ...state, offer: { phase: 'gone', ...action.payload } };
    if (actions.offerFailed.match(action)) {
      const offer = shownOffer(state.offer);
      return { ...state, offer: { phase: 'failed', problem: action.payload, offer } };
    }
    if (actions.submissionChanged.match(action)) return { ...state, submission: action.payload };
    if (actions.dismissed.match(action))
      return { ...state, submission: { phase: 'editing' }, extras: initialCheckout.extras };
    if (actions.cartChanged.match(action))
      return { ...state, [action.payload.slot]: action.payload.state };
    if (actions.itemsWanted.match(action))
      return inCart(state, action.payload.slot, { wanted: action.payload.items });
    if (actions.cartSaving.match(action))
      return inCart(state, action.payload.slot, { isSaving: true, trouble: null });
    if (actions.cartSaved.match(action))
      return inCart(state, action.payload.slot, { cart: action.payload.cart });
    if (actions.extrasAsked.match(action)) return inCart(state, 'extras', action.payload);
    if (actions.cartSettled.match(action)) return settled(state, action.payload);
    return state;
  }
  /** Ends a change of the cart. A rejected change is undone. */
  function settled(state: State, { slot, trouble }: InSlot<{ trouble: CartTrouble | null }>) {
    const cart = state[slot];
    const refused = trouble && cart.phase === 'found' ? { wanted: itemsOf(cart.cart) } : {};
    return inCart(state, slot, { isSaving: false, trouble, ...refused });
  }
  slot.completeWith(reducer, result.run);
  return {
    actions,
    hold: (body) => {
      held = body;
    },
    takeHeld: () => {
      const body = held;
      held = null;
      return body;
    },
    identify: (travelers) => {
      identified = travelers;
    },
    takeIdentified: () => {
      const travelers = identified;
      identified = undefined;
      return travelers;
    },
    select: slot.select,
    result,
  };
}
/** State after the page is left. A running sale continues; a form or an opened payment is cleared. */
function afterClosing<Offer, Change>(
  state: CheckoutState<Offer, Change>,
): CheckoutState<Offer, Change> {
  const { phase } = state.submission;
  return phase === 'editing' || phase === 'refused' || phase === 'opened'
    ? { ...initialCheckout, result: state.result }
    : { ...state, isShown: false };
}
