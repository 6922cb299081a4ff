import * as z from 'zod';
import { offerSchema } from '../offer/offerSchema';
import { paperworkSchema } from './orderSchema';

const flightSchema = z.object({
  carrier: z.string(),
  number: z.string(),
  origin: z.string(),
  destination: z.string(),
  date: z.string(),
});
const refundSchema = z.object({ amount: z.int(), penalty: z.int() });
/** Schema of a stored order. Instants are milliseconds since 1970, money is whole pesos. */
export const gdsOrderSchema = z.object({
  id: z.string(),
  pnr: z.string(),
  createdAt: z.number(),
  offer: offerSchema,
  paperwork: paperworkSchema,
  reservation: z.object({
    selection: z.object({
      channel: z.enum(['GDS', 'NDC']),
      bounds: z
        .array(z.object({ flights: z.array(flightSchema).readonly(), tariff: z.string() }))
        .readonly(),
      travelers: z.array(z.enum(['ADULT', 'CHILD', 'SEATED_INFANT', 'HELD_INFANT'])).readonly(),
      corporateCode: z.string().optional(),
    }),
    seats: z.array(z.object({ flightId: z.string(), number: z.string() })).readonly(),
  }),
  grandTotal: z.int(),
  /** Pesos of a ticketed order that are not refunded. */
  retained: z.int(),
  departureAt: z.number(),
  option: z.enum(['CONFIRM', 'DELAY_TO_QUEUE', 'DELAY_TO_CANCEL']),
  /** Time at which the order is cancelled if it has no tickets. */
  cancelAt: z.number(),
  issuance: z
    .object({ orderedAt: z.number(), readyAt: z.number(), isRefused: z.boolean() })
    .nullable(),
  cancelled: z
    .object({
      at: z.number(),
      as: z.enum(['CANCELLED', 'VOIDED', 'REFUNDED']),
      refund: refundSchema.nullable(),
    })
    .nullable(),
});
export type GdsOrder = z.output<typeof gdsOrderSchema>;
export type GdsOrderState =
  'HELD' | 'CONFIRMED' | 'ISSUING' | 'TICKETED' | 'CANCELLED' | 'VOIDED' | 'REFUNDED';

/** Id of an order as answers state it: already encoded, so that clients put it into a path unchanged. */
export const wireId = ({ id }: Pick<GdsOrder, 'id'>): string => encodeURIComponent(id);
/** True when the order was cancelled but its tickets were neither voided nor refunded. */
export const isUnrefunded = ({ cancelled, issuance }: GdsOrder): boolean =>
  cancelled?.as === 'CANCELLED' &&
  issuance !== null &&
  !issuance.isRefused &&
  cancelled.at >= issuance.readyAt;

export function gdsOrderState(
  { cancelled, issuance, option, cancelAt }: GdsOrder,
  now: Date,
): GdsOrderState {
  const at = now.getTime();
  if (cancelled) return cancelled.as;
  if (issuance && at < issuance.readyAt) return 'ISSUING';
  if (issuance) return issuance.isRefused ? 'CANCELLED' : 'TICKETED';
  if (at >= cancelAt) return 'CANCELLED';
  return option === 'CONFIRM' ? 'CONFIRMED' : 'HELD';
}
