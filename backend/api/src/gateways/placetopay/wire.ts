import * as z from 'zod';

/** Schemas of the vendor's answers: Checkout API 1.0, `session`, `session/{requestId}` and `transaction`. */
const statusSchema = z.object({ status: z.string(), message: z.string().nullish() });
/** Amount as a number with two decimals, or as a string. */
const totalSchema = z.union([z.number(), z.string().regex(/^\d+(\.\d{1,2})?$/)]);
const amountSchema = z.object({ currency: z.string(), total: totalSchema });
const text = z.union([z.string(), z.number()]).nullish();

/** Amounts of a payment: `from` in the requested currency, `to` in the processor's. */
const movedSchema = z
  .object({ to: amountSchema.nullish(), from: amountSchema.nullish() })
  .nullish();
const partSchema = z.object({
  status: statusSchema,
  amount: movedSchema,
});
export type Part = z.infer<typeof partSchema>;

const transactionSchema = z.object({
  status: statusSchema,
  internalReference: text,
  paymentMethodName: text,
  issuerName: text,
  amount: movedSchema,
  authorization: text,
  receipt: text,
  franchise: text,
  refunded: z.boolean().nullish(),
  /** Discount by the payer's bank or card brand. `type` names it, such as FRANCHISE. */
  discount: z
    .object({ amount: totalSchema.nullish(), type: z.string().max(64).nullish() })
    .nullish(),
  /** Parts into which the payment is split, each with its own outcome. */
  dispersion: z.array(partSchema).nullish(),
});
export type Transaction = z.infer<typeof transactionSchema>;

export const openedSchema = z.object({
  status: statusSchema,
  requestId: z.union([z.int(), z.string()]),
  processUrl: z.url(),
});
export const sessionSchema = z.object({
  requestId: z.union([z.int(), z.string()]),
  status: statusSchema,
  request: z.object({ payment: z.object({ reference: z.string(), amount: amountSchema }) }),
  payment: z.array(transactionSchema).nullish(),
});
export type Session = z.infer<typeof sessionSchema>;
/** Answer to an action on a transaction, and the status of a rejection. */
export const actedSchema = z.object({ status: statusSchema });
export const gatewayRefusalSchema = z.object({ status: z.object({ message: z.string() }) });
