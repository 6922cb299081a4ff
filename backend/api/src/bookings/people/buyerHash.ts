import type { PeopleCipher } from './peopleCipher';

const textOf = (brandId: string, email: string) => `buyer|${brandId}|${email.trim().toLowerCase()}`;

/** Keyed hash of a buyer's address. It is stored with a booking, to find the bookings of an address without opening them. */
export const buyerHash = (
  cipher: Pick<PeopleCipher, 'fingerprints'>,
  brandId: string,
  email: string,
): string => cipher.fingerprints(textOf(brandId, email))[0];

/** Hashes of an address by every booking key, to find bookings from before a rotation too. */
export const buyerHashes = (
  cipher: Pick<PeopleCipher, 'fingerprints'>,
  brandId: string,
  email: string,
): readonly string[] => cipher.fingerprints(textOf(brandId, email));
