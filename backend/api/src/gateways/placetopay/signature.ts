import { createHash } from 'node:crypto';
import * as z from 'zod';
import { isSameText } from '../../lib/privacy/isSameText';

const PREFIX = 'sha256:';
/**
 * What is signed has nothing between its fields, so each has a form that ends where the next begins: digits, capital
 * letters, an instant. Otherwise what belongs to one field could be moved to another under the same signature.
 */
const notificationSchema = z.object({
  requestId: z.union([z.int().positive(), z.string().regex(/^[1-9]\d{0,19}$/)]),
  status: z.object({
    status: z.string().regex(/^[A-Z_]{1,40}$/),
    date: z.iso.datetime({ offset: true }),
  }),
  signature: z.string(),
});

/**
 * SHA-256(requestId + status.status + status.date + secretKey) in lower-case hex, as their page on notifications says.
 * A signature without prefix is the withdrawn SHA-1 kind and refused; so is every other spelling of the right one,
 * because a notification is kept once per signature.
 */
export function verifyNotification(
  body: unknown,
  secretKey: string,
): { requestId: string; signature: string } | null {
  const parsed = notificationSchema.safeParse(body);
  if (!parsed.success) return null;
  const { requestId, status, signature } = parsed.data;
  const digest = createHash('sha256')
    .update(`${requestId}${status.status}${status.date}${secretKey}`)
    .digest('hex');
  if (!isSameText(`${PREFIX}${digest}`, signature)) return null;
  return { requestId: String(requestId), signature };
}
