import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { inRepo } from './lib/paths.mjs';

/**
 * Writes the faces of documents to `backend/api/fonts`, from the full Inter of its package: `node shared/tooling/src/fonts.mjs`, after
 * that package or the characters below have changed. The PDF library lays each word out by a face's layout tables, so a face carries
 * what names and Spanish text need and no such tables: with them a voucher took four times the processor time.
 */
const FACES = {
  'Inter-Regular.ttf': '400Regular/Inter_400Regular.ttf',
  'Inter-SemiBold.ttf': '600SemiBold/Inter_600SemiBold.ttf',
  'Inter-Bold.ttf': '700Bold/Inter_700Bold.ttf',
};
/** Latin with its extensions, Greek, Cyrillic, punctuation, currencies, letterlike signs, arrows, shapes and dingbats. */
const CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x36f],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x27bf],
];
/** OpenType tables of substitutions and kerning pairs: without them each character is one glyph, so text can be searched. */
const LAYOUT_TABLES = ['GSUB', 'GPOS', 'GDEF'];
/** Bytes of a TrueType file's head, and of each table's entry after it: tag, checksum, offset, length. */
const [HEAD, ENTRY] = [12, 16];

function withoutLayoutTables(font) {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = HEAD + index * ENTRY;
    return {
      tag: font.toString('latin1', entry, entry + 4),
      checksum: font.readUInt32BE(entry + 4),
      bytes: font.subarray(
        font.readUInt32BE(entry + 8),
        font.readUInt32BE(entry + 8) + font.readUInt32BE(entry + 12),
      ),
    };
  }).filter(({ tag }) => !LAYOUT_TABLES.includes(tag));
  const directory = Buffer.alloc(HEAD + tables.length * ENTRY);
  font.copy(directory, 0, 0, HEAD);
  directory.writeUInt16BE(tables.length, 4);
  const parts = [directory];
  let offset = directory.length;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const entry = HEAD + index * ENTRY;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

const text = CHARACTERS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');
const packages = createRequire(import.meta.url);
const folder = inRepo('backend/api/fonts');
mkdirSync(folder, { recursive: true });
for (const [name, file] of Object.entries(FACES)) {
  const full = readFileSync(packages.resolve(`@expo-google-fonts/inter/${file}`));
  const face = await subsetFont(full, text, { targetFormat: 'sfnt', noLayoutClosure: true });
  writeFileSync(path.join(folder, name), withoutLayoutTables(face));
}
