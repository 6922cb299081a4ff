const spanish = new Intl.PluralRules('es');
/** A count with its noun, such as `1 noche` or `3 noches`. Zero takes the plural. */
export const pluralize = (count: number, one: string, other: string): string =>
  `${count} ${spanish.select(count) === 'one' ? one : other}`;
const conjunction = new Intl.ListFormat('es', { type: 'conjunction' });
/** Ages in whole years, each once and in order, such as `1 año`, `5 años` or `0, 2 y 5 años`. */
export function formatAges(ages: readonly number[]): string {
  const each = [...new Set(ages)].sort((a, b) => a - b);
  // Several ages always take the plural.
  return each.length > 1
    ? [conjunction.format(each.map(String)), 'años'].join(' ')
    : pluralize(each[0] ?? 0, 'año', 'años');
}
