import * as z from 'zod';

const travelerType = z.enum(['ADULT', 'CHILD', 'SEATED_INFANT', 'HELD_INFANT']);
const flightKey = z.object({
  carrier: z.string(),
  number: z.string(),
  origin: z.string(),
  destination: z.string(),
  date: z.string(),
});
/** A part of the order in the vendor's format, stored as it was sold. */
const wire = z.record(z.string(), z.unknown());
const instant = z.string();

/**
 * Schema of a stored order. Amounts are whole pesos. Identity documents are not stored, because clients never request them
 * again.
 */
export const ndcOrderSchema = z.object({
  id: z.string(),
  key: z.string(),
  offerId: z.string(),
  type: z.enum(['instant', 'hold']),
  bookingReference: z.string(),
  createdAt: instant,
  /**
   * Time in milliseconds since 1970 from which clients see the order. It is later than the creation when the order was only
   * accepted.
   */
  visibleAt: z.number(),
  selection: z.object({
    channel: z.enum(['GDS', 'NDC']),
    travelers: z.array(travelerType),
    corporateCode: z.string().optional(),
    bounds: z.array(z.object({ flights: z.array(flightKey), tariff: z.string() })),
  }),
  seats: z.array(z.object({ flightId: z.string(), number: z.string() })),
  departsAt: z.number(),
  isInternational: z.boolean(),
  base: z.int(),
  tax: z.int(),
  /** Penalty for the flights of all passengers; null for a fare that is not refundable. */
  refundPenalty: z.int().nullable(),
  extras: z.int(),
  paymentRequiredBy: instant.nullable(),
  paidAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  /** True when a fault stages that tickets are never issued. */
  neverTicketed: z.boolean(),
  hidesPaidAt: z.boolean().default(false),
  isTicketedLate: z.boolean().default(false),
  /** Number of payments of the order. One that states no time of payment can be paid again. */
  payments: z.int().default(0),
  isRescheduled: z.boolean(),
  /** True for a schedule change without replacement flights. */
  isDropped: z.boolean().default(false),
  /** True for a schedule change that omits the new times. */
  isUntimed: z.boolean().default(false),
  /** Time when the schedule change was accepted. */
  changeAcceptedAt: instant.nullable().default(null),
  metadata: z.record(z.string(), z.string()),
  owner: wire,
  conditions: wire,
  slices: z.array(
    z
      .object({
        segments: z.array(z.object({ departing_at: z.string(), arriving_at: z.string() }).loose()),
      })
      .loose(),
  ),
  passengers: z.array(z.object({ id: z.string() }).loose()),
  services: z.array(
    z.object({ type: z.enum(['baggage', 'seat']), passenger_ids: z.array(z.string()) }).loose(),
  ),
});
export type NdcOrder = z.output<typeof ndcOrderSchema>;

export const totalOf = ({ base, tax, extras }: NdcOrder): number => base + tax + extras;
export const isAwaiting = ({ paidAt, cancelledAt }: NdcOrder): boolean =>
  paidAt === null && cancelledAt === null;
export const isLapsed = (order: NdcOrder, now: Date): boolean =>
  isAwaiting(order) &&
  order.paymentRequiredBy !== null &&
  now.getTime() >= Date.parse(order.paymentRequiredBy);

const HOUR_MS = 3_600_000;
const VOID_MS = 48 * HOUR_MS;
const [DAYS_BEFORE_DOMESTIC, DAYS_BEFORE_ABROAD] = [8, 15];
/**
 * End of the Colombian right to withdraw (retracto), as local airlines grant it to agencies: a full refund for 48 hours, if
 * the flight leaves late enough.
 */
export function voidableUntil({ paidAt, departsAt, isInternational }: NdcOrder): Date | null {
  if (paidAt === null) return null;
  const days = isInternational ? DAYS_BEFORE_ABROAD : DAYS_BEFORE_DOMESTIC;
  return departsAt - Date.parse(paidAt) >= days * 24 * HOUR_MS
    ? new Date(Date.parse(paidAt) + VOID_MS)
    : null;
}
/** Refund in pesos for a cancellation at `now`. It is full while a schedule change of the airline is unanswered. */
export function refundOf(order: NdcOrder, now: Date, isChangeOpen: boolean): number {
  if (order.paidAt === null) return 0;
  if (isChangeOpen) return totalOf(order);
  const until = voidableUntil(order);
  if (until && now < until) return totalOf(order);
  return order.refundPenalty === null
    ? 0
    : Math.max(0, order.base + order.tax - order.refundPenalty);
}
