import * as z from 'zod';
import { wireAmountSchema, wireCurrencySchema } from '../../air/wire';
import { changedSliceSchema } from '../wire';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const seatServiceSchema = z.object({
  id: z.string(),
  passenger_id: z.string(),
  total_amount: wireAmountSchema,
  total_currency: wireCurrencySchema,
});
const elementSchema = z.object({
  type: z.string(),
  designator: z.string().nullish(),
  disclosures: z.array(z.string()).nullish(),
  available_services: z.array(seatServiceSchema).nullish(),
});
export type WireElement = z.output<typeof elementSchema>;
const cabinSchema = z.object({
  deck: z.int().default(0),
  cabin_class: z.string().default('economy'),
  aisles: z.int().min(0).default(0),
  rows: z.array(z.object({ sections: z.array(z.object({ elements: z.array(elementSchema) })) })),
});
export type WireCabin = z.output<typeof cabinSchema>;
export const ndcSeatMapSchema = z.object({ segment_id: z.string(), cabins: z.array(cabinSchema) });
/** Seat maps are parsed one by one later, so that one malformed map does not hide the others. */
export const ndcSeatMapsSchema = z.object({ data: z.array(z.unknown()) });

/**
 * Quoted refund. Null for an order that cannot be cancelled, or not yet. `refund_to` is the destination of the refund, such
 * as `balance` or `voucher`.
 */
const refundFields = {
  refund_amount: wireAmountSchema.nullish(),
  refund_currency: z.string().nullish(),
  refund_to: z.string().nullish(),
};
export type WireRefund = z.output<z.ZodObject<typeof refundFields>>;

/** A ticket or other document. Older answers have no type and no passengers. */
const documentSchema = z.object({
  type: z.string().nullish(),
  unique_identifier: z.string(),
  passenger_ids: z
    .array(z.string())
    .nullish()
    .transform((ids) => ids ?? []),
});
export const ndcOrderFieldsSchema = z.object({
  id: z.string().min(1),
  booking_reference: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  created_at: instant,
  cancelled_at: instant.nullish(),
  cancellation: z.object(refundFields).nullish(),
  total_amount: wireAmountSchema,
  total_currency: wireCurrencySchema,
  payment_status: z.object({
    awaiting_payment: z.boolean(),
    paid_at: instant.nullish(),
    payment_required_by: instant.nullish(),
  }),
  /** A list of documents that cannot be read becomes undefined, so that the order's own state can still be read. */
  documents: z
    .array(z.unknown())
    .nullish()
    .transform((documents) =>
      (documents ?? []).flatMap((document) => documentSchema.safeParse(document).data ?? []),
    ),
});
export type NdcOrder = z.output<typeof ndcOrderFieldsSchema>;
/** An order. Without an id it was accepted but not made yet. */
export const ndcOrderSchema = z.object({
  data: z.union([
    ndcOrderFieldsSchema,
    z.object({ id: z.undefined().optional(), offer_id: z.string() }),
  ]),
});
/** Reference and time of a listed order whose other fields cannot be read. */
export const unreadOrderSchema = z.object({
  metadata: z.object({ reference: z.string() }).nullish().catch(null),
  created_at: instant.optional().catch(undefined),
});
/** Orders are parsed one by one later, so that another customer's malformed order does not hide ours. */
export const orderListSchema = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ after: z.string().nullish() }).nullish(),
});
export type OrderList = z.output<typeof orderListSchema>;
export const cancellationSchema = z.object({
  data: z.object({
    id: z.string(),
    order_id: z.string(),
    ...refundFields,
    confirmed_at: instant.nullish(),
  }),
});
export type WireCancellation = z.output<typeof cancellationSchema>['data'];

/**
 * A change by the airline. The actions `update` and `change` are not used: the first tells the vendor of an agreement with
 * the airline, the second buys other flights.
 */
export const changeSchema = z.object({
  id: z.string().min(1),
  created_at: instant,
  action_taken: z.enum(['accepted', 'cancelled', 'changed']).nullish().catch('changed'),
  available_actions: z
    .array(z.string())
    .nullish()
    .transform((actions) => actions ?? []),
  removed: z.array(changedSliceSchema),
  added: z.array(changedSliceSchema),
});
export type WireChange = z.output<typeof changeSchema>;
/** Fields of a change that must be readable even if others are not. */
export const unreadChangeSchema = z.object({
  id: z.string().catch(''),
  action_taken: z.unknown().optional(),
});
/** Changes are parsed one by one later, so that one malformed change does not hide the others. */
export const changesSchema = z.object({ data: z.array(z.unknown()) });
