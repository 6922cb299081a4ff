import { localProblem, type Problem } from '@tiquete/platform';

/** `running`: sources are still being asked; `done`: they were, after the first answer was on screen. */
export type Polling = 'none' | 'running' | 'done';
export type SearchState<Query, Page> =
  | { phase: 'idle' }
  | {
      phase: 'searching';
      query: Query;
      /** The api runs as many searches as it may: this one is asked for again. */
      isBusy?: true;
    }
  | {
      phase: 'found';
      query: Query;
      page: Page;
      /** The answer with items that the page does not show yet, until the traveller asks to see them. */
      newPage: Page | null;
      /** Keys of rows that were in sight when later items joined: they stay first, in this order. */
      kept: readonly string[];
      /** Keys of the items to be compared, in the order in which they were chosen. */
      compared: readonly string[];
      polling: Polling;
    }
  | { phase: 'failed'; query: Query; problem: Problem };
export type Found<Query, Page> = Extract<SearchState<Query, Page>, { phase: 'found' }>;

/** What a search keeps in the slice of its product. */
export interface SearchFields<Query, Page, Recent> {
  search: SearchState<Query, Page>;
  recentSearches: Recent[];
}
/** How a product's answer is read, wherever its contract puts these parts. */
export interface PageReader<Page, Item> {
  read: (page: Page) => {
    sessionCode: string;
    /** ISO moment until which the prices stand. */
    expiresAt: string;
    items: readonly Item[];
    sources: readonly { status: string }[];
  };
  /** Tells one item from another. */
  itemKey: (item: Item) => string;
}

/** Keys of the items that only the newer answer has. */
export function newKeys<Item>(
  shown: readonly Item[],
  newer: readonly Item[],
  keyOf: (item: Item) => string,
): Set<string> {
  const known = new Set(shown.map(keyOf));
  return new Set(newer.map(keyOf).filter((key) => !known.has(key)));
}
/** Takes a later answer in; nothing that shows ever moves by itself. */
export function withPartial<Query, Page extends { meta: unknown }, Item>(
  found: Found<Query, Page>,
  newer: Page,
  { read, itemKey }: PageReader<Page, Item>,
): Found<Query, Page> {
  const { items } = read(found.page);
  if (items.length === 0) return { ...found, page: newer, newPage: null };
  const hasNew = newKeys(items, read(newer).items, itemKey).size > 0;
  const page = { ...found.page, meta: newer.meta };
  return { ...found, page, newPage: hasNew ? newer : found.newPage };
}
/** No source is asked any more. When none has answered, nobody said that there is nothing. */
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
/** Newest first, one per request, at most six. */
export function rememberSearch<Recent>(
  recent: readonly Recent[],
  search: Recent,
  keyOf: (recent: Recent) => string,
): Recent[] {
  const others = recent.filter((other) => keyOf(other) !== keyOf(search));
  return [search, ...others].slice(0, MAX_RECENT_SEARCHES);
}
