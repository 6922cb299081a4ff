import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { isSameText } from '../../lib/privacy/tokens';

const NONCE_BYTES = 16;

/** The `auth` object of every request: Base64(SHA-256(nonce + seed + secretKey)). The seed may differ by five minutes. */
export function createAuth(login: string, secretKey: string, now: Date) {
  const nonce = randomBytes(NONCE_BYTES).toString('hex');
  const seed = now.toISOString();
  const tranKey = createHash('sha256')
    .update(nonce + seed + secretKey)
    .digest('base64');
  return { login, tranKey, nonce: Buffer.from(nonce).toString('base64'), seed };
}

const PREFIX = 'sha256:';
/**
 * Fields of a notification. The signed text has no separators between them, so each must end unambiguously (digits, capital
 * letters, an instant); otherwise characters could move to another field under the same signature.
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
 * Checks SHA-256(requestId + status.status + status.date + secretKey) in lower-case hex, as the vendor's page on notifications
 * describes. A signature without prefix is the withdrawn SHA-1 kind and is rejected. Any other spelling is rejected too,
 * because a notification is stored once per signature.
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
