import { createPrivateKey, createPublicKey, type KeyObject, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../../lib/errorCode';
import { keyIdOf, signRecord } from './signature';

const KEY_BYTES = 32;
/** Prefix of an Ed25519 private key in PKCS #8 form (RFC 8410, section 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs as one publisher. */
export interface PublisherKey {
  id: string;
  publicKey: string;
  sign: (record: string) => string;
}

/** @throws Error when the text is not 32 bytes as base64url */
export function toPublisherKey(secret: string): PublisherKey {
  const seed = Buffer.from(secret, 'base64url');
  if (seed.length !== KEY_BYTES)
    throw new Error('A publisher signs with a key of 32 random bytes as base64url.');
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = publicKeyOf(privateKey);
  return {
    id: keyIdOf(publicKey),
    publicKey,
    sign: (record) => signRecord(record, privateKey),
  };
}

const publicKeyOf = (privateKey: KeyObject) =>
  createPublicKey(privateKey)
    .export({ format: 'der', type: 'spki' })
    .subarray(-KEY_BYTES)
    .toString('base64url');

/** The key in the environment, or else the key in DATA_DIR; null without either. */
export function readPublisherKey(given: string | null, dataDir: string): PublisherKey | null {
  if (given !== null) return toPublisherKey(given);
  try {
    return toPublisherKey(readFileSync(keyFile(dataDir), 'utf8').trim());
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Reads the publisher's key, or creates a missing one in DATA_DIR, for data of this machine alone. */
export function readOrMakePublisherKey(given: string | null, dataDir: string): PublisherKey {
  const present = readPublisherKey(given, dataDir);
  if (present) return present;
  const path = keyFile(dataDir);
  mkdirSync(dirname(path), { recursive: true });
  try {
    // Two starts may run at once; only one may write.
    writeFileSync(path, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return toPublisherKey(readFileSync(path, 'utf8').trim());
}

const keyFile = (dataDir: string) => join(dataDir, 'publisher.key');
