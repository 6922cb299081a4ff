import { createHmac } from 'node:crypto';

/** Stands for an e-mail address in a log: always the same there, and nobody without the key can try addresses on it. */
export type AddressLabel = (brandId: string, email: string) => string;

const LENGTH = 22;

/** Another key, another label: lines from before a rotation are not found by those after it. */
export const createAddressLabel =
  ([key]: readonly [string, ...string[]]): AddressLabel =>
  (brandId, email) =>
    createHmac('sha256', key)
      .update(`log|${brandId}|${email}`)
      .digest('base64url')
      .slice(0, LENGTH);
