import { today } from '@tiquete/domain';
import type { ResultsPage } from '../../products/product';
import type { EarlyRequest } from '../html/earlyRequestScript';

/** Finds the first search of the results page at an address. Null for other pages and for invalid searches. */
export type FindEarlyRequest = (path: string, search: string) => EarlyRequest | null;

export const findEarlyRequest =
  (pages: readonly ResultsPage[], clock: () => Date): FindEarlyRequest =>
  (path, search) => {
    const page = pages.find((one) => one.path === path);
    const body = page?.firstSearch(search, today(clock()));
    if (!page || !body) return null;
    const [method = '', route = ''] = page.call.split(' ');
    return { method, path: `/api/${route}`, body: JSON.stringify(body) };
  };
