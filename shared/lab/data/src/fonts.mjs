import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { inRepo } from '@tiquete/tooling/lib/paths';

/**
 * Writes the typefaces of documents and pages to `backend/api/fonts` from their packages: `node
 * shared/lab/data/src/fonts.mjs`, after a package or the characters below have changed. The PDF library lays out each word by
 * a font's layout tables, which took four times the processor time for a voucher. So a font has the characters for names and
 * Spanish text, and no layout tables.
 */
const FACES = {
  'Inter-Regular.ttf': '400Regular/Inter_400Regular.ttf',
  'Inter-SemiBold.ttf': '600SemiBold/Inter_600SemiBold.ttf',
  'Inter-Bold.ttf': '700Bold/Inter_700Bold.ttf',
};
/** Typefaces that a brand may choose (`typefaceSchema` of contracts): one file each, with variable weight. */
const WEB_FACES = ['bricolage-grotesque', 'figtree', 'fraunces', 'nunito', 'space-grotesk'];
const WEB_WEIGHTS = { min: 400, max: 800 };
/**
 * Characters of Spanish and of Western European names, punctuation and signs in prices. The system's font draws all other
 * characters.
 */
const WEB_CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
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
/** OpenType tables for substitutions and kerning. Without them each character is one glyph, so text can be searched. */
const LAYOUT_TABLES = ['GSUB', 'GPOS', 'GDEF'];
/** Bytes of a TrueType file's header, and of each table's entry after it: tag, checksum, offset, length. */
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

const textOf = (ranges) =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
const packages = createRequire(import.meta.url);
const folder = inRepo('backend/api/fonts');
const webFolder = path.join(folder, 'web');
mkdirSync(webFolder, { recursive: true });
for (const [name, file] of Object.entries(FACES)) {
  const full = readFileSync(packages.resolve(`@expo-google-fonts/inter/${file}`));
  const face = await subsetFont(full, textOf(CHARACTERS), {
    targetFormat: 'sfnt',
    noLayoutClosure: true,
  });
  writeFileSync(path.join(folder, name), withoutLayoutTables(face));
}
for (const name of WEB_FACES) {
  const source = `@fontsource-variable/${name}`;
  const full = readFileSync(packages.resolve(`${source}/files/${name}-latin-wght-normal.woff2`));
  const face = await subsetFont(full, textOf(WEB_CHARACTERS), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEB_WEIGHTS },
  });
  writeFileSync(path.join(webFolder, `${name}.woff2`), face);
  copyFileSync(packages.resolve(`${source}/LICENSE`), path.join(webFolder, `${name}.LICENSE.txt`));
}
