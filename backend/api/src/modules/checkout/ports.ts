import type {
  Cancellation,
  CancellationRight,
  Customer,
  Instalment,
  ModuleId,
  PriceBreakdown,
} from '@tiquete/contracts';

export type * from './payment/gatewayPort';

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
  /** What only the product needs of the person; sealed with the rest. */
  details?: Record<string, unknown>;
}
/** Personal data: encrypted as a whole at rest, never logged. */
export interface People {
  customer: Customer;
  passengers: Passenger[];
  /** What the traveller asks the supplier for. */
  remark: string;
  /** The contact for the supplier, where it is not the buyer. `phoneCountry` without `+`. */
  contact?: {
    firstName: string;
    lastName: string;
    email: string;
    phoneCountry: string;
    phone: string;
  };
}
/** The parts in which a total is paid. Their sum is the total; extras come with the first one. */
export interface Schedule {
  /** In order; only the first one has no `due_on`, and all of them with their grace end before the trip begins. */
  instalments: readonly Instalment[];
  /** Whole days after `due_on` after which a booking with an unpaid one is cancelled by its terms. */
  graceDays: number;
}
/** Rooms or seats that a booking holds while it is unpaid. */
export interface Keeps {
  /** The same for all bookings of one departure. */
  departure: string;
  unit: 'rooms' | 'seats';
  count: number;
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
  /** Of the total, what the brand added to the price of its supplier; nothing where it is left out. Never shown to travellers. */
  markUp?: number;
  /** Left out: all of it at once. */
  schedule?: Schedule;
  priceBreakdown: PriceBreakdown;
  cancellation: Cancellation | null;
  rateComments: string;
  /** Shown in the booking's detail by the product's slot: no personal data, nothing a traveller may not see. */
  snapshot: Record<string, unknown>;
  /** What `book` needs (rate keys, net prices); JSON, never leaves the server, no personal data. */
  supplierData: unknown;
  people: People;
  consents: {
    terms_version: string;
    data_policy_version: string;
    cancellation_policy_hash: string;
  };
  /** The caller's own name for the booking. Left out: none. */
  clientReference?: string;
  /** The gateway needs five minutes at least, so give more than fifteen. */
  payBy: Date;
  /** What makes two bookings the same thing, where title and days do not. */
  sameAs?: string;
  /** Left out: it keeps nothing from others before it is paid. */
  keeps?: Keeps;
}
/** A booking as its product sees it when it must act at the supplier. */
export interface BookingDraft {
  id: string;
  brandId: string;
  /** Ours, at most 20 characters A-Z and 2-9, the same at every attempt: the supplier's client reference. */
  reference: string;
  /** What was charged, in whole pesos. */
  total: number;
  /** Of it, the brand's mark-up, which no supplier is paid (`costOf`); left out: nothing. */
  markUp?: number;
  dateFrom: string;
  dateTo: string;
  supplier: string;
  supplierData: unknown;
  people: People;
  /** The supplier's name of the hold; null where none stands. */
  held: string | null;
  /** The supplier's name of the booking; null before it has booked. */
  locator: string | null;
  /** When we created it; the supplier cannot have it from before. */
  madeAt: Date;
}
/**
 * `no` is a definite no: nothing was booked and nothing will be. Whatever is not a clear yes or no (a timeout, a 5xx,
 * an answer that cannot be read, "still processing", anything thrown) is `unknown`. `cancelled`: it was booked, and is not any more.
 */
export type SupplierOutcome =
  | {
      kind: 'yes';
      locator: string;
      supplierName?: string;
      /** Shown to the traveller with the snapshot, as `confirmation`. */ details?: Record<
        string,
        unknown
      >;
    }
  | {
      kind: 'no';
      /** `terms-changed`: it can only be had with worse terms than those that were sold. */
      reason: 'sold-out' | 'price-changed' | 'terms-changed' | 'refused' | 'cancelled';
    }
  | { kind: 'unknown' };

/**
 * The supplier has the booking and confirms it later, or cancels it: it is paid, asked about from time to time by `lookUp`, and
 * stands or is given back whole. `no` with `cancelled` is the supplier's cancellation.
 */
export interface WaitingOutcome {
  kind: 'waiting';
  locator: string;
  /** When the supplier decides at the latest; past it an operator of ours looks. */
  until: Date;
}
export type BookOutcome = SupplierOutcome | WaitingOutcome;

export type LookedUp<Outcome> = Outcome | { kind: 'not-found' };
export type HoldOutcome =
  | {
      kind: 'yes';
      held: string;
      /** How long the supplier keeps it; null: until we say. */ until: Date | null;
    }
  | Exclude<SupplierOutcome, { kind: 'yes' }>;
/** `yes` once it is so, also when it was before; `no`: it stands and the supplier will not change that. */
export type UndoOutcome =
  | {
      kind: 'yes';
      /** Whole pesos that the supplier keeps of us, when it says so. */ penalty?: number;
    }
  | {
      kind: 'no';
      reason: string;
      /** The supplier takes it from a person only: a case is opened, and the supplier is asked from time to time whether it is done. */
      isManual?: true;
    }
  | { kind: 'unknown' };

/** A product that is held before it is paid. The hold is released before the booking may end unpaid. */
export interface HoldSteps {
  /** False: this one cannot be held, and is booked once it is paid. Left out: all can. */
  canHold?(booking: Pick<BookingDraft, 'supplierData'>): boolean;
  /** Once per attempt, as `book`. */
  place(booking: BookingDraft, signal: AbortSignal): Promise<HoldOutcome>;
  lookUp(booking: BookingDraft, signal: AbortSignal): Promise<LookedUp<HoldOutcome>>;
  /** By our reference where `held` is null: an attempt whose answer never came. `yes` also when there is none (any more). */
  release(booking: BookingDraft, signal: AbortSignal): Promise<UndoOutcome>;
}
/** A product whose booking is worth nothing before its document is issued (ticket, policy). */
export interface IssueSteps {
  /** Once per attempt, as `book`, after the money is taken. A `no` has the booking cancelled and the money given back. */
  issue(booking: BookingDraft & { locator: string }, signal: AbortSignal): Promise<SupplierOutcome>;
  lookUp(
    booking: BookingDraft & { locator: string },
    signal: AbortSignal,
  ): Promise<LookedUp<SupplierOutcome>>;
}

/** What was sold and paid, without anybody's name. */
export interface SoldBooking {
  total: number;
  snapshot: Record<string, unknown>;
  /** Null: not yet, or before this was written down. */
  paidAt: Date | null;
}
/** What cancelling costs at one moment, in whole pesos, under the legal ground that is best for the traveller. */
export interface TermsNow {
  penalty: number;
  right: CancellationRight;
  /** Until when it costs nothing; null when it costs something. */
  freeUntil: Date | null;
  /** From then on nothing can be cancelled any more. */
  startsAt: Date;
}

/** One product. Registered once, at start-up, by `checkout.registerProduct`. */
export interface ProductModule {
  product: ModuleId;
  /**
   * Re-checks the price and books at no more than `booking.total` and its tolerance (`isWithinTolerance`); `no` with
   * `price-changed` otherwise. Called once per attempt, after the money is held; a second attempt comes only when `lookUp`
   * found nothing after `settlesAfterMs`.
   */
  book(booking: BookingDraft, signal: AbortSignal): Promise<BookOutcome>;
  /** Asks the supplier for a booking under our reference, without changing anything. A `cancelled` booking is distinguished from one that was never made. */
  lookUp(booking: BookingDraft, signal: AbortSignal): Promise<LookedUp<BookOutcome>>;
  /** `yes` once the supplier has cancelled, also when it had before: a second call does no harm. */
  cancel(booking: BookingDraft & { locator: string }, signal: AbortSignal): Promise<UndoOutcome>;
  holds?: HoldSteps;
  issues?: IssueSteps;
  /** For what the terms as sold (`sold`) do not say: a right that runs from the payment, or a start at a given hour. */
  termsAt?(booking: SoldBooking, now: Date, sold: TermsNow): TermsNow;
  /** Another rule stands in place of the law's five business days to withdraw; travellers are told nothing of those. */
  hasOwnWithdrawal?: true;
  /** What the suppliers that offer a list say was made in these days, of every brand. @throws SupplierError */
  listBookings?(range: { from: Date; to: Date }, signal: AbortSignal): Promise<ListedAtSupplier[]>;
  /** Milliseconds after an attempt from which `not-found` means that it did not book; 60 s by default. */
  settlesAfterMs?: number;
}

/** A booking as a supplier's list has it; `reference` is what we gave it, or should have. */
export interface ListedAtSupplier {
  supplier: string;
  reference: string;
  locator: string;
  isCancelled: boolean;
}
/** Work of another module that the checkout's worker does beside its own. */
export interface OtherWork {
  kind: string;
  /** An SQL condition over the rows of every brand: whether there is any of it; `$1` is the instant. */
  isDue: string;
  /** Takes due rows of any brand under a lease of its own; one step for each, which never throws. */
  claim(limit: number): Promise<(() => Promise<void>)[]>;
}

/** A call that carries `Idempotency-Key`; `bodyHash` by `hashBody`. */
export interface KeyedCall {
  brandId: string;
  /** Null: a guest. Part of what the key is bound to. */
  userId: string | null;
  route: string;
  key: string | undefined;
  bodyHash: string;
  /** The caller's network; left out: this machine, whose guests are not counted. */
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
/** What became of a keyed call: `answer` is JSON, equal at every repetition. */
export interface CreatedBooking<Answer> {
  bookingId: string;
  answer: Answer;
}
export interface Prepared<Answer> {
  quote: Quote;
  /** False: a booking like this one within minutes is refused; true: the traveller knows of it and wants both. Left out: not asked about. */
  acceptsDuplicate?: boolean;
  /** What this call answers, now and whenever it is repeated with the same key and body. */
  toAnswer(booking: NewBooking): Answer;
}
export interface CreateOptions {
  /** Whether the caller may see the code of an equal booking; false when left out. */
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
