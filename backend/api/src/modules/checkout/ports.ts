import type { Cancellation, Customer, ModuleId, PriceBreakdown } from '@tiquete/contracts';

/** One person who travels. `document` is empty when the product does not ask for it. */
export interface Passenger {
  name: string;
  lastname: string;
  type: 'AD' | 'CH' | 'INF';
  /** Counts from 1; null where there are no rooms. */
  room: number | null;
  age: number;
  holder: boolean;
  document: string;
}
/** Personal data: encrypted as a whole at rest, never logged. */
export interface People {
  customer: Customer;
  passengers: Passenger[];
  /** What the traveller asks the supplier for. */
  remark: string;
}
/** What is about to be sold, priced by us a moment ago. Days are YYYY-MM-DD, money whole pesos. */
export interface Quote {
  product: ModuleId;
  supplier: string;
  title: string;
  image: string;
  dateFrom: string;
  dateTo: string;
  destinationName: string;
  totalPax: number;
  total: number;
  priceBreakdown: PriceBreakdown;
  cancellation: Cancellation | null;
  rateComments: string;
  /** Shown in the booking's detail by the product's slot: no personal data, nothing a traveller may not see. */
  snapshot: Record<string, unknown>;
  /** What `book` needs (rate keys, net prices); JSON, never leaves the server, no personal data. */
  supplierData: unknown;
  people: People;
  consents: { terms_version: string; data_policy_version: string; cancellation_policy_hash: string };
  /** The gateway needs five minutes at least, so give more than fifteen. */
  payBy: Date;
}
/** A booking as its product sees it when it must act at the supplier. */
export interface BookingDraft {
  id: string;
  brandId: string;
  /** Ours, at most 20 characters A-Z and 2-9, the same at every attempt: the supplier's client reference. */
  reference: string;
  /** What was charged, in whole pesos. */
  total: number;
  dateFrom: string;
  dateTo: string;
  supplier: string;
  supplierData: unknown;
  people: People;
}
/**
 * `no` is a definite no: nothing was booked and nothing will be. Whatever is not a clear yes or no (a timeout, a 5xx,
 * an answer that cannot be read, "still processing", anything thrown) is `unknown`.
 */
export type SupplierOutcome =
  | { kind: 'yes'; locator: string; supplierName?: string; /** Shown to the traveller with the snapshot, as `confirmation`. */ details?: Record<string, unknown> }
  | { kind: 'no'; reason: 'sold-out' | 'price-changed' | 'refused' }
  | { kind: 'unknown' };

/** One product. Registered once, at start-up, by `checkout.registerProduct`. */
export interface ProductModule {
  product: ModuleId;
  /**
   * Re-checks the price and books at no more than `booking.total`; `no` with `price-changed` otherwise. Called once per
   * attempt, after the money is held; a second attempt comes only when `lookUp` found nothing after `settlesAfterMs`.
   */
  book(booking: BookingDraft, signal: AbortSignal): Promise<SupplierOutcome>;
  /** Asks the supplier for a booking under our reference, without changing anything. */
  lookUp(booking: BookingDraft, signal: AbortSignal): Promise<SupplierOutcome | { kind: 'not-found' }>;
  /** `yes` once the supplier has cancelled, also when it had before. */
  cancel(booking: BookingDraft & { locator: string }, signal: AbortSignal): Promise<SupplierOutcome>;
  /** Milliseconds after an attempt from which `not-found` means that it did not book; 60 s unless told. */
  settlesAfterMs?: number;
}

/** What the gateway's page shows and is told. */
export interface PaymentRequest {
  reference: string;
  description: string;
  /** Whole pesos. */
  amount: number;
  expiresAt: Date;
  returnUrl: string;
  ipAddress: string;
  userAgent: string;
  customer: Customer;
}
export interface Receipt {
  authorization: string;
  receipt: string;
  franchise: string;
  issuerName: string;
  paymentMethodName: string;
  internalReference: string;
}
export interface GatewayState {
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  reference: string;
  currency: string;
  /** Whole pesos that the session asks for. */
  amount: number;
  /** Whole pesos that were taken, also when the session as a whole was rejected. */
  captured: number;
  /** Whole pesos that were given back. */
  refunded: number;
  receipt: Receipt | null;
}
/** `unknown`: the call did not answer clearly; asking `query` later tells. */
export type RefundOutcome = { kind: 'done' } | { kind: 'refused'; reason: string } | { kind: 'unknown' };

/** A hosted payment page. Every call ends with its signal. */
export interface PaymentGateway {
  /** @throws SupplierError; then no page exists that anyone could pay on, because its address was never given out. */
  open(payment: PaymentRequest, signal: AbortSignal): Promise<{ requestId: string; processUrl: string }>;
  /** @throws SupplierError */
  query(requestId: string, signal: AbortSignal): Promise<GatewayState>;
  /** Gives `amount` back; `key` is the same at every attempt. */
  refund(payment: { requestId: string; amount: number; receipt: Receipt | null }, amount: number, key: string, signal: AbortSignal): Promise<RefundOutcome>;
  /** The session that a signed notification speaks of; null when it is malformed or not the gateway's. */
  verifyNotification(body: unknown): { requestId: string; signature: string } | null;
}

/** A call that carries `Idempotency-Key`; `bodyHash` by `hashBody`. */
export interface KeyedCall {
  brandId: string;
  /** Null: a guest. Part of what the key is bound to. */
  userId: string | null;
  route: string;
  key: string | undefined;
  bodyHash: string;
}
export interface NewBooking {
  id: string;
  code: string;
  product: ModuleId;
  status: 'COTIZED';
  createdAt: Date;
  payBy: Date;
}
/** What became of a keyed call: `answer` is JSON, equal at every repetition. */
export interface CreatedBooking<Answer> {
  bookingId: string;
  answer: Answer;
}
export interface Prepared<Answer> {
  quote: Quote;
  /** What this call answers, now and whenever it is repeated with the same key and body. */
  toAnswer(booking: NewBooking): Answer;
}
export type CreateBooking = <Answer>(call: KeyedCall, prepare: () => Promise<Prepared<Answer>>) => Promise<CreatedBooking<Answer>>;
