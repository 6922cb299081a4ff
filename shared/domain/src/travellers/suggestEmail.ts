const COMMON = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
  'live.com',
  'hotmail.es',
  'outlook.es',
];
const FARTHEST = 2;

/**
 * The address with the common domain that was probably meant, for input such as `ana@gmial.com`. Null when the domain does
 * not look mistyped.
 */
export function suggestEmail(typed: string): string | null {
  const [, local, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (!local || !domain || COMMON.includes(domain)) return null;
  const [nearest] = COMMON.map((common) => ({ common, slips: slipsBetween(domain, common) })).sort(
    (a, b) => a.slips - b.slips,
  );
  return nearest && nearest.slips <= FARTHEST ? `${local}@${nearest.common}` : null;
}
/** Damerau–Levenshtein distance. */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const plain = Math.min(
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (isSame ? 0 : 1),
      );
      rows[i]?.push(isSwap ? Math.min(plain, cell(i - 2, j - 2) + 1) : plain);
    }
  }
  return cell(a.length, b.length);
}
