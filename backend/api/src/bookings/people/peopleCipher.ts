import { createHmac } from 'node:crypto';
import { createTextCipher } from '../../lib/privacy/textCipher';
import type { People } from '../ports';

/** Encrypts the personal data of a booking. A text that was sealed for another booking does not open. */
export interface PeopleCipher {
  seal(people: People, bookingId: string): string;
  /** @throws Error when the text was changed, belongs to another booking, or its key is missing */
  open(sealed: string, bookingId: string): People;
  /** Returns keyed hashes of a text, one for each key, the current key's first. Equal texts have equal hashes. */
  fingerprints(text: string): readonly [string, ...string[]];
}

/** Creates a cipher. The first key seals, every key opens. */
export function createPeopleCipher(keys: readonly [Buffer, ...Buffer[]]): PeopleCipher {
  const cipher = createTextCipher(keys);
  return {
    seal: (people, bookingId) => cipher.seal(JSON.stringify(people), bookingId),
    open(sealed, bookingId) {
      // The text is authenticated, so it has the shape that `seal` wrote.
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

/** Opens the people of a booking. Returns an error that names the booking when they cannot be opened. */
export function openOrError(
  cipher: Pick<PeopleCipher, 'open'>,
  sealed: string,
  bookingId: string,
): People | Error {
  try {
    return cipher.open(sealed, bookingId);
  } catch (error) {
    return new Error(`Booking ${bookingId} cannot be opened`, { cause: error });
  }
}
