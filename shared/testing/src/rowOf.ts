import { within } from '@testing-library/react';

/**
 * Queries of the row with this text: a list item, a table row, or a term with its definition.
 * @throws Error if the text is in no row
 */
export function rowOf(part: HTMLElement, text: string | RegExp) {
  const row = within(part).getByText(text).closest<HTMLElement>('li, tr, dl > div');
  if (!row) throw new Error(`"${String(text)}" is in no row`);
  return within(row);
}
