import type {
  Cancellation,
  CancellationRight,
  Customer,
  Instalment,
  ModuleId,
  PriceBreakdown,
} from '@tiquete/contracts';

export type * from './pay/gatewayPort';

/** A traveller. Names and `document` are empty where the product does not require them. */
export interface Passenger {
  name: string;
  lastname: string;
  type: 'AD' | 'CH' | 'INF';
  /** Number of the room, from 1; null for products without rooms. */
  room: number | null;
  age: number;
  holder: boolean;
  document: string;
  /** Data that only the product needs. It is encrypted with the rest. */
  details?: Record<string, unknown>;
}
/** Personal data of a booking. It is stored encrypted and never logged. */
export interface People {
  customer: Customer;
  passengers: Passenger[];
  /** Traveller's remark to the supplier. */
  remark: string;
  /** Contact for the supplier. Default: the buyer. `phoneCountry` has no `+`. */
  contact?: {
    firstName: string;
    lastName: string;
    email: string;
    phoneCountry: string;
    phone: string;
  };
}
/** Instalments of a total. Their sum is the total. Extras are paid with the first one. */
export interface Schedule {
  /** Instalments in order. Only the first has no `due_on`. The last one and its grace end before the trip begins. */
  instalments: readonly Instalment[];
  /** Whole days after `due_on` until a booking with an unpaid instalment is cancelled by its terms. */
  graceDays: number;
}
/** Rooms or seats that a booking holds while it is unpaid. */
export interface UnpaidHold {
  /** Id of the departure. All its bookings share it. */
  departure: string;
  unit: 'rooms' | 'seats';
  count: number;
}
/** A priced offer that is about to be booked. Days are `YYYY-MM-DD`, money is whole pesos. */
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
  /** Part of the total that the brand added to its supplier's price. Default: 0. Never shown to travellers. */
  markUp?: number;
  /** Instalments of the payment. Default: the total is paid at once. */
  schedule?: Schedule;
  priceBreakdown: PriceBreakdown;
  cancellation: Cancellation | null;
  rateComments: string;
  /**
   * Data that the product's slot shows in the booking's detail. It contains no personal data, and nothing that travellers
   * must not see.
   */
  snapshot: Record<string, unknown>;
  /** Data for `book`, such as rate keys and net prices, as JSON. It never leaves the server and has no personal data. */
  supplierData: unknown;
  people: People;
  consents: {
    terms_version: string;
    data_policy_version: string;
    cancellation_policy_hash: string;
  };
  /** Reference that the caller gave, if any. */
  clientReference?: string;
  /** Deadline of payment. Give more than 15 minutes: a session at the gateway takes at least five. */
  payBy: Date;
  /** Text by which a duplicate booking is recognised, together with the days. Default: the title. */
  sameAs?: string;
  /** Rooms or seats that the booking holds while it is unpaid, if any. */
  unpaidHold?: UnpaidHold;
}
/** A booking as its product gets it for a call to the supplier. */
export interface BookingDraft {
  id: string;
  brandId: string;
  /** Our code, which is the supplier's client reference: at most 20 characters A-Z and 2-9, the same at every attempt. */
  reference: string;
  /** Charged sum in whole pesos. */
  total: number;
  /** Part of `total` that is the brand's mark-up, which the supplier is not paid (`costOf`). Default: 0. */
  markUp?: number;
  dateFrom: string;
  dateTo: string;
  supplier: string;
  supplierData: unknown;
  people: People;
  /** The supplier's id of the hold; null when nothing is held. */
  held: string | null;
  /** The supplier's id of the booking; null while it has not booked. */
  locator: string | null;
  /** Time at which we created the booking. The supplier's time of booking cannot be earlier. */
  madeAt: Date;
}
/**
 * Outcome of a booking call. `no`: nothing was booked and nothing will be. `unknown`: no clear answer, such as a timeout, a 5xx, an
 * unreadable answer, "still processing" or a thrown error. `cancelled`: it was booked, and is cancelled now.
 */
export type SupplierOutcome =
  | {
      kind: 'yes';
      locator: string;
      supplierName?: string;
      /** Data for the traveller, stored as `confirmation`. */ details?: Record<string, unknown>;
    }
  | {
      kind: 'no';
      /** `terms-changed`: the supplier only offers worse terms than those that were sold. */
      reason: 'sold-out' | 'price-changed' | 'terms-changed' | 'refused' | 'cancelled';
    }
  | { kind: 'unknown' };

/**
 * Outcome of a booking that the supplier has and will confirm or cancel later. It is paid, and looked up from time to time.
 * A `no` with `cancelled` is the supplier's cancellation, after which everything is refunded.
 */
export interface WaitingOutcome {
  kind: 'waiting';
  locator: string;
  /** Time by which the supplier decides. After it an operator gets a case. */
  until: Date;
}
export type BookOutcome = SupplierOutcome | WaitingOutcome;

export type LookedUp<Outcome> = Outcome | { kind: 'not-found' };
export type HoldOutcome =
  | {
      kind: 'yes';
      held: string;
      /** End of the hold at the supplier; null when it lasts until we release it. */ until: Date | null;
    }
  | Exclude<SupplierOutcome, { kind: 'yes' }>;
/** Outcome of a call that undoes something. `yes`: it is undone, now or before. `no`: the supplier does not undo it. */
export type UndoOutcome =
  | {
      kind: 'yes';
      /** Whole pesos that the supplier charges us, if it states them. */ penalty?: number;
    }
  | {
      kind: 'no';
      reason: string;
      /**
       * True when only an operator can do this at the supplier. A case is opened, and the worker queries the supplier's
       * state from time to time.
       */
      isManual?: true;
    }
  | { kind: 'unknown' };

/** Calls of a product that is held before it is paid. The hold is released before a booking ends unpaid. */
export interface HoldSteps {
  /** False when this booking cannot be held, and is booked once it is paid. Default: all can. */
  canHold?(booking: Pick<BookingDraft, 'supplierData'>): boolean;
  /** Places the hold. It is called once per attempt, like `book`. */
  place(booking: BookingDraft, signal: AbortSignal): Promise<HoldOutcome>;
  lookUp(booking: BookingDraft, signal: AbortSignal): Promise<LookedUp<HoldOutcome>>;
  /** Releases the hold; by our reference when `held` is null because an answer was lost. `yes` also without a hold. */
  release(booking: BookingDraft, signal: AbortSignal): Promise<UndoOutcome>;
}
/** Calls of a product whose booking is only valid once its ticket or policy is issued. */
export interface IssueSteps {
  /**
   * Issues the ticket or policy after the money is captured. It is called once per attempt, like `book`. A `no` cancels and
   * refunds the booking.
   */
  issue(booking: BookingDraft & { locator: string }, signal: AbortSignal): Promise<SupplierOutcome>;
  lookUp(
    booking: BookingDraft & { locator: string },
    signal: AbortSignal,
  ): Promise<LookedUp<SupplierOutcome>>;
}

/** A sold booking without personal data. */
export interface SoldBooking {
  total: number;
  snapshot: Record<string, unknown>;
  /** Time of the payment. Null when it is not paid, or was paid before this was stored. */
  paidAt: Date | null;
}
/** Penalty for a cancellation at one time, in whole pesos, by the legal ground that is best for the traveller. */
export interface TermsNow {
  penalty: number;
  right: CancellationRight;
  /** End of free cancellation; null when cancelling costs something. */
  freeUntil: Date | null;
  /** Time from which the booking cannot be cancelled. */
  startsAt: Date;
}

/** A product, registered once at start-up by `checkout.registerProduct`. */
export interface ProductModule {
  product: ModuleId;
  /**
   * Checks the price again and books at no more than `booking.total` and its tolerance (`isWithinTolerance`). Returns `no` with
   * `price-changed` otherwise. Called once per attempt, after the money is authorised. A second attempt is made only when
   * `lookUp` finds nothing after `settlesAfterMs`.
   */
  book(booking: BookingDraft, signal: AbortSignal): Promise<BookOutcome>;
  /** Reads the booking with our reference from the supplier. It tells a `cancelled` booking from one that was never made. */
  lookUp(booking: BookingDraft, signal: AbortSignal): Promise<LookedUp<BookOutcome>>;
  /** Cancels at the supplier. `yes` also when it was cancelled before: it is safe to repeat. */
  cancel(booking: BookingDraft & { locator: string }, signal: AbortSignal): Promise<UndoOutcome>;
  holds?: HoldSteps;
  issues?: IssueSteps;
  /** Adjusts the terms as sold, for example by a right that runs from the payment, or by a start at a given hour. */
  termsAt?(booking: SoldBooking, now: Date, sold: TermsNow): TermsNow;
  /**
   * True when a rule of the product replaces the law's five business days to withdraw, so that pages do not mention them.
   */
  hasOwnWithdrawal?: true;
  /** Bookings that were made in these days, of every brand, from suppliers with a list. @throws SupplierError */
  listBookings?(range: { from: Date; to: Date }, signal: AbortSignal): Promise<ListedAtSupplier[]>;
  /** Milliseconds after an attempt from which `not-found` means that nothing was booked. Default: 60 s. */
  settlesAfterMs?: number;
}

/** A booking in a supplier's list. `reference` is the client reference, which should be ours. */
export interface ListedAtSupplier {
  supplier: string;
  reference: string;
  locator: string;
  isCancelled: boolean;
}
/** A call that carries `Idempotency-Key`; `bodyHash` by `hashBody`. */
export interface KeyedCall {
  brandId: string;
  /** Id of the user, to whom the key is bound too; null for a guest. */
  userId: string | null;
  route: string;
  key: string | undefined;
  bodyHash: string;
  /** The caller's network. Guests without one, on this machine, are not limited. */
  network?: string;
}
export interface NewBooking {
  id: string;
  code: string;
  product: ModuleId;
  status: 'COTIZED';
  createdAt: Date;
  payBy: Date;
}
/** Outcome of a keyed call. `answer` is JSON, and equal at every repetition. */
export interface CreatedBooking<Answer> {
  bookingId: string;
  answer: Answer;
}
export interface Prepared<Answer> {
  quote: Quote;
  /** False rejects a duplicate of a booking that was made minutes before. Default: true, the traveller wants both. */
  acceptsDuplicate?: boolean;
  /** Returns the answer of this call, which repetitions with the same key and body get too. */
  toAnswer(booking: NewBooking): Answer;
}
export interface CreateOptions {
  /** True when the caller may see the code of a duplicate booking. False unless given. */
  maySee?(booking: {
    id: string;
    brand: string;
    user_id: string | null;
    access_revoked_at: Date | null;
    joined_at: Date | null;
  }): boolean;
}
export type CreateBooking = <Answer>(
  call: KeyedCall,
  prepare: () => Promise<Prepared<Answer>>,
  options?: CreateOptions,
) => Promise<CreatedBooking<Answer>>;
