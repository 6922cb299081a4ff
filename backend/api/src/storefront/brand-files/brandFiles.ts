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
  /** A changed picture gets a new name. */
  isNamedByContent: boolean;
  /** False for a stand-in of a picture that is still being encoded. Default: true. */
  isFinal?: boolean;
}

export type ReadBrandFile = (brandId: string, name: string) => Promise<BrandFileContent | null>;

/** Reads pictures of brands: files in `<brandsDir>/<brandId>/`, and uploads, which are named by their content. */
export const brandFileReader =
  (
    brandsDir: string,
    uploaded: (brandId: string, name: string) => Promise<Buffer | null>,
  ): ReadBrandFile =>
  async (brandId, name) =>
    (await readFromFolder(brandsDir, brandId, name)) ??
    toContent(await uploaded(brandId, name), name);

const toContent = (bytes: Buffer | null, name: string): BrandFileContent | null =>
  bytes && { bytes, contentType: typeOf(name), etag: `"${name}"`, isNamedByContent: true };
const typeOf = (name: string) => CONTENT_TYPES[extname(name)] ?? 'application/octet-stream';

async function readFromFolder(
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
    contentType: typeOf(name),
    etag,
    isNamedByContent: false,
  };
}
