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
import type { Caller } from '../../http/callerOf';
import type { BookingDraft } from '../ports';

/** Database access whose transactions see one brand only. */
export interface Store {
  query<Row extends Record<string, unknown>>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<Row[]>;
}
/** A booking for which extras are offered, without personal data. Days are `YYYY-MM-DD`. */
export interface ExtraContext {
  brandId: string;
  /** Mark-up rules of the brand. */
  mark_ups?: readonly MarkUpRule[] | undefined;
  product: ModuleId;
  dateFrom: string;
  dateTo: string;
  destinationName: string;
  /** Snapshot of the product. A provider parses the shapes that it knows, and offers nothing for others. */
  snapshot: Record<string, unknown>;
  travelers: readonly {
    id: string;
    type: 'AD' | 'CH' | 'INF';
    age: number;
    /**
     * Age in whole years on the first day, from the birth date. Null when the booking lacks the birth date or the document.
     */
    identifiedAge: number | null;
  }[];
}
/** An extra on offer. Money is whole pesos, taxes included. */
export interface ExtraOffer {
  /** Code, unique within the provider: at most 40 letters, digits, dots and hyphens. */
  code: string;
  name: string;
  description: string;
  operatorName: string;
  date: string | null;
  price: number;
  /** Part of a unit's price that the brand added to its supplier's. 0 unless given. */
  markUp?: number;
  per: Optional['per'];
  passengerIds: string[];
  segmentIds: string[];
  maxQuantity: number;
  /** Cancellation terms of one unit. */
  cancellation: Cancellation;
  /** Path of a PDF with its general conditions, on this host. */
  conditionsUrl?: string;
  /** Instructions for the traveller, shown once it is confirmed. */
  help?: SoldHelp;
  /** Data for `book`, as JSON. It never leaves the server and contains no personal data. */
  supplierData: unknown;
}
export interface ExtraWarning {
  code: string;
  /** Text for the traveller. */
  title: string;
  detail: string;
}
/** Offers of a provider. `warnings` name the missing parts of the answer. */
export interface OfferedExtras {
  offers: ExtraOffer[];
  warnings?: ExtraWarning[];
}
export interface ChosenExtra {
  /** Our reference, which is the provider's client reference. It is the same at every attempt. */
  reference: string;
  code: string;
  quantity: number;
  supplierData: unknown;
}
export interface ExtraItem extends ChosenExtra {
  brandId: string;
  booking: BookingDraft;
}
/** Outcome of a provider's call. `no` is definite. `unknown`: no clear answer, or a thrown error. */
export type ExtraOutcome =
  | { kind: 'yes'; locator: string }
  | { kind: 'no'; reason: 'sold-out' | 'refused' }
  | { kind: 'unknown' };

/** A provider of one kind of extras, registered once at start-up by `extras.registerProvider`. */
export interface ExtraProvider {
  /** Id in upper case. Codes in travellers' browsers contain it. */
  readonly id: string;
  readonly kind: OptionalKind;
  /** True when there may be offers once the documents and birth dates of all travellers are known. Default: never. */
  needsIdentities?(context: ExtraContext): boolean;
  /** Returns priced offers for the booking. @throws any error: the other providers' offers are shown without them */
  search(context: ExtraContext, signal: AbortSignal): Promise<OfferedExtras>;
  /**
   * Reserves added items and releases removed ones, in the transaction of the cart. Only providers of our own stock have it.
   * Returns the references that are unavailable; the caller then rolls back.
   */
  hold?(
    store: Store,
    change: {
      brandId: string;
      at: Date;
      take: readonly ChosenExtra[];
      give: readonly ChosenExtra[];
    },
  ): Promise<string[]>;
  /**
   * Books after the booking is confirmed and paid. It is called once per attempt; a second attempt is made only when
   * `lookUp` finds nothing.
   */
  book(item: ExtraItem, signal: AbortSignal): Promise<ExtraOutcome>;
  lookUp(item: ExtraItem, signal: AbortSignal): Promise<ExtraOutcome | { kind: 'not-found' }>;
  /** Cancels. `yes` also when it was cancelled before. */
  cancel(item: ExtraItem & { locator: string }, signal: AbortSignal): Promise<ExtraOutcome>;
  /** Terms of a paid extra, when a right runs from the payment. Default: the terms that were shown. */
  paidTerms?(item: ChosenExtra, paidAt: Date): Cancellation;
  /** Milliseconds after an attempt from which `not-found` means that nothing was booked. Default: 60 s. */
  settlesAfterMs?: number;
}

export type WantedItem = z.output<typeof cartUpdateBodySchema>['items'][number];
export interface FoundExtras {
  data: OptionalSearch;
  warnings: ExtraWarning[];
}

/** Cart of a prebooking, for products whose extras are bought together with the booking and chosen before it exists. */
export interface PrebookedCart {
  search(kinds: readonly OptionalKind[] | undefined, caller: Caller): Promise<FoundExtras>;
  /** Replaces the content of the cart. @throws AppError of `updateCart`, and PREBOOKING_EXPIRED */
  update(items: readonly WantedItem[], seenVersion: number): Promise<Cart>;
}
/**
 * A product whose extras are chosen before a booking exists, registered once at start-up by `extras.registerPrebookings`.
 */
export interface PrebookedExtras {
  /** Finds the cart of a prebooking. Null when it is no prebooking of the product, or another visitor's. */
  find(request: FastifyRequest, prebookingId: string): Promise<PrebookedCart | null>;
}
