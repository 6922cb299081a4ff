import type { PeopleCipher } from './peopleCipher';

const textOf = (brandId: string, email: string) => `buyer|${brandId}|${email.trim().toLowerCase()}`;

/** Keyed hash of a buyer's address, stored with a booking: it finds the bookings of an address without opening any. */
export const buyerHash = (
  cipher: Pick<PeopleCipher, 'fingerprints'>,
  brandId: string,
  email: string,
): string => cipher.fingerprints(textOf(brandId, email))[0];

/** Hashes that an address may be stored under: one for each booking key, so that bookings from before a rotation are found too. */
export const buyerHashes = (
  cipher: Pick<PeopleCipher, 'fingerprints'>,
  brandId: string,
  email: string,
): readonly string[] => cipher.fingerprints(textOf(brandId, email));
