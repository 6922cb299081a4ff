import { useMemo, type ComponentType } from 'react';
import { today, useLocation } from '@tiquete/platform';
import { InvalidSearch } from '../results/InvalidSearch';
import type { DetailNamespace } from '../searchMessages';
import { SearchProductContext, type SearchProduct } from '../searchProduct';

export interface DetailPageProps<Draft, Query, Errors, Item> {
  product: SearchProduct<Draft, Query, Errors> & { namespace: DetailNamespace };
  /** What an address is about beside the request; null when it names nothing. */
  parseItem(this: void, search: string): Item | null;
  /** Names what the page is about: another one begins a new page. */
  keyOf(this: void, item: Item): string;
  detail: ComponentType<{ query: Query; item: Item }>;
  /** Where a request goes that was completed; `draft` is what the address said of it. */
  toUrl(this: void, query: Query, item: Item | null, draft: Draft): string;
}
/**
 * The address is the request and one of its results, so that a page can be shared and reloaded. An address that is no request
 * gets an explanation and the form.
 */
export function DetailPage<Draft, Query, Errors, Item>({
  product,
  parseItem,
  keyOf,
  detail: Detail,
  toUrl,
}: DetailPageProps<Draft, Query, Errors, Item>) {
  const { search } = useLocation();
  const { parse, check } = product;
  const draft = useMemo(() => parse(search), [parse, search]);
  const checked = useMemo(() => check(draft, today()), [check, draft]);
  const item = useMemo(() => parseItem(search), [parseItem, search]);
  return (
    <SearchProductContext value={product}>
      {checked.phase === 'valid' && item !== null ? (
        <Detail key={keyOf(item)} query={checked.query} item={item} />
      ) : (
        <InvalidSearch
          key={search}
          draft={draft}
          errors={checked.phase === 'invalid' ? checked.errors : {}}
          toUrl={(query: Query) => toUrl(query, item, draft)}
        />
      )}
    </SearchProductContext>
  );
}
