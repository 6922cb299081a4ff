import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export const keyId = (key: Buffer): string =>
  createHash('sha256').update('booking-key-id').update(key).digest('hex').slice(0, 16);

/**
 * Encrypts a text for one row. It cannot be opened for another row. AES-256-GCM as `v1.<key id>.<base64url of iv, tag, text>`.
 * The first key encrypts; all keys decrypt.
 */
export function createTextCipher(keys: readonly [Buffer, ...Buffer[]]) {
  const byId = new Map(keys.map((key) => [keyId(key), key]));
  const current = `v1.${keyId(keys[0])}.`;
  return {
    /** True for a text that the first key sealed. It may still be damaged. */
    isCurrent: (sealed: string) => sealed.startsWith(current),
    seal(text: string, context: string) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keys[0], iv).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${current}${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    /** @throws Error when the text was changed, belongs to another context, or its key is missing */
    open(sealed: string, context: string) {
      const [version, id = '', payload = ''] = sealed.split('.');
      const key = byId.get(id);
      if (version !== 'v1' || !key)
        throw new Error('Sealed with a key that BOOKING_KEYS does not hold.');
      const bytes = Buffer.from(payload, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8');
    },
  };
}
export type TextCipher = ReturnType<typeof createTextCipher>;
