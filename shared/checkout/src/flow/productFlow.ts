import type { Problem, SagaGenerator, ApiClient } from '@tiquete/platform';
import type { CartOwner } from '../api';
import type { Gone } from './checkoutState';

/** A body that says what is agreed to. */
export interface SaleBody {
  accepts: { duplicate?: boolean };
}
/** How one product books. `Change` is what can be bought in place of what the traveller saw. */
export interface Sale<Body extends SaleBody, Change> {
  /** Books without paying; the same key and body give the same booking. @throws ApiProblem */
  book: (
    api: ApiClient,
    body: Body,
    idempotencyKey: string,
  ) => Promise<{ id: string; code: string } | null>;
  /** What can be bought now, as a refusal says it; null when it says nothing of the kind. */
  parseChange: (problem: Problem) => Change | null;
  /** The same intent for what can be bought now. */
  accept: (body: Body, change: Change) => Body;
  /** Loads the step that offers extras after the booking. */
  loadExtras: () => Promise<unknown>;
}
export interface OfferRequest<Request, Offer> {
  request: Request;
  /** What stands on the page; null before anything does. */
  shown: Offer | null;
  /** Says that the prices expired and are being asked again. */
  expired: () => SagaGenerator<void>;
}
/** Why there is no offer, with more than a reason. */
export interface GoneOffer {
  gone: Gone;
}
/** An offer, or why there is none, mostly by a key below `checkout.gone` alone. @throws ApiProblem */
type FindOffer<Request, Offer> = (
  asked: OfferRequest<Request, Offer>,
) => SagaGenerator<Offer | string | GoneOffer>;

/** The steps of a checkout that differ by product. */
export interface ProductFlow<Request, Offer, Change, Body extends SaleBody> {
  /** What the browser keeps for it is named so. */
  keptAs: string;
  /** The page that the gateway leads back to. */
  returnPath: (bookingId: string) => string;
  /** What the address names, at the price of now. */
  load: FindOffer<Request, Offer>;
  /** The same once its prices expired. */
  renew: FindOffer<Request, Offer>;
  /** The request and the address that find this offer again. */
  placeOf: (request: Request, offer: Offer) => { request: Request; address: string };
  /** ISO instant at which the price lapses by itself; null when the api says so only when it is asked. */
  expiresAt?: (offer: Offer) => string | null;
  /** Whose cart is filled before the booking; null: nothing is sold with this offer. */
  cartOwner?: (offer: Offer) => CartOwner | null;
  /** Comes with the form, whose schemas it needs. */
  loadSale: () => Promise<Sale<Body, Change>>;
  /** Refusals, by code, that ask for the prices again or end the offer. */
  refusals: Record<string, 'renew' | 'soldOut'>;
  accept: (offer: Offer, change: Change) => Offer;
}
