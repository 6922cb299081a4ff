import type { QueryState } from '@tiquete/platform';
import { type QueryActions, type Shown, useQuery as useStaffQuery } from '@tiquete/staff';
import { type BrandsState, selectBrands } from '../state/slice';

/** Sends the query when the page opens and when `query` changes; clears the answer when it is left. Memoize `query`. */
export const useQuery = <Query, Value>(
  actions: QueryActions<Query>,
  pick: (state: BrandsState) => QueryState<Query, Value>,
  query: Query,
): Shown<Value> =>
  useStaffQuery(
    actions,
    (store: Parameters<typeof selectBrands>[0]) => pick(selectBrands(store)),
    query,
  );
