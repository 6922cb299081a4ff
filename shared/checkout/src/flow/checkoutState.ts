import type { Cart, CartItem, Payment } from '@tiquete/contracts';
import type { Problem } from '@tiquete/platform';
import type { AskedOptionals, CartOwner } from '../api';
import type { ResultState } from '../result/resultState';

/** Why there is nothing to buy. */
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
/** `offer` of `renewing` and `failed` is what stands on the page meanwhile; null when nothing was shown yet. */
export type OfferState<Offer> =
  | { phase: 'loading' }
  | { phase: 'renewing'; offer: Offer | null }
  | { phase: 'ready'; offer: Offer }
  | ({ phase: 'gone' } & Gone)
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
/** From the pressed button to an open payment. `Change` is what can be bought in place of what the traveller saw. */
export type Submission<Change> =
  | { phase: 'editing' }
  | { phase: 'booking' }
  | { phase: 'price-changed'; change: Change }
  | { phase: 'duplicate'; code: string | null }
  | { phase: 'refused'; problem: Problem }
  | { phase: 'extras'; booking: UnpaidBooking }
  | { phase: 'paying'; booking: UnpaidBooking }
  | { phase: 'opened'; payment: Payment }
  | Unpaid;

/** What stood in the way of the last change: one extra that is gone, another window, a payment that is open, or anything else, which may be tried again with the same `items`. */
export type CartTrouble =
  | { kind: 'gone'; code: string }
  | { kind: 'changed' }
  | { kind: 'locked'; problem: Problem }
  | { kind: 'failed'; problem: Problem; items: CartItem[] };
/** Asking again what can be added, such as for travellers who are known by now. */
export type Asking =
  | { phase: 'idle' }
  | { phase: 'asking' }
  | { phase: 'answered' }
  | { phase: 'refused'; problem: Problem };
export interface FoundCart {
  phase: 'found';
  owner: CartOwner;
  found: Omit<AskedOptionals, 'cart'>;
  asking: Asking;
  /** As the server has it. */
  cart: Cart;
  /** As the traveller wants it. */
  wanted: CartItem[];
  trouble: CartTrouble | null;
  isSaving: boolean;
}
export type CartState = { phase: 'none' } | { phase: 'asking' } | { phase: 'failed' } | FoundCart;
/** `services` are sold with an offer and chosen before it is booked; `extras` belong to a booking. */
export type CartSlot = 'services' | 'extras';

/** A checkout in the slice of its product; never persisted, and without anything typed into the form. */
export interface CheckoutState<Offer, Change> extends Record<CartSlot, CartState> {
  isShown: boolean;
  /** The address that it was opened with. */
  openedAt: string;
  /** The address that a reload finds it by: another one once its prices were asked anew. */
  address: string;
  offer: OfferState<Offer>;
  submission: Submission<Change>;
  /** What came of a payment; null while no page tells it. */
  result: ResultState | null;
}
const NO_CART: CartState = { phase: 'none' };
export const initialCheckout: CheckoutState<never, never> = {
  isShown: false,
  openedAt: '',
  address: '',
  offer: { phase: 'loading' },
  submission: { phase: 'editing' },
  result: null,
  services: NO_CART,
  extras: NO_CART,
};
/** What the page can show, whatever is going on. */
export function shownOffer<Offer>(state: OfferState<Offer>): Offer | null {
  return 'offer' in state ? state.offer : null;
}
/** A press is being answered, or its answer waits for the traveller: nothing may begin anew meanwhile. */
export function isUnderWay({ phase }: Submission<unknown>): boolean {
  return phase !== 'editing' && phase !== 'refused';
}
/** What is bought beside the offer, with the total that is paid: a booking's extras, and the services that were booked with it. */
export function cartOf({ services, extras }: Record<CartSlot, CartState>): Cart | null {
  const before = services.phase === 'found' ? services.cart : null;
  if (extras.phase !== 'found') return before;
  // The booking's own total holds its services.
  return { ...extras.cart, items: [...(before?.items ?? []), ...extras.cart.items] };
}
