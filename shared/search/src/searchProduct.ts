import { createContext, use, type ReactNode } from 'react';
import { useNamespace, type SearchSection, type Translate } from '@tiquete/platform';
import type { SearchMessageKey, SearchNamespace } from './searchMessages';
import type { SearchState } from './state/searchState';

export interface SearchFormProps<Draft = unknown, Query = unknown, Errors = unknown> {
  initial: Draft;
  /** Errors at the start, such as those of an invalid address. */
  initialErrors?: Errors;
  /** True: the form opens its first field if it is empty. For a form that the traveller has just opened. */
  startsInFirstField?: boolean;
  onSubmit(this: void, query: Query): void;
  /** Called at each change, so that no value is lost when the page is left. */
  onChange?(this: void, draft: Draft): void;
}
export type CheckedSearch<Query, Errors> =
  { phase: 'valid'; query: Query } | { phase: 'invalid'; errors: Errors };

/**
 * The product-specific parts of a search. Shared components pass drafts, queries and errors on without reading them. Every
 * function with such a parameter is a method, so that the product's own types fit.
 */
export interface SearchProduct<Draft = unknown, Query = unknown, Errors = unknown> {
  /** Namespace of the product's messages. */
  namespace: SearchNamespace;
  /** Result of `defineSearch`. */
  search: {
    keyOf(this: void, query: Query): string;
    selectSearch(this: void, root: unknown): SearchState<Query, unknown>;
    actions: {
      resultsOpened(this: void, query: Query): { type: string };
      searchRequested(this: void, query: Query): { type: string };
      newResultsShown(this: void, retained?: readonly string[]): { type: string };
      rowsReleased(this: void): { type: string };
      comparisonChosen(this: void, keys: readonly string[]): { type: string };
    };
  };
  /** Reads the form from the search section. `today` is YYYY-MM-DD, `country` the default nationality. */
  readSection(this: void, section: SearchSection, today: string, country: string): Draft;
  writeSection(this: void, draft: Draft): Partial<SearchSection>;
  toDraft(this: void, query: Query): Draft;
  toUrl(this: void, query: Query): string;
  /** Hook that returns the search as one line of text. */
  useLine(this: void, draft: Draft): { title: string; detail: string };
  /** Result of `lazySearchForm`. */
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
/** The rules of a product's addresses. They load with the pages that read a search from their address. */
export interface SearchAddress<Draft, Query, Errors> {
  /** Reads the search request in an address as far as it is valid. */
  parse(this: void, search: string): Draft;
  /** `today` is YYYY-MM-DD. */
  check(this: void, draft: Draft, today: string): CheckedSearch<Query, Errors>;
  /** Message keys below `search.errors`. */
  missing(this: void, errors: Errors): string[];
}
export const SearchProductContext = createContext<SearchProduct | null>(null);

export function useSearchProduct(): SearchProduct {
  const product = use(SearchProductContext);
  if (!product) throw new Error('SearchProductContext is missing');
  return product;
}
export function useSearchProductWords(): Translate<SearchMessageKey> {
  return useNamespace(useSearchProduct().namespace);
}
