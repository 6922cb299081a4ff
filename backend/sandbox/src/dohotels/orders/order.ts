import * as z from 'zod';

/** Schema of a stored order. Amounts are whole pesos. */
export const doOrderSchema = z.object({
  partnerOrderId: z.string(),
  orderId: z.int(),
  bookHash: z.string(),
  hid: z.int(),
  roomCode: z.string(),
  /** Number of rooms, all of one type. */
  rooms: z.int(),
  stay: z.object({ checkIn: z.int(), checkOut: z.int() }),
  net: z.int(),
  penalties: z.array(z.object({ from: z.string().nullable(), amount: z.int() })),
  /** ISO instants of the order and of its cancellation. */
  createdAt: z.string(),
  /**
   * Null until `finish` was called. `error` is the later answer of the status call; `readyAt` is milliseconds since 1970.
   */
  finish: z
    .object({
      readyAt: z.number(),
      error: z.string().nullable(),
      guests: z.array(z.array(z.object({ first_name: z.string(), last_name: z.string() }))),
    })
    .nullable(),
  cancelledAt: z.string().nullable(),
});
export type DoOrder = z.output<typeof doOrderSchema>;

export type DoOrderState = 'form' | 'processing' | 'failed' | 'completed' | 'cancelled';
export function doOrderState({ finish, cancelledAt }: DoOrder, now: Date): DoOrderState {
  if (!finish) return 'form';
  if (cancelledAt) return 'cancelled';
  if (now.getTime() < finish.readyAt) return 'processing';
  return finish.error ? 'failed' : 'completed';
}
