import type { CartItem } from '@tiquete/contracts';
import { createAction, type Problem } from '@tiquete/platform';
import { checkoutSlice, offerGoneType } from './actionTypes';
import type {
  CartKind,
  CartProblem,
  CartState,
  ExtrasSearch,
  FoundCart,
  Gone,
  PaymentKey,
  Submission,
} from './checkoutState';
import type { CheckoutTypes } from './checkoutTypes';

export type OfCart<Change> = { kind: CartKind } & Change;

export function createActions<T extends CheckoutTypes>(remoteSlice: string) {
  const type = (fact: string) => `${checkoutSlice(remoteSlice)}/${fact}`;
  return {
    /** The page opened the offer of this address. */
    opened: createAction<string>(type('opened')),
    /** The page opened a checkout whose sale continued in the meantime. */
    shown: createAction(type('shown')),
    closed: createAction(type('closed')),
    retryRequested: createAction(type('retryRequested')),
    renewalRequested: createAction(type('renewalRequested')),
    pricesExpired: createAction(type('pricesExpired')),
    offerFound: createAction<{ offer: T['offer']; address: string }>(type('offerFound')),
    offerAccepted: createAction<T['offer']>(type('offerAccepted')),
    offerGone: createAction<Gone>(offerGoneType(remoteSlice)),
    offerFailed: createAction<Problem>(type('offerFailed')),
    submissionChanged: createAction<Submission<T['change']>>(type('submissionChanged')),
    /** The traveller accepts the content of a dialog. */
    confirmed: createAction(type('confirmed')),
    /** The traveller returns to the filled form. */
    dismissed: createAction(type('dismissed')),
    paymentRequested: createAction(type('paymentRequested')),
    paymentKeyChanged: createAction<PaymentKey | null>(type('paymentKeyChanged')),
    cartChanged: createAction<OfCart<{ state: CartState }>>(type('cartChanged')),
    itemsWanted: createAction<OfCart<{ items: CartItem[] }>>(type('itemsWanted')),
    cartSaving: createAction<OfCart<object>>(type('cartSaving')),
    cartSaved: createAction<OfCart<Pick<FoundCart, 'cart'>>>(type('cartSaved')),
    cartSettled: createAction<OfCart<{ problem: CartProblem | null }>>(type('cartSettled')),
    servicesRequested: createAction(type('servicesRequested')),
    extrasSearched: createAction<{ search: ExtrasSearch; found?: FoundCart['found'] }>(
      type('extrasSearched'),
    ),
  };
}
export type CheckoutActions<T extends CheckoutTypes> = ReturnType<typeof createActions<T>>;
