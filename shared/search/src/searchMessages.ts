import type { NamespaceWith } from '@tiquete/platform';

/** Messages that every product with a search has in its namespace. */
type SearchKey =
  | `home.${'lead' | 'metaDescription' | 'metaTitle' | 'recent' | 'title'}`
  | `home.${'trust' | 'trustContact' | 'trustContactText' | 'trustPrice' | 'trustPriceText'}`
  | `search.${'change' | 'fold' | 'formFailed' | 'formRetry' | 'submit' | 'summary' | 'title'}`
  | `results.${'activeFilters' | 'busy' | 'clearAll' | 'complete' | 'contact' | 'copied' | 'copyFailed'}`
  | `results.${'count' | 'countOf' | 'empty' | 'emptyFilters' | 'emptyNoWorst' | 'emptyText'}`
  | `results.${'failed' | 'filters' | 'filtersCount' | 'invalidText' | 'metaDescription'}`
  | `results.${'metaTitle' | 'noneFit' | 'orderBy' | 'partial' | 'searching'}`
  | `results.${'searchingSlow' | 'share' | 'skip' | 'titleInvalid'}`;
/** Messages of a product with featured items, with filters that can leave nothing, or with several suppliers. */
type SomeProductsKey =
  | `home.${'featured' | 'featuredFailed'}`
  | `results.${'arrival' | 'dropFilter' | 'emptyWorst' | 'missingRetry'}`;
/** Keys whose last part the product passes as data: errors, orders, filter groups and reasons. */
type DataKey =
  | `search.errors.${string}`
  | `results.${'orders' | 'groups'}.${string}`
  | `detail.failed.${string}`;
/** Messages of a product with detail pages. */
export type DetailKey =
  | `detail.failed.${'change' | 'others' | 'title'}`
  | `detail.gallery.${'close' | 'counter' | 'label' | 'next' | 'open' | 'photo' | 'photoNamed' | 'previous'}`;
/** Messages of the fields for children's ages. */
export type AgesKey = `search.${'age' | 'childAge' | 'childAgeChoose'}`;
/** Messages of a form with rooms and people. */
export type RoomsKey =
  | AgesKey
  | `search.${'addRoom' | 'adults' | 'adultsHint' | 'children' | 'childrenHint' | 'done'}`
  | `search.${'removeRoom' | 'room' | 'roomsFull'}`
  | 'search.errors.childAgeMissing';

export type SearchMessageKey = SearchKey | SomeProductsKey | DetailKey | DataKey;
export type SearchNamespace = NamespaceWith<SearchKey>;
export type DetailNamespace = NamespaceWith<SearchKey | DetailKey>;
