import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { People } from './ports';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals the personal data of one booking; sealed for another booking it does not open. */
export interface PeopleCipher {
  seal(people: People, bookingId: string): string;
  /** @throws Error when the text was changed, belongs to another booking, or its key is gone. */
  open(sealed: string, bookingId: string): People;
}

export const keyId = (key: Buffer): string => createHash('sha256').update('booking-key-id').update(key).digest('hex').slice(0, 16);

/** AES-256-GCM as `v1.<key id>.<base64url of iv, tag, text>`. The first key seals, all open. */
export function createPeopleCipher(keys: readonly [Buffer, ...Buffer[]]): PeopleCipher {
  const byId = new Map(keys.map((key) => [keyId(key), key]));
  return {
    seal(people, bookingId) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keys[0], iv).setAAD(Buffer.from(bookingId));
      const text = Buffer.concat([cipher.update(JSON.stringify(people), 'utf8'), cipher.final()]);
      return `v1.${keyId(keys[0])}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    open(sealed, bookingId) {
      const [version, id = '', payload = ''] = sealed.split('.');
      const key = byId.get(id);
      if (version !== 'v1' || !key) throw new Error('Sealed with a key that BOOKING_KEYS does not hold.');
      const bytes = Buffer.from(payload, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(bookingId))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      // Ours and authenticated: it has the shape that `seal` was given.
      const people: People = JSON.parse(text.toString('utf8'));
      return people;
    },
  };
}
