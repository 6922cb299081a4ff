import type { PeopleCipher } from './peopleCipher';

/** Finds the bookings of an address without opening any; a booking from before a rotation of the keys is not found by it. */
export const buyerHash = (
  cipher: Pick<PeopleCipher, 'fingerprint'>,
  brandId: string,
  email: string,
): string => cipher.fingerprint(`buyer|${brandId}|${email.trim().toLowerCase()}`);
