import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

const PREFIX = 'sha256:';
const notificationSchema = z.object({
  requestId: z.union([z.int(), z.string().regex(/^\d{1,20}$/)]),
  status: z.object({ status: z.string(), date: z.string() }),
  signature: z.string(),
});

/**
 * SHA-256(requestId + status.status + status.date + secretKey), as their page on notifications says. A signature
 * without prefix is the withdrawn SHA-1 kind and refused.
 */
export function verifyNotification(
  body: unknown,
  secretKey: string,
): { requestId: string; signature: string } | null {
  const parsed = notificationSchema.safeParse(body);
  if (!parsed.success) return null;
  const { requestId, status, signature } = parsed.data;
  if (!signature.startsWith(PREFIX)) return null;
  const expected = createHash('sha256')
    .update(`${requestId}${status.status}${status.date}${secretKey}`)
    .digest();
  const given = Buffer.from(signature.slice(PREFIX.length), 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { requestId: String(requestId), signature };
}
