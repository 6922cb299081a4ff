import { useMemo, type ComponentType } from 'react';
import { today, useLocation } from '@tiquete/platform';
import { InvalidSearch } from '../results/InvalidSearch';
import type { DetailNamespace } from '../searchMessages';
import { SearchProductContext, type SearchAddress, type SearchProduct } from '../searchProduct';

export interface DetailPageProps<Draft, Query, Errors, Item> {
  product: SearchProduct<Draft, Query, Errors> & { namespace: DetailNamespace };
  address: SearchAddress<Draft, Query, Errors>;
  /** The item in the address, beside the request. Null when the address names none. */
  parseItem(this: void, search: string): Item | null;
  /** Identity of the item: a new key starts a new page. */
  keyOf(this: void, item: Item): string;
  detail: ComponentType<{ query: Query; item: Item }>;
  /** Address for a completed request. `draft` has the values of the present address. */
  toUrl(this: void, query: Query, item: Item | null, draft: Draft): string;
}
/**
 * Page of one result. Its address has the request and the item, so it can be shared and reloaded. An invalid address shows
 * an explanation and the form.
 */
export function DetailPage<Draft, Query, Errors, Item>({
  product,
  address: { parse, check, missing },
  parseItem,
  keyOf,
  detail: Detail,
  toUrl,
}: DetailPageProps<Draft, Query, Errors, Item>) {
  const { search } = useLocation();
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
          missing={checked.phase === 'invalid' ? missing(checked.errors) : []}
          toUrl={(query: Query) => toUrl(query, item, draft)}
        />
      )}
    </SearchProductContext>
  );
}
