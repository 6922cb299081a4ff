import { createHmac } from 'node:crypto';
import { createTextCipher } from '../../../lib/privacy/textCipher';
import type { People } from '../ports';

/** Seals the personal data of one booking; sealed for another booking it does not open. */
export interface PeopleCipher {
  seal(people: People, bookingId: string): string;
  /** @throws Error when the text was changed, belongs to another booking, or its key is gone. */
  open(sealed: string, bookingId: string): People;
  /** A keyed hash: equal for equal texts, and reveals nothing of them. */
  fingerprint(text: string): string;
}

/** The first key seals, all open. */
export function createPeopleCipher(keys: readonly [Buffer, ...Buffer[]]): PeopleCipher {
  const cipher = createTextCipher(keys);
  return {
    seal: (people, bookingId) => cipher.seal(JSON.stringify(people), bookingId),
    open(sealed, bookingId) {
      // Ours and authenticated: it has the shape that `seal` was given.
      const people: People = JSON.parse(cipher.open(sealed, bookingId));
      return people;
    },
    fingerprint: (text) =>
      createHmac('sha256', keys[0]).update(`booking-intent|${text}`).digest('base64url'),
  };
}
