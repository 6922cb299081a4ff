import type { Problem, SagaGenerator, ApiClient } from '@tiquete/platform';
import type { CartOwner } from '../api';
import type { FoundOffer } from './checkoutState';

/** A booking's body with the consents of the buyer. */
export interface SaleBody {
  accepts: { duplicate?: boolean };
}
/** Calls of one product's sale. `Change` is the new offer when price or terms changed. */
export interface Sale<Body extends SaleBody, Change> {
  /** Books without paying; the same key and body give the same booking. @throws ApiProblem */
  book: (
    api: ApiClient,
    body: Body,
    idempotencyKey: string,
  ) => Promise<{ id: string; code: string } | null>;
  /** The new offer in a rejection. Null when the rejection has none. */
  parseChange: (problem: Problem) => Change | null;
  /** Returns the same body for the new offer. */
  accept: (body: Body, change: Change) => Body;
  /** Loads the step that offers extras after the booking. */
  loadExtras: () => Promise<unknown>;
}
export interface OfferRequest<Request, Offer> {
  request: Request;
  /** The offer on the page. Null before the first one. */
  shown: Offer | null;
  /** Reports that the prices have expired and are renewed. */
  expired: () => SagaGenerator<void>;
}
/** Returns the offer, or the reason for its absence. @throws ApiProblem */
type FindOffer<Request, Offer> = (
  asked: OfferRequest<Request, Offer>,
) => SagaGenerator<FoundOffer<Offer>>;

/** The parts of a checkout that differ by product. */
export interface ProductFlow<Request, Offer, Change, Body extends SaleBody> {
  /** Name of the checkout's keys in browser storage. */
  keptAs: string;
  /** Page to which the gateway returns the traveller. */
  returnPath: (bookingId: string) => string;
  /** Loads the offer of the address at its current price. */
  load: FindOffer<Request, Offer>;
  /** Loads the offer again after its prices expired. */
  renew: FindOffer<Request, Offer>;
  /** Request and address with which a reload finds this offer. */
  placeOf: (request: Request, offer: Offer) => { request: Request; address: string };
  /** ISO instant at which the price expires. Null when only a call to the api can tell. */
  expiresAt?: (offer: Offer) => string | null;
  /** Owner of the cart of services before the booking. Null when no services are sold with this offer. */
  cartOwner?: (offer: Offer) => CartOwner | null;
  /** Loads the sale with the form, because it needs the form's schemas. */
  loadSale: () => Promise<Sale<Body, Change>>;
  /** Error codes that renew the prices or end the offer. */
  refusals: Record<string, 'renew' | 'soldOut'>;
  accept: (offer: Offer, change: Change) => Offer;
}
