import * as z from 'zod';

/** Schema of a stored order. It does not contain health conditions, only whether any was declared. */
export const tkOrderSchema = z.object({
  id: z.int(),
  codigo: z.string(),
  reference: z.string(),
  plan: z.string(),
  territory: z.string(),
  origin: z.string(),
  /** First and last day of cover, as days since 1970. */
  from: z.int(),
  to: z.int(),
  currency: z.string(),
  total: z.number(),
  upgrades: z.array(z.string()),
  people: z.array(
    z.object({ name: z.string(), document: z.string(), born: z.int(), hasDeclared: z.boolean() }),
  ),
  contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  notes: z.string(),
  /** ISO instants of the order and of its cancellation. */
  createdAt: z.string(),
  cancelledAt: z.string().nullable(),
});
export type TkOrder = z.output<typeof tkOrderSchema>;

/** State of a policy by the vendor's numbers: active, expired, cancelled. */
export type OrderStatus = '1' | '3' | '5';
export function tkOrderStatus({ cancelledAt, to }: TkOrder, today: number): OrderStatus {
  if (cancelledAt) return '5';
  return to < today ? '3' : '1';
}
