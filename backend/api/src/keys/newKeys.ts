import { randomBytes } from 'node:crypto';
import { toPublisherKey } from '../releases/keys/publisherKey';

const KEY_BYTES = 32;
/** Bytes of a password. Its text has letters and digits only, because it is part of an address. */
const PASSWORD_BYTES = 24;

/** Random bytes of a key as base64url. It contains no comma, which separates keys. */
const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');
const newPassword = (): string => randomBytes(PASSWORD_BYTES).toString('hex');

/** A key that signs releases, and the entry of RELEASE_PUBLISHERS with which the first start trusts it. */
function newReleaseKey(publisher: string): { key: string; publicKey: string; entry: string } {
  const key = newKey();
  const { publicKey } = toPublisherKey(key);
  return { key, publicKey, entry: `${publisher}=*=${publicKey}` };
}

/** Lines for the `.env` of a new deployment: every key and password that it needs. */
export function newSettings(publisher: string): string[] {
  const { key, entry } = newReleaseKey(publisher);
  return [
    `BOOKING_KEYS=${newKey()}`,
    `SESSION_KEYS=${newKey()}`,
    `RELEASE_KEY=${key}`,
    `RELEASE_PUBLISHERS=${entry}`,
    `POSTGRES_PASSWORD=${newPassword()}`,
    `DATABASE_OWNER_PASSWORD=${newPassword()}`,
    `DATABASE_PASSWORD=${newPassword()}`,
  ];
}

const AFTERWARDS = {
  BOOKING_KEYS: (next: string) => [
    '3. Run `npm run keys -- reseal` until it seals no row again.',
    `4. BOOKING_KEYS=${next}`,
  ],
  SESSION_KEYS: (next: string) => ['3. Wait 30 days.', `4. SESSION_KEYS=${next}`],
};
export type RotatingSetting = keyof typeof AFTERWARDS;

/**
 * Steps that replace the key of a setting, each a value for all replicas. The replicas first learn the new key and use it only when
 * all of them know it. @throws Error when the setting has no key, or two
 */
export function rotationSteps(
  setting: RotatingSetting,
  keys: readonly string[] | null,
): readonly string[] {
  const [current, second] = keys ?? [];
  if (current === undefined)
    throw new Error(`${setting} is not set. Run this command with the environment of a replica.`);
  if (second !== undefined)
    throw new Error(`${setting} has two keys: end the rotation that has begun first.`);
  const next = newKey();
  return [
    'Set these values one after the other, each on all replicas, and restart them one by one:',
    `1. ${setting}=${current},${next}`,
    `2. ${setting}=${next},${current}`,
    ...AFTERWARDS[setting](next),
  ];
}

/** Steps that replace the key with which a publisher signs releases. */
export function releaseKeySteps(publisher: string, current: string | null): readonly string[] {
  const { key, publicKey } = newReleaseKey(publisher);
  const old = current === null ? 'OLD' : toPublisherKey(current).id;
  return [
    `1. npm run release -- publisher add ${publisher} ${publicKey} --parts "*"`,
    `2. RELEASE_KEY=${key}`,
    `   RELEASE_PUBLISHERS=${publisher}=*=${publicKey}`,
    `3. npm run release -- publisher retire ${old}`,
    `   After a theft: sign the current releases again with \`release register\`, then \`publisher revoke ${old}\`.`,
  ];
}
