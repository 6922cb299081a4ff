import { createContext, use, type ReactNode } from 'react';
import { useNamespace, type SearchSection, type Translate } from '@tiquete/platform';
import type { SearchMessageKey, SearchNamespace } from './searchMessages';
import type { SearchState } from './state/searchState';

export interface SearchFormProps<Draft = unknown, Query = unknown, Errors = unknown> {
  initial: Draft;
  /** What is already known to be wrong, such as in an address that is no request. */
  initialErrors?: Errors;
  onSubmit(this: void, query: Query): void;
  /** Called with every change, so that leaving the page loses nothing. */
  onChange?(this: void, draft: Draft): void;
}
export type CheckedSearch<Query, Errors> =
  { phase: 'valid'; query: Query } | { phase: 'invalid'; errors: Errors };

/**
 * What tells the search of one product from another's. The shared parts hand drafts, queries and errors on without looking
 * into them; everything that takes one is a method, so that a product's own types fit.
 */
export interface SearchProduct<Draft = unknown, Query = unknown, Errors = unknown> {
  /** Namespace of the product's messages. */
  namespace: SearchNamespace;
  /** What `defineSearch` made. */
  search: {
    keyOf(this: void, query: Query): string;
    selectSearch(this: void, root: unknown): SearchState<Query, unknown>;
    actions: {
      resultsOpened(this: void, query: Query): { type: string };
      searchRequested(this: void, query: Query): { type: string };
      newResultsShown(this: void, kept?: readonly string[]): { type: string };
      rowsReleased(this: void): { type: string };
      comparisonChosen(this: void, keys: readonly string[]): { type: string };
    };
  };
  /** The form as the search section holds it; `today` is YYYY-MM-DD, `country` where a traveller is from who says nothing. */
  readSection(this: void, section: SearchSection, today: string, country: string): Draft;
  writeSection(this: void, draft: Draft): Partial<SearchSection>;
  toDraft(this: void, query: Query): Draft;
  toUrl(this: void, query: Query): string;
  /** Reads what an address asks for, as far as it can be read. */
  parse(this: void, search: string): Draft;
  check(this: void, draft: Draft, today: string): CheckedSearch<Query, Errors>;
  /** Message keys below `search.errors`. */
  missing(this: void, errors: Errors): string[];
  /** A hook: the search on one line, in words. */
  useLine(this: void, draft: Draft): { title: string; detail: string };
  /** What `lazySearchForm` made. */
  form: {
    Form(
      this: void,
      props: {
        form: SearchFormProps<Draft, Query, Errors>;
        words: { failed: string; retry: string };
      },
    ): ReactNode;
    useFormAhead(this: void): void;
  };
}
export const SearchProductContext = createContext<SearchProduct | null>(null);

export function useSearchProduct(): SearchProduct {
  const product = use(SearchProductContext);
  if (!product) throw new Error('A search stands inside SearchProductContext.');
  return product;
}
export function useSearchProductWords(): Translate<SearchMessageKey> {
  return useNamespace(useSearchProduct().namespace);
}
