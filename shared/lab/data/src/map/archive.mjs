import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { ZOOMS } from './cities.mjs';

/** PMTiles 3, https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
const HEADER_BYTES = 127;
const COMPRESSION = { none: 1, gzip: 2 };
const VECTOR_TILES = 1;
/** Entries of a leaf directory. With this number the root directory fits into its 16 KB. */
const LEAF = 2000;

function varint(value) {
  const bytes = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}
/** Entries `{ id, run, length, offset }` in the order of ids; a run of 0 points to a leaf. */
function directory(entries) {
  const columns = [
    entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    entries.map(({ run }) => run),
    entries.map(({ length }) => length),
    entries.map(({ offset }, index) => {
      const last = entries[index - 1];
      return last && offset === last.offset + last.length ? 0 : offset + 1;
    }),
  ];
  return Buffer.from([entries.length, ...columns.flat()].flatMap(varint));
}
/**
 * An archive of tiles by number. Each tile is compressed with gzip and directories are uncompressed, so a server sends bytes
 * unchanged.
 */
export function writeArchive(tiles) {
  const contents = new Map();
  const parts = [];
  const entries = [];
  let offset = 0;
  for (const [id, bytes] of [...tiles].sort(([one], [other]) => one - other)) {
    const key = createHash('sha256').update(bytes).digest('hex');
    let place = contents.get(key);
    if (!place) {
      const packed = gzipSync(bytes, { level: 9 });
      place = { length: packed.length, offset };
      contents.set(key, place);
      parts.push(packed);
      offset += packed.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.id + last.run === id) last.run += 1;
    else entries.push({ id, run: 1, ...place });
  }
  const leaves = [];
  const roots = [];
  let leafOffset = 0;
  for (let start = 0; start < entries.length; start += LEAF) {
    const leaf = directory(entries.slice(start, start + LEAF));
    roots.push({ id: entries[start].id, run: 0, length: leaf.length, offset: leafOffset });
    leaves.push(leaf);
    leafOffset += leaf.length;
  }
  const root = directory(roots);
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  let at = HEADER_BYTES;
  [root.length, metadata.length, leafOffset, offset].forEach((length, index) => {
    header.writeBigUInt64LE(BigInt(at), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    at += length;
  });
  [tiles.size, entries.length, contents.size].forEach((count, index) =>
    header.writeBigUInt64LE(BigInt(count), 72 + index * 8),
  );
  [1, COMPRESSION.none, COMPRESSION.gzip, VECTOR_TILES, ZOOMS.least, ZOOMS.most].forEach(
    (value, index) => header.writeUInt8(value, 96 + index),
  );
  [-180, -85, 180, 85].forEach((degrees, index) =>
    header.writeInt32LE(degrees * 1e7, 102 + index * 4),
  );
  header.writeUInt8(ZOOMS.least, 118);
  return Buffer.concat([header, root, metadata, ...leaves, ...parts]);
}
