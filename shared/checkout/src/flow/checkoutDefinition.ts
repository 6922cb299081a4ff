import type { ComponentType, ReactNode } from 'react';
import type { Cart } from '@tiquete/contracts';
import type { ApiClient, SagaGenerator } from '@tiquete/platform';
import type { CartOwner } from '../api';
import type { CheckoutNames } from '../checkoutContext';
import type { PageConfirmation } from '../confirmation/confirmationDefinition';
import type { CheckoutActions } from './checkoutActions';
import type { CheckoutState, FoundOffer, PriceNews, UnpaidBooking } from './checkoutState';
import type { CheckoutTypes } from './checkoutTypes';

export interface OfferQuery<T extends CheckoutTypes> {
  request: T['request'];
  /** The offer on the page. Null before the first one. */
  shown: T['offer'] | null;
  /** Reports that the prices have expired and are renewed. */
  expired: () => SagaGenerator<void>;
}
/** Returns the offer, or the reason for its absence. @throws ApiProblem */
export type LoadOffer<T extends CheckoutTypes> = (
  query: OfferQuery<T>,
) => SagaGenerator<FoundOffer<T['offer']>>;

/** The booking call of a product. `SaleForm` takes it, because it needs the form's schemas. */
export interface Sale<T extends CheckoutTypes> {
  /** Books without paying; the same key and body give the same booking. @throws ApiProblem */
  book: (
    api: ApiClient,
    input: { body: T['body']; idempotencyKey: string; timeoutMs: number },
  ) => Promise<UnpaidBooking | null>;
  /** Schema of the new offer in the `meta` of PRICE_CHANGED. */
  changeSchema: { safeParse: (meta: unknown) => { data?: T['change'] } };
  /** Returns the same body for the new offer. */
  acceptChange: (body: T['body'], change: T['change']) => T['body'];
}
/** Everything that differs by product. */
export interface CheckoutDefinition<T extends CheckoutTypes> extends CheckoutNames {
  /** Messages of the page, added to the namespace. */
  messages: Record<string, object>;

  /** Parses the address. Null when it names nothing that can be bought. */
  parseRequest: (search: string) => T['request'] | null;
  /** Address of a request. Equal addresses are equal requests. */
  requestUrl: (request: T['request']) => string;
  /** Page on which the offer was chosen. */
  backUrl: (request: T['request']) => string;

  /** Loads the offer in the page's address at its current price. */
  loadOffer: LoadOffer<T>;
  /** Loads the offer again after its prices expired. */
  renewOffer: LoadOffer<T>;
  /** Request with which a reload finds this offer. */
  requestOf: (request: T['request'], offer: T['offer']) => T['request'];
  /** ISO instant at which the price expires. Omit it when only a call to the api can tell. */
  expiresAt?: (offer: T['offer']) => string;
  /** Owner of the cart of services before the booking. Null when no services are sold with this offer. */
  cartOwner?: (offer: T['offer']) => CartOwner | null;
  /** False for a product whose bookings are never offered extras. Its sale goes from the form to the payment. */
  hasExtras?: false;
  /** Whole pesos of the offer without services and extras. */
  totalOf: (offer: T['offer']) => number;
  priceNewsOf: (offer: T['offer']) => PriceNews | null;
  Summary: ComponentType<{ offer: T['offer']; cart: Cart | null }>;
  icon: ReactNode;
  /** Key below `checkout.others` for the link to other offers. */
  otherOffers: string;

  readDraft: (text: string) => T['draft'] | null;
  loadForm: () => Promise<{ CheckoutForm: ComponentType<CheckoutFormProps<T>> }>;
  /** Error codes of the booking that renew the prices or end the offer. */
  rejections: Record<string, 'renew' | 'soldOut'>;
  acceptChange: (offer: T['offer'], change: T['change']) => T['offer'];

  /** Result of the payment on the same page. Omit it when it has a page of its own, a `ConfirmationPage`. */
  confirmation?: PageConfirmation;
}

type State<T extends CheckoutTypes> = CheckoutState<T['offer'], T['change']>;
export type CheckoutRoot<T extends CheckoutTypes> = Record<string, State<T> | undefined>;

/** The checkout of one product: its definition, and its slice, which the page adds to the store. */
export interface Checkout<T extends CheckoutTypes> {
  definition: CheckoutDefinition<T>;
  /** Name of the slice. */
  name: string;
  actions: CheckoutActions<T>;
  reducer: (state: State<T> | undefined, action: { type: string }) => State<T>;
  select: (root: CheckoutRoot<T>) => State<T>;
}
export interface CheckoutFormProps<T extends CheckoutTypes> {
  checkout: Checkout<T>;
  offer: T['offer'];
  /** Draft of this visit, or null. */
  draft: T['draft'] | null;
  /** Whole pesos to pay, with services and extras. */
  total: number;
}
