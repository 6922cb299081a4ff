import { today, type RemoteSettings } from '@tiquete/platform';
import type { SearchAddress, SearchProduct } from '../searchProduct';

interface OpenedResults<Draft, Query, Errors> {
  product: Pick<SearchProduct<Draft, Query, Errors>, 'search'>;
  /** An address that leaves a part to the traveller's last search must be invalid here. */
  address: Pick<SearchAddress<Draft, Query, Errors>, 'parse' | 'check'>;
  openView(this: void, search: string, settings: RemoteSettings): { type: string };
}
/** Search of a product → key of the query that was opened ahead of the page. */
const ahead = new WeakMap<object, string>();

/** True, once, when this query was opened ahead. The page does not open it again, also when it has failed meanwhile. */
export function takeAhead({ search }: Pick<SearchProduct, 'search'>, key: string): boolean {
  const isAhead = ahead.get(search) === key;
  ahead.delete(search);
  return isAhead;
}

/**
 * `opensAt` of a results page: starts the search of the address before the page renders, so that an answer that the document
 * has requested is in its first rendering. The page opens other addresses itself.
 */
export const opensResults =
  <Draft, Query, Errors>({
    product,
    address: { parse, check },
    openView,
  }: OpenedResults<Draft, Query, Errors>) =>
  (search: string, settings: RemoteSettings): { type: string }[] => {
    const checked = check(parse(search), today());
    if (checked.phase === 'invalid') return [];
    ahead.set(product.search, product.search.keyOf(checked.query));
    return [product.search.actions.resultsOpened(checked.query), openView(search, settings)];
  };
