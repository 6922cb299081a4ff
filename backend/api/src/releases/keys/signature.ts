import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import * as z from 'zod';

const KEY_BYTES = 32;
/** Prefix of a raw Ed25519 public key in SPKI form (RFC 8410, section 4). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
/** Prefix of the signed text, so that no other signature of a key is valid for a record. */
const CONTEXT = 'tiquete release record 1\n';
const ID_DIGITS = 16;

/** Signer of a record, and the signature as base64url. */
export const recordSignatureSchema = z.object({
  key: z.string().regex(/^[0-9a-f]{16}$/),
  signature: z.string().regex(/^[A-Za-z0-9_-]{86}$/),
});
export type RecordSignature = z.infer<typeof recordSignatureSchema>;

/** Id of a public key (32 bytes as base64url): hex digits of its SHA-256. */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256')
    .update(Buffer.from(publicKey, 'base64url'))
    .digest('hex')
    .slice(0, ID_DIGITS);

/** True for 32 bytes in canonical base64url. */
export function isPublicKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === KEY_BYTES && bytes.toString('base64url') === text;
}

const signedBytes = (record: string) => Buffer.from(CONTEXT + record);

/** Signature of a record's exact text, base64url. */
export const signRecord = (record: string, privateKey: KeyObject): string =>
  sign(null, signedBytes(record), privateKey).toString('base64url');

/** True when the holder of the public key signed exactly this text. */
export function isSignedBy(record: string, signature: string, publicKey: string): boolean {
  if (!isPublicKey(publicKey)) return false;
  const key = createPublicKey({
    key: Buffer.concat([SPKI, Buffer.from(publicKey, 'base64url')]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, signedBytes(record), key, Buffer.from(signature, 'base64url'));
}
