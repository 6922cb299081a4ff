/** Start of a cell that a spreadsheet reads as a formula, also after spaces. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/**
 * A file for spreadsheets (RFC 4180) with the settings of Colombia: semicolons between cells, UTF-8 with a byte order mark.
 * Every cell is quoted, and a cell that would be computed starts with an apostrophe, as OWASP recommends against CSV
 * injection.
 */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('')}`;

function toCell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
