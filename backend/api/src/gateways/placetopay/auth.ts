import { createHash, randomBytes } from 'node:crypto';

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
