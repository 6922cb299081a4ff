import { lstat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ContentEncoding } from '../../lib/contentEncoding';

/** No slash, no leading dot: a name that passes cannot leave its folder. */
const FILE_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.~-]{0,180}$/;
const HASHED_NAME = /\.[0-9a-f]{8,}\./;
const SUFFIX = { br: '.br', gzip: '.gz', identity: '' } as const;
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
  encoding: ContentEncoding;
  size: number;
  etag: string;
  /** True when the address never carries other bytes: a hash in the name or in the release's folder. */
  isImmutable: boolean;
}

/** Finds `names` (folders, then the file) under `root`; null when a name is not plain, the type is not served or nothing is there. */
export async function findAsset(root: string, names: readonly string[], encoding: ContentEncoding): Promise<AssetFile | null> {
  const name = names.at(-1) ?? '';
  const contentType = CONTENT_TYPES[extname(name)];
  if (!contentType || !names.every((part) => FILE_NAME.test(part))) return null;
  const plain = join(root, ...names);
  const original = await statFile(plain);
  if (!original) return null;
  const encoded = encoding === 'identity' ? null : await statFile(plain + SUFFIX[encoding]);
  const chosen = encoded ? encoding : 'identity';
  const { size, mtimeMs } = encoded ?? original;
  return {
    path: plain + SUFFIX[chosen],
    contentType,
    encoding: chosen,
    size,
    etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}-${chosen}"`,
    isImmutable: names.length > 1 || HASHED_NAME.test(name),
  };
}

/** A link counts as absent: it could lead out of the folder. */
async function statFile(path: string) {
  const stats = await lstat(path).catch(() => null);
  return stats?.isFile() ? stats : null;
}
