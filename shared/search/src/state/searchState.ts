import { localProblem, type Problem } from '@tiquete/platform';
import { isSame } from './isSame';

/** `running`: sources are pending after the first answer; `done`: they have finished or the time limit has passed. */
export type Polling = 'none' | 'running' | 'done';
export type SearchState<Query, Page> =
  | { phase: 'idle' }
  | {
      phase: 'searching';
      query: Query;
      /** True while the api has no free search slot and the search is retried. */
      isBusy?: true;
    }
  | {
      phase: 'found';
      query: Query;
      page: Page;
      /** Newer answer with other items or prices, which the page shows on request. */
      newPage: Page | null;
      /** Keys of rows that were visible when later items joined. They stay first, in this order. */
      retained: readonly string[];
      /** Keys of the items to be compared, in the order in which they were chosen. */
      compared: readonly string[];
      polling: Polling;
    }
  | { phase: 'failed'; query: Query; problem: Problem };
export type Found<Query, Page> = Extract<SearchState<Query, Page>, { phase: 'found' }>;

/** Fields of a search in the slice of its product. */
export interface SearchFields<Query, Page, Recent> {
  search: SearchState<Query, Page>;
  recentSearches: Recent[];
}
/** Access to the common parts of a product's answer. */
export interface PageReader<Page, Item> {
  read: (page: Page) => {
    sessionCode: string;
    /** ISO instant at which the prices expire. */
    expiresAt: string;
    items: readonly Item[];
    sources: readonly { status: string }[];
  };
  /** Key of an item, by which later answers are compared. */
  itemKey: (item: Item) => string;
}

/** Keys of the items that only the newer answer contains. */
export function newKeys<Item>(
  shown: readonly Item[],
  newer: readonly Item[],
  keyOf: (item: Item) => string,
): Set<string> {
  const known = new Set(shown.map(keyOf));
  return new Set(newer.map(keyOf).filter((key) => !known.has(key)));
}
/**
 * Stores a later answer. Items that are already visible do not move. An answer with the same items at other prices waits like
 * one with new items.
 */
export function withPartial<Query, Page extends { meta: unknown }, Item>(
  found: Found<Query, Page>,
  newer: Page,
  { read, itemKey }: PageReader<Page, Item>,
): Found<Query, Page> {
  const { items } = read(found.page);
  if (items.length === 0) return { ...found, page: newer, newPage: null };
  const later = read(newer).items;
  const isChanged = newKeys(items, later, itemKey).size > 0 || !isSame(items, later);
  const page = { ...found.page, meta: newer.meta };
  return { ...found, page, newPage: isChanged ? newer : found.newPage };
}
/** Ends polling. If no source has answered, the search has failed: an empty list would be a false statement. */
export function withoutPolling<Query, Page, Item>(
  found: Found<Query, Page>,
  { read }: PageReader<Page, Item>,
): SearchState<Query, Page> {
  if (found.polling !== 'running') return found;
  const { items, sources } = read(found.page);
  const hasAnswer = items.length > 0 || sources.some(({ status }) => status === 'ok');
  return hasAnswer
    ? { ...found, polling: 'done' }
    : { phase: 'failed', query: found.query, problem: localProblem('TIMEOUT').problem };
}

export const MAX_RECENT_SEARCHES = 6;
/** Adds a search to the recent ones: newest first, without duplicates, at most six. */
export function rememberSearch<Recent>(
  recent: readonly Recent[],
  search: Recent,
  keyOf: (recent: Recent) => string,
): Recent[] {
  const others = recent.filter((other) => keyOf(other) !== keyOf(search));
  return [search, ...others].slice(0, MAX_RECENT_SEARCHES);
}
