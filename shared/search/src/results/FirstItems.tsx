import type { ReactNode } from 'react';
import { ITEM_MARK } from '@tiquete/contracts/constants';

/**
 * `money`: whole pesos, and no value for zero. `url`: a value of a query. `media`: the part after `/media/` of a picture of
 * ours, and no value for other pictures.
 */
type ItemFormat = 'text' | 'money' | 'url' | 'media';

/**
 * Text that the document replaces by a value of an item: the value at `path`, such as `destination.name`. `address` is the query
 * of the page. An element is left out if one of its attributes has a mark without a value.
 */
export const itemMark = (path: string, format: ItemFormat = 'text'): string =>
  `${ITEM_MARK.start}${path}|${format}${ITEM_MARK.end}`;

interface FirstItemsProps {
  /** Path of the items in the answer of the first search, such as `data.hotels`. They are in the order of the list. */
  items: string;
  /** Parameters of the address that change the list, such as those of filters. With one of them the template is not used. */
  unless: readonly string[];
  /** Name of the mark in the performance timeline once the items are shown. */
  mark: string;
  /** Card with texts of `itemMark`. */
  children: ReactNode;
}
/**
 * Template of a card in a page's `Opening`. When the first answer arrives before the page's code, the document shows the first
 * items with it, without running code of the remote (`firstItemsScript.ts` of the api).
 */
export function FirstItems({ items, unless, mark, children }: FirstItemsProps) {
  return (
    <template data-items={items} data-unless={unless.join(' ')} data-mark={mark}>
      {children}
    </template>
  );
}
