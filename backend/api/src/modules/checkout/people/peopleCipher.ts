import { createHmac } from 'node:crypto';
import { createTextCipher } from '../../../lib/privacy/textCipher';
import type { People } from '../ports';

/** Seals the personal data of one booking; sealed for another booking it does not open. */
export interface PeopleCipher {
  seal(people: People, bookingId: string): string;
  /** @throws Error when the text was changed, belongs to another booking, or its key is gone. */
  open(sealed: string, bookingId: string): People;
  /** Keyed hashes of a text, one for each key and the current key's first. Equal texts have equal hashes, which reveal nothing. */
  fingerprints(text: string): readonly [string, ...string[]];
}

/** The first key seals. Every key opens. */
export function createPeopleCipher(keys: readonly [Buffer, ...Buffer[]]): PeopleCipher {
  const cipher = createTextCipher(keys);
  return {
    seal: (people, bookingId) => cipher.seal(JSON.stringify(people), bookingId),
    open(sealed, bookingId) {
      // Ours and authenticated: it has the shape that `seal` was given.
      const people: People = JSON.parse(cipher.open(sealed, bookingId));
      return people;
    },
    fingerprints(text) {
      const hash = (key: Buffer) =>
        createHmac('sha256', key).update(`booking-intent|${text}`).digest('base64url');
      const [current, ...earlier] = keys;
      return [hash(current), ...earlier.map(hash)];
    },
  };
}
