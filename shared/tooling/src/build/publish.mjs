import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSED = /\.(js|css|svg|json|html)$/;

/** `sha384-…` of a file's bytes, as in an integrity attribute. */
export const integrityOf = (bytes) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function compress(bytes) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [small, zipped] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  return { small, zipped };
}

/** Reuses the compressed forms that an earlier build wrote for the same bytes. */
function keptSiblings(file, bytes) {
  if (
    ![file, `${file}.br`, `${file}.gz`].every((name) => existsSync(name)) ||
    !readFileSync(file).equals(bytes)
  )
    return null;
  return { small: readFileSync(`${file}.br`), zipped: readFileSync(`${file}.gz`) };
}

/**
 * Writes a brotli (quality 11) and a gzip form of every text file in `folder`. Returns integrity (scripts only) and sizes in
 * bytes by file name. Files that are unchanged in `earlier`, a folder of an earlier build, are not compressed again.
 */
export async function compressFolder(folder, earlier = folder) {
  const names = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => COMPRESSED.test(name))
    .sort();
  const integrity = {};
  const sizes = {};
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = readFileSync(file);
      const { small, zipped } =
        keptSiblings(path.join(earlier, name), bytes) ?? (await compress(bytes));
      writeFileSync(`${file}.br`, small);
      writeFileSync(`${file}.gz`, zipped);
      if (name.endsWith('.js')) integrity[name] = integrityOf(bytes);
      sizes[name] = { raw: bytes.length, brotli: small.length };
    }),
  );
  const sorted = (record) =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { integrity: sorted(integrity), sizes: sorted(sizes) };
}
