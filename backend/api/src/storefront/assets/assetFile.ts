import { lstat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ContentEncoding } from '../../http/answers/contentEncoding';

/** A name without slash and leading dot cannot leave its folder. */
const FILE_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.~-]{0,180}$/;
const HASHED_NAME = /\.[0-9a-f]{8,}\./;
const SUFFIX = { br: '.br', gzip: '.gz', identity: '' } as const;
/** Length of an etag's part for the dictionary: enough of its hash to distinguish two deltas of one file. */
const ETAG_CHARACTERS = 8;
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface AssetFile {
  path: string;
  contentType: string;
  encoding: ContentEncoding | 'dcz';
  size: number;
  etag: string;
  /** True when the content of an address never changes: a hash is in the name or in the release's folder. */
  isImmutable: boolean;
}

/** Encoding that the client accepts, and the hash of a dictionary that it has (`availableDictionary`). */
export interface Accepted {
  encoding: ContentEncoding;
  dictionary: string | null;
}

/** False for a name that could leave its folder, or a type that is not served. */
export const isServable = (names: readonly string[]): boolean =>
  CONTENT_TYPES[extname(names.at(-1) ?? '')] !== undefined &&
  names.every((part) => FILE_NAME.test(part));

/**
 * Finds `names` (folders, then the file) under `root`. Returns null for an unsafe name, a type that is not served or a missing
 * file.
 */
export async function findAsset(
  root: string,
  names: readonly string[],
  accepted: Accepted,
): Promise<AssetFile | null> {
  const name = names.at(-1) ?? '';
  const contentType = CONTENT_TYPES[extname(name)];
  if (!contentType || !isServable(names)) return null;
  const plain = join(root, ...names);
  const original = await statFile(plain);
  if (!original) return null;
  const shorter =
    (await findDelta(plain, accepted.dictionary)) ?? (await findSibling(plain, accepted.encoding));
  const { path, encoding, stats, tag } = shorter ?? {
    path: plain,
    encoding: 'identity',
    stats: original,
    tag: 'identity',
  };
  return {
    path,
    contentType,
    encoding,
    size: stats.size,
    etag: `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}-${tag}"`,
    isImmutable: names.length > 1 || HASHED_NAME.test(name),
  };
}

/** Path of a script's delta from the dictionary with this hash; slashes of its base64 become folders. */
export const deltaPath = (script: readonly string[], dictionary: string): string[] => [
  ...script.slice(0, -1),
  `${script.at(-1)}.dcz`,
  ...dictionary.split('/'),
];

/** The delta that `npm run release` made for clients with the dictionary of this hash. */
async function findDelta(plain: string, dictionary: string | null) {
  if (dictionary === null) return null;
  const path = join(...deltaPath([plain], dictionary));
  const stats = await statFile(path);
  return (
    stats && {
      path,
      encoding: 'dcz' as const,
      stats,
      tag: `dcz-${dictionary.slice(0, ETAG_CHARACTERS)}`,
    }
  );
}

async function findSibling(plain: string, encoding: ContentEncoding) {
  if (encoding === 'identity') return null;
  const path = plain + SUFFIX[encoding];
  const stats = await statFile(path);
  return stats && { path, encoding, stats, tag: encoding };
}

/** A symbolic link counts as missing, because it could lead out of the folder. */
async function statFile(path: string) {
  const stats = await lstat(path).catch(() => null);
  return stats?.isFile() ? stats : null;
}
