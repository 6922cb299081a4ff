import { createHmac } from 'node:crypto';

/**
 * Label for an e-mail address in logs. One address always has the same label, and addresses cannot be tested against it
 * without the key.
 */
export type AddressLabel = (brandId: string, email: string) => string;

const LENGTH = 22;

/** A new key changes all labels: log lines from before a key rotation cannot be matched with later ones. */
export const createAddressLabel =
  ([key]: readonly [string, ...string[]]): AddressLabel =>
  (brandId, email) =>
    createHmac('sha256', key)
      .update(`log|${brandId}|${email}`)
      .digest('base64url')
      .slice(0, LENGTH);
