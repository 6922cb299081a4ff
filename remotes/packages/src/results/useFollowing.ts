import type { PackageSummary } from '@tiquete/contracts';
import { useDispatch, useSelector } from '@tiquete/platform';
import { toSearchBody } from '../api';
import type { PackageQuery } from '../model/packageQuery';
import { followingQuery } from '../state/queries';
import type { ResultPage } from '../state/packageState';
import { selectFollowing } from '../state/slice';
import { resultsUrl } from '../urls';

export interface ShownPackages {
  packages: PackageSummary[];
  /** Loads the next page; null when all packages are shown. */
  more: (() => void) | null;
  phase: 'idle' | 'loading' | 'failed';
}
/** Packages of the first page and of the further pages that were loaded. */
export function useFollowing(query: PackageQuery, page: ResultPage): ShownPackages {
  const dispatch = useDispatch();
  const state = useSelector(selectFollowing);
  const key = `${resultsUrl(query)} ${page.expires_at}`;
  const isOurs = state.phase !== 'idle' && state.query.key === key;
  const known = state.phase === 'ready' || state.phase === 'loading' ? state.value : null;
  const after = isOurs && known?.key === key ? known : null;
  const following = after?.packages ?? [];
  const cursor = after ? after.cursor : page.meta.cursor;
  const more = () => {
    const asked = { key, packages: following, cursor, body: toSearchBody(query) };
    dispatch(after ? followingQuery.refreshed(asked) : followingQuery.opened(asked));
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
