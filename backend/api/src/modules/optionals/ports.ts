import type {
  Cancellation,
  Cart,
  cartUpdateBodySchema,
  MarkUpRule,
  ModuleId,
  Optional,
  OptionalKind,
  OptionalSearch,
  SoldHelp,
} from '@tiquete/contracts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Caller } from '../../lib/server/callerOf';
import type { BookingDraft } from '../checkout/ports';

/** A transaction that sees one brand only. */
export interface Store {
  query<Row extends Record<string, unknown>>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<Row[]>;
}
/** The booking that something is offered beside. Days are YYYY-MM-DD; nobody is named. */
export interface OptionalContext {
  brandId: string;
  /** The brand's rules, where it has some. */
  mark_ups?: readonly MarkUpRule[] | undefined;
  product: ModuleId;
  dateFrom: string;
  dateTo: string;
  destinationName: string;
  /** The product's snapshot of what was sold: a provider reads the shapes that it knows and offers nothing otherwise. */
  snapshot: Record<string, unknown>;
  travelers: readonly {
    id: string;
    type: 'AD' | 'CH' | 'INF';
    age: number;
    /** Whole years on the first day, by the birth date; null where the booking has no birth date or no document. */
    identifiedAge: number | null;
  }[];
}
/** Whole pesos with taxes. */
export interface OptionalOffer {
  /** Unique within the provider; letters, digits, dot and hyphen, at most 40. */
  code: string;
  name: string;
  description: string;
  operatorName: string;
  date: string | null;
  price: number;
  /** Of the price of one unit, what the brand added to its supplier's; left out: nothing. */
  markUp?: number;
  per: Optional['per'];
  passengerIds: string[];
  segmentIds: string[];
  maxQuantity: number;
  /** Of one unit. */
  cancellation: Cancellation;
  /** Of a PDF with its general conditions, on this host. */
  conditionsUrl?: string;
  /** What whoever has it must know once it is confirmed. */
  help?: SoldHelp;
  /** What `book` needs; JSON, never leaves the server, no personal data. */
  supplierData: unknown;
}
export interface OptionalWarning {
  code: string;
  /** For travellers. */
  title: string;
  detail: string;
}
/** `warnings` say what is missing among the offers although the provider answered. */
export interface OfferedOptionals {
  offers: OptionalOffer[];
  warnings?: OptionalWarning[];
}
export interface ChosenOptional {
  /** Ours, the same at every attempt: the provider's client reference. */
  reference: string;
  code: string;
  quantity: number;
  supplierData: unknown;
}
export interface OptionalItem extends ChosenOptional {
  brandId: string;
  booking: BookingDraft;
}
/** `no` is a definite no. Whatever is not a clear yes or no, anything thrown included, is `unknown`. */
export type OptionalOutcome =
  | { kind: 'yes'; locator: string }
  | { kind: 'no'; reason: 'sold-out' | 'refused' }
  | { kind: 'unknown' };

/** A provider of one kind of extras. Registered once, at start-up, by `optionals.registerProvider`. */
export interface OptionalProvider {
  /** Upper case; names the provider in codes that travellers' browsers send back. */
  readonly id: string;
  readonly kind: OptionalKind;
  /** Whether there may be something for these travellers once everybody's document and birth date are known; left out: never. */
  asksWhoTravels?(context: OptionalContext): boolean;
  /** What fits the booking, with prices; empty when nothing does. @throws anything: the others are shown without it */
  search(context: OptionalContext, signal: AbortSignal): Promise<OfferedOptionals>;
  /**
   * For our own stock only: reserves what is put into a cart and releases what is taken out, in the cart's own transaction.
   * Answers the references that are not available; then the caller rolls everything back.
   */
  hold?(
    store: Store,
    change: {
      brandId: string;
      at: Date;
      take: readonly ChosenOptional[];
      give: readonly ChosenOptional[];
    },
  ): Promise<string[]>;
  /** Called once per attempt, after the booking is confirmed and paid; a second one comes only when `lookUp` found nothing. */
  book(item: OptionalItem, signal: AbortSignal): Promise<OptionalOutcome>;
  lookUp(item: OptionalItem, signal: AbortSignal): Promise<OptionalOutcome | { kind: 'not-found' }>;
  /** `yes` also when it was cancelled before. */
  cancel(item: OptionalItem & { locator: string }, signal: AbortSignal): Promise<OptionalOutcome>;
  /** The terms of an extra once it is paid, for a right that runs from the payment; left out: those that were shown. */
  paidTerms?(item: ChosenOptional, paidAt: Date): Cancellation;
  /** Milliseconds after an attempt from which `not-found` means that it did not book; 60 s by default. */
  settlesAfterMs?: number;
}

export type WantedItem = z.output<typeof cartUpdateBodySchema>['items'][number];
export interface FoundOptionals {
  data: OptionalSearch;
  warnings: OptionalWarning[];
}

/** A prebooking whose extras are bought together with it, so that they are chosen before there is a booking. */
export interface PrebookedCart {
  search(kinds: readonly OptionalKind[] | undefined, caller: Caller): Promise<FoundOptionals>;
  /** @throws AppError as a booking's cart does, PREBOOKING_EXPIRED */
  update(items: readonly WantedItem[], seenVersion: number): Promise<Cart>;
}
/** A product with such prebookings. Registered once, at start-up, by `optionals.registerPrebookings`. */
export interface PrebookedExtras {
  /** Null: it is no prebooking of the product, or not this visitor's. */
  find(request: FastifyRequest, prebookingId: string): Promise<PrebookedCart | null>;
}
