import { pluralize } from '@tiquete/domain';

export { pluralize };

const conjunction = new Intl.ListFormat('es', { type: 'conjunction' });
/** Ages in whole years, each once and in order, such as `1 año`, `5 años` or `0, 2 y 5 años`. */
export function formatAges(ages: readonly number[]): string {
  const each = [...new Set(ages)].sort((a, b) => a - b);
  // Several ages always take the plural.
  return each.length > 1
    ? [conjunction.format(each.map(String)), 'años'].join(' ')
    : pluralize(each[0] ?? 0, 'año', 'años');
}
