/** What a spreadsheet takes for the beginning of a formula, also behind spaces. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/**
 * A file for spreadsheets (RFC 4180) as they are set in Colombia: semicolons between cells, UTF-8 with its mark. Every cell is
 * quoted, and one that would be computed is led in by an apostrophe, as OWASP says of CSV injection.
 */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('')}`;

function toCell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
