import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrMakePublisherKey, readPublisherKey, toPublisherKey } from './publisherKey';
import { isPublicKey, isSignedBy, keyIdOf } from './signature';

/** RFC 8032, 7.1, test 1. */
const SECRET = Buffer.from(
  '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
  'hex',
);
const PUBLIC = Buffer.from(
  'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  'hex',
);

const key = toPublisherKey(SECRET.toString('base64url'));

it('derives the key pair of the standard', () => {
  expect(key.publicKey).toBe(PUBLIC.toString('base64url'));
  expect(key.id).toBe(keyIdOf(key.publicKey));
});

it('is valid for exactly one text', () => {
  const signature = key.sign('{"release":"hotels_aa11"}');
  expect(isSignedBy('{"release":"hotels_aa11"}', signature, key.publicKey)).toBe(true);
  expect(isSignedBy('{"release":"hotels_aa12"}', signature, key.publicKey)).toBe(false);
  const other = toPublisherKey(Buffer.alloc(32, 9).toString('base64url'));
  expect(isSignedBy('{"release":"hotels_aa11"}', signature, other.publicKey)).toBe(false);
  expect(isSignedBy('{"release":"hotels_aa11"}', '', key.publicKey)).toBe(false);
});

it.each(['', 'AAAA', `${PUBLIC.toString('base64url')}=`, PUBLIC.toString('hex')])(
  'rejects %j as a public key',
  (text) => {
    expect(isPublicKey(text)).toBe(false);
    expect(isSignedBy('x', key.sign('x'), text)).toBe(false);
  },
);

describe('of this machine', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'data-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('is created once and readable by its owner only, unless the environment names one', async () => {
    expect(readPublisherKey(null, dataDir)).toBeNull();
    const made = readOrMakePublisherKey(null, dataDir);
    expect(readOrMakePublisherKey(null, dataDir).id).toBe(made.id);
    expect(readPublisherKey(null, dataDir)?.id).toBe(made.id);
    expect((await stat(join(dataDir, 'publisher.key'))).mode & 0o077).toBe(0);
    expect(await readFile(join(dataDir, 'publisher.key'), 'utf8')).not.toContain(made.publicKey);
    expect(readOrMakePublisherKey(SECRET.toString('base64url'), dataDir).id).toBe(key.id);
  });

  it('of a wrong length is rejected', () => {
    expect(() => readPublisherKey('AAAA', dataDir)).toThrow('32 random bytes');
  });
});
