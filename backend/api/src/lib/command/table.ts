/** Lines of a table: each column is as wide as its widest cell, and two spaces separate the columns. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widthOf = (column: number) =>
    Math.max(...rows.map((row) => (column < row.length - 1 ? (row[column]?.length ?? 0) : 0)));
  const widths = Array.from(
    { length: Math.max(0, ...rows.map((row) => row.length)) },
    (_, column) => widthOf(column),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
