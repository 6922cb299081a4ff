import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { isSameText } from '../../lib/privacy/isSameText';

/**
 * Maximum age of a notification in seconds. The supplier repeats notifications for many hours, and signs each one with a new
 * time.
 */
const MAX_AGE_S = 600;
const notificationSchema = z.object({
  data: z.object({
    partner_order_id: z.string().min(1).max(256),
    status: z.enum(['completed', 'failed']),
  }),
  signature: z.object({ signature: z.string(), timestamp: z.int(), token: z.string().min(1) }),
});

/**
 * Our reference in a signed notification; null when it is malformed, too old or has a wrong signature. It is only a hint: the
 * caller then runs `lookUp`.
 */
export function readNotification(
  body: unknown,
  password: string,
  now: Date,
): { reference: string } | null {
  const parsed = notificationSchema.safeParse(body);
  if (!parsed.success) return null;
  const { signature, timestamp, token } = parsed.data.signature;
  const expected = createHmac('sha256', password).update(`${timestamp}${token}`).digest('hex');
  const isTheirs = isSameText(expected, signature);
  const isNew = Math.abs(now.getTime() / 1000 - timestamp) <= MAX_AGE_S;
  return isTheirs && isNew ? { reference: parsed.data.data.partner_order_id } : null;
}
