import type { PackageSummary } from '@tiquete/contracts';
import type { ListQuery } from '@tiquete/domain/searches/packages';
import { useDispatch, useSelector } from '@tiquete/platform';
import { toListBody } from '../api';
import { packageSearch } from '../state/packageSearch';
import { followingQuery } from '../state/queries';
import type { ResultPage } from '../state/packageState';
import { selectFollowing } from '../state/slice';

export interface ShownPackages {
  packages: PackageSummary[];
  /** Loads the next page; null when all packages are shown. */
  more: (() => void) | null;
  phase: 'idle' | 'loading' | 'failed';
}
/** Packages of the first page and of the further pages that were loaded. */
export function useFollowing(query: ListQuery, page: ResultPage): ShownPackages {
  const dispatch = useDispatch();
  const state = useSelector(selectFollowing);
  const key = `${packageSearch.keyOf(query)} ${page.expires_at}`;
  const isOurs = state.phase !== 'idle' && state.query.key === key;
  const known = state.phase === 'ready' || state.phase === 'loading' ? state.value : null;
  const after = isOurs && known?.key === key ? known : null;
  const following = after?.packages ?? [];
  const cursor = after ? after.cursor : page.meta.cursor;
  const more = () => {
    const request = { key, packages: following, cursor, body: toListBody(query) };
    dispatch(after ? followingQuery.refreshed(request) : followingQuery.opened(request));
  };
  return {
    packages: [...page.data.packages, ...following],
    more: cursor === null ? null : more,
    phase: isOurs ? phaseOf(state) : 'idle',
  };
}
function phaseOf(state: ReturnType<typeof selectFollowing>): ShownPackages['phase'] {
  if (state.phase === 'loading' || state.phase === 'failed') return state.phase;
  return state.phase === 'ready' && state.problem ? 'failed' : 'idle';
}
