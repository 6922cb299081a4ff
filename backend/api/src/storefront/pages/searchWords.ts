import type { SearchWords } from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import type { ResultsPage } from '../../products/product';

/** Writes the search of an address in words. Null for an invalid search, undefined for a page whose address has none. */
export type FindSearchWords = (path: string, search: string) => SearchWords | null | undefined;

/** Details are below the results page and have the same search in their address. */
export const findSearchWords =
  (pages: readonly ResultsPage[], clock: () => Date): FindSearchWords =>
  (path, search) =>
    pages
      .find((one) => path === one.path || path.startsWith(`${one.path}/`))
      ?.searchWords(search, today(clock()));
