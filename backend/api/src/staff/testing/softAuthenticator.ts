import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

// COSE key parameters of an ES256 key (RFC 9053).
const [KTY, ALG, CURVE, X, Y] = [1, 3, -1, -2, -3];
const [EC2, ES256, P256] = [2, -7, 1];
// Flags of authenticator data.
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

export interface AnswerOptions {
  origin: string;
  rpId: string;
  challenge: string;
  /** False: fingerprint or PIN was not checked. */
  isVerified?: boolean;
  /** Counter in place of the next one. */
  counter?: number;
}

/** A passkey in software with its own key, as WebAuthn Level 3 describes. */
export function createSoftAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let uses = 0;
  const dataFor = ({ rpId, isVerified = true, counter }: AnswerOptions, flags = 0) => {
    uses += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(PRESENT | (isVerified ? VERIFIED : 0) | flags);
    head.writeUInt32BE(counter ?? uses, 1);
    return Buffer.concat([sha256(Buffer.from(rpId)), head]);
  };
  return {
    id: base64(id),
    /** Body of `navigator.credentials.create`, with attestation `none`. */
    register(options: AnswerOptions) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        dataFor(options, ATTESTED),
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      );
      return {
        id: base64(id),
        rawId: base64(id),
        response: {
          clientDataJSON: base64(clientData('webauthn.create', options)),
          attestationObject: base64(Buffer.from(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** Body of `navigator.credentials.get`. */
    prove(options: AnswerOptions) {
      const data = clientData('webauthn.get', options);
      const authenticatorData = dataFor(options);
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(data)]),
        privateKey,
      );
      return {
        id: base64(id),
        rawId: base64(id),
        response: {
          clientDataJSON: base64(data),
          authenticatorData: base64(authenticatorData),
          signature: base64(signature),
        },
      };
    },
  };
}

const clientData = (type: string, { challenge, origin }: AnswerOptions) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const entries = new Map<number, unknown>([
    [KTY, EC2],
    [ALG, ES256],
    [CURVE, P256],
    [X, new Uint8Array(Buffer.from(x, 'base64url'))],
    [Y, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.from(isoCBOR.encode(entries as never));
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Buffer) => bytes.toString('base64url');
