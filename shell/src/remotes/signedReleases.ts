import type { BootRecord, EarlierRelease, SettingValue } from '@tiquete/contracts';
import { isObject } from '../isObject';
import type { ListedRelease } from './loaderTypes';

const CONTEXT = 'tiquete release record 1\n';
const ANY_PART = '*';
const encode = (text: string) => new TextEncoder().encode(text);
const decode = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

/** Imports a public key. Null when the browser lacks Ed25519, or WebCrypto because the page came without TLS. */
async function importKey(raw: string): Promise<CryptoKey | null> {
  try {
    return await window.crypto.subtle.importKey('raw', decode(raw), 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
}

/** True when exactly this record was signed by a publisher that the document names and that may release the remote. */
async function isSigned(
  remote: string,
  { record, key: id, signature }: EarlierRelease,
  publishers: BootRecord['publishers'],
): Promise<boolean> {
  const publisher = publishers.find((each) => each.id === id);
  if (!publisher || ![remote, ANY_PART].some((part) => publisher.parts.includes(part)))
    return false;
  const key = await importKey(publisher.key);
  // Without a way to check signatures, the api is trusted, as it is for the document itself.
  if (!key) return true;
  return window.crypto.subtle.verify('Ed25519', key, decode(signature), encode(CONTEXT + record));
}

const isTexts = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every((each) => typeof each === 'string');
const isFiles = (value: unknown): value is Record<string, string[]> =>
  isObject(value) && Object.values(value).every(Array.isArray);

/**
 * The release that a record describes, with absolute paths. Null when the record is for another remote, and for Vite
 * modules: the document's import map checks those and cannot be extended.
 */
function readRecord(remote: string, record: string): ListedRelease | null {
  const value: unknown = JSON.parse(record);
  if (!isObject(value) || value.remote !== remote || value.bundler === 'vite') return null;
  const { release, entry, chunks, integrity, descriptor } = value;
  if (typeof release !== 'string' || typeof entry !== 'string') return null;
  if (!isFiles(chunks) || !isTexts(integrity)) return null;
  const address = (file: string) => `/assets/remotes/${remote}/${release}/${file}`;
  return {
    release,
    entry: address(entry),
    chunks: Object.fromEntries(
      Object.entries(chunks).map(([chunk, files]) => [chunk, files.map(address)]),
    ),
    settings: defaultsOf(descriptor),
    integrity: Object.fromEntries(
      Object.entries(integrity).map(([file, hash]) => [address(file), hash]),
    ),
  };
}

/** Defaults of the release's settings. The api sends the brand's choices only for releases that the document lists. */
function defaultsOf(descriptor: unknown): Record<string, SettingValue> {
  const settings = isObject(descriptor) ? descriptor.settings : null;
  const properties = isObject(settings) && isObject(settings.properties) ? settings.properties : {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, setting]) =>
      isObject(setting) && isValue(setting.default) ? [[name, setting.default]] : [],
    ),
  );
}
const isValue = (value: unknown): value is SettingValue =>
  ['boolean', 'number', 'string'].includes(typeof value);

/** Filters the earlier releases that the api names: only those with a valid signature may run. */
export async function believedReleases(
  remote: string,
  named: readonly EarlierRelease[],
  publishers: BootRecord['publishers'],
): Promise<ListedRelease[]> {
  const read = await Promise.all(
    named.map(async (each) => {
      try {
        return (await isSigned(remote, each, publishers)) ? readRecord(remote, each.record) : null;
      } catch {
        return null;
      }
    }),
  );
  return read.filter((release) => release !== null);
}
