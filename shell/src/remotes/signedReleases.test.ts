import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import type { BootRecord } from '@tiquete/contracts';
import { believedReleases } from './signedReleases';

const RAW_BYTES = 32;
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-RAW_BYTES);
const publishers = (parts = ['hotels']): BootRecord['publishers'] => [
  { id: 'k1', key: raw.toString('base64url'), parts },
];
const aRecord = (over = {}) =>
  JSON.stringify({
    release: 'hotels_r0',
    remote: 'hotels',
    entry: 'remoteEntry.0.js',
    chunks: { remote: ['c.remote.0.js'], home: ['c.home.0.js'] },
    integrity: { 'remoteEntry.0.js': 'sha384-a' },
    descriptor: { settings: { properties: { nights: { default: 2 }, odd: { default: [] } } } },
    ...over,
  });
const signed = (record = aRecord(), signedText = record) => ({
  record,
  key: 'k1',
  signature: sign(
    null,
    Buffer.from(`tiquete release record 1\n${signedText}`),
    privateKey,
  ).toString('base64url'),
});
const withCrypto = (crypto: unknown) =>
  Object.defineProperty(window, 'crypto', { configurable: true, value: crypto });

beforeEach(() => void withCrypto(webcrypto));

it('reads from the signed record the fields that the page needs to run the release', async () => {
  await expect(believedReleases('hotels', [signed()], publishers())).resolves.toEqual([
    {
      release: 'hotels_r0',
      entry: '/assets/remotes/hotels/hotels_r0/remoteEntry.0.js',
      chunks: {
        remote: ['/assets/remotes/hotels/hotels_r0/c.remote.0.js'],
        home: ['/assets/remotes/hotels/hotels_r0/c.home.0.js'],
      },
      settings: { nights: 2 },
      integrity: { '/assets/remotes/hotels/hotels_r0/remoteEntry.0.js': 'sha384-a' },
    },
  ]);
});

it.each([
  ['that was changed after it was signed', signed(aRecord({ entry: 'evil.js' }), aRecord())],
  ['by a key that the document does not name', { ...signed(), key: 'k2' }],
  ['of another remote', signed(aRecord({ remote: 'flights' }))],
  ['that is no record', signed('{}')],
  ['of modules, which no import map lists', signed(aRecord({ bundler: 'vite' }))],
  ['with a signature that is none', { ...signed(), signature: '%' }],
])('leaves out one %s, and retains the others', async (_, bad) => {
  const good = signed(aRecord({ release: 'hotels_good' }));
  const believed = await believedReleases('hotels', [bad, good], publishers());
  expect(believed.map(({ release }) => release)).toEqual(['hotels_good']);
});

it('rejects a publisher of other remotes', async () => {
  await expect(believedReleases('hotels', [signed()], publishers(['flights']))).resolves.toEqual(
    [],
  );
});

it.each([
  ['no Ed25519', { subtle: { importKey: () => Promise.reject(new Error('NotSupported')) } }],
  ['no WebCrypto', {}],
])('trusts the api when the browser has %s', async (_, crypto) => {
  withCrypto(crypto);
  await expect(believedReleases('hotels', [signed()], publishers())).resolves.toHaveLength(1);
});
