import type { Cart, CartItem, Payment } from '@tiquete/contracts';
import type { Problem } from '@tiquete/platform';
import type { CartOwner, FoundOptionals } from '../api';

/** Reason why an offer can no longer be bought. */
export interface Gone {
  /** Key below `checkout.gone`. */
  reason: string;
  /** Text in place of the message, such as the supplier's reason. */
  text?: string;
  /** Key below `checkout.others` for the link to other offers. Default: the product's. */
  others?: string;
  /** Address of that link. Default: the page on which the offer was chosen. */
  othersAt?: string;
  /** A similar offer with its price in whole pesos and the address of its checkout. */
  instead?: { name: string; amount: number; to: string };
}
/** Outcome of a search for the offer. */
export type FoundOffer<Offer> = { phase: 'ready'; offer: Offer } | ({ phase: 'gone' } & Gone);
/** `offer` of `renewing` and `failed` is the one that the page still shows. Null when none was shown yet. */
export type OfferState<Offer> =
  | FoundOffer<Offer>
  | { phase: 'loading' }
  | { phase: 'renewing'; offer: Offer | null }
  | { phase: 'failed'; problem: Problem; offer: Offer | null };

/** A booking that waits for its payment. */
export interface UnpaidBooking {
  id: string;
  code: string;
}
export interface Unpaid {
  phase: 'unpaid';
  booking: UnpaidBooking;
  problem: Problem;
}
/** Progress from the pressed button to an open payment. `Change` is the new offer when price or terms changed. */
export type Submission<Change> =
  | { phase: 'editing' }
  | { phase: 'booking' }
  | { phase: 'price-changed'; change: Change }
  | { phase: 'duplicate'; code: string | null }
  | { phase: 'rejected'; problem: Problem }
  | { phase: 'extras'; booking: UnpaidBooking }
  | { phase: 'paying'; booking: UnpaidBooking }
  | { phase: 'opened'; payment: Payment }
  | Unpaid;

/**
 * Problem of the last change: the extra is sold out, another window changed the cart, the cart is locked by a payment, or a
 * failure that can be retried with the same `items`.
 */
export type CartProblem =
  | { kind: 'gone'; code: string }
  | { kind: 'changed' }
  | { kind: 'locked'; problem: Problem }
  | { kind: 'failed'; problem: Problem; items: CartItem[] };
/** State of another search for extras, such as one for travellers who are now identified. */
export type ExtrasSearch =
  | { phase: 'idle' }
  | { phase: 'searching' }
  | { phase: 'answered' }
  | { phase: 'rejected'; problem: Problem };
export interface FoundCart {
  phase: 'found';
  owner: CartOwner;
  found: Omit<FoundOptionals, 'cart'>;
  search: ExtrasSearch;
  /** The cart on the server. */
  cart: Cart;
  /** The items that the traveller has chosen. */
  wanted: CartItem[];
  problem: CartProblem | null;
  isSaving: boolean;
}
export type CartState = { phase: 'none' } | { phase: 'loading' } | { phase: 'failed' } | FoundCart;
/** `services` are sold with an offer and chosen before it is booked; `extras` belong to a booking. */
export type CartKind = 'services' | 'extras';

/** Old and new price in whole pesos. `isRenewed`: the old one had expired. */
export interface PriceNews {
  isRenewed: boolean;
  before: number;
  now: number;
}
/** Idempotency key of a booking's payment, until that payment has opened. */
export interface PaymentKey {
  bookingId: string;
  key: string;
}
/** State of a checkout. It is never persisted and holds no typed form values. */
export interface CheckoutState<Offer, Change> extends Record<CartKind, CartState> {
  isShown: boolean;
  /** Address at the time of opening. */
  openedAt: string;
  /** Current address for a reload. It changes once the prices are renewed. */
  address: string;
  offer: OfferState<Offer>;
  submission: Submission<Change>;
  paymentKey: PaymentKey | null;
}
const NO_CART: CartState = { phase: 'none' };
export const initialCheckout: CheckoutState<never, never> = {
  isShown: false,
  openedAt: '',
  address: '',
  offer: { phase: 'loading' },
  submission: { phase: 'editing' },
  paymentKey: null,
  services: NO_CART,
  extras: NO_CART,
};
/** The offer that the page can show in any phase, or null. */
export function shownOffer<Offer>(state: OfferState<Offer>): Offer | null {
  return 'offer' in state ? state.offer : null;
}
/** True while a sale is in progress or waits for the traveller's decision. */
export function isUnderWay({ phase }: Submission<unknown>): boolean {
  return phase !== 'editing' && phase !== 'rejected';
}
/** Services and extras beside the offer, with the total to pay. */
export function cartOf({ services, extras }: Record<CartKind, CartState>): Cart | null {
  const before = services.phase === 'found' ? services.cart : null;
  if (extras.phase !== 'found') return before;
  // The booking's total includes its services.
  return { ...extras.cart, items: [...(before?.items ?? []), ...extras.cart.items] };
}
