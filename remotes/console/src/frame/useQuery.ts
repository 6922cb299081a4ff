import type { QueryState } from '@tiquete/platform';
import { type QueryActions, type Shown, useQuery as useStaffQuery } from '@tiquete/staff';
import { selectConsole, type ConsoleState } from '../state/slice';

/** Sends the query when the page opens and when `query` changes; clears the answer when it is left. Memoize `query`. */
export const useQuery = <Query, Value>(
  actions: QueryActions<Query>,
  pick: (state: ConsoleState) => QueryState<Query, Value>,
  query: Query,
): Shown<Value> =>
  useStaffQuery(
    actions,
    (store: Parameters<typeof selectConsole>[0]) => pick(selectConsole(store)),
    query,
  );
