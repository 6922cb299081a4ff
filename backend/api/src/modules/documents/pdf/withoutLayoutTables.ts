/** OpenType tables of substitutions and kerning pairs. */
const LAYOUT_TABLES = ['GSUB', 'GPOS', 'GDEF'];
/** Bytes of the file's head, whose fifth and sixth count its tables, and of each table's entry after it, which begins with its tag. */
const [HEAD, ENTRY, COUNT_AT, TAG] = [12, 16, 4, 4];

/**
 * A TrueType file whose text is set letter by letter. The layout tables, which the PDF library reads anew for each document, were four
 * fifths of a voucher's processor time; what goes with them are kerning pairs and alternative letters, whose text cannot be searched.
 */
export function withoutLayoutTables(font: Buffer): Buffer {
  const entries = Array.from({ length: font.readUInt16BE(COUNT_AT) }, (_, index) =>
    font.subarray(HEAD + index * ENTRY, HEAD + (index + 1) * ENTRY),
  );
  const kept = entries.filter((entry) => !LAYOUT_TABLES.includes(entry.toString('latin1', 0, TAG)));
  const plain = Buffer.from(font);
  plain.writeUInt16BE(kept.length, COUNT_AT);
  Buffer.concat(kept).copy(plain, HEAD);
  return plain;
}
