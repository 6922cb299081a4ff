import { lstat, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const FILE_NAME = /^[a-z0-9][a-z0-9-]{0,60}\.(?:svg|png|webp|ico)$/;
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
};

export interface BrandFileContent {
  bytes: Buffer;
  contentType: string;
  etag: string;
}

/** A picture of a brand from `<brandsDir>/<brandId>/`; null when there is none of that name. */
export async function readBrandFile(
  brandsDir: string,
  brandId: string,
  name: string,
): Promise<BrandFileContent | null> {
  if (!FILE_NAME.test(name)) return null;
  const path = join(brandsDir, brandId, name);
  const stats = await lstat(path).catch(() => null);
  if (!stats?.isFile()) return null;
  const etag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
  return {
    bytes: await readFile(path),
    contentType: CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
    etag,
  };
}
