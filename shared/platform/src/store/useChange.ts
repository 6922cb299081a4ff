import { useEffect, useEffectEvent } from 'react';
import type { Change } from './createChange';
import { useDispatch, useSelector } from './redux';

/**
 * One change as the page shows it. It is forgotten with the page, unless it is on its way: then its outcome waits for the page.
 * `onMade` is called when it has been made.
 */
export function useChange<Query, Terms, Made>(
  change: Change<Query, Terms, Made>,
  query: Query,
  onMade?: () => void,
) {
  const dispatch = useDispatch();
  const state = useSelector((root: Parameters<typeof change.select>[0]) =>
    change.select(root, query),
  );
  const key = change.keyOf(query);
  // oxlint-disable-next-line react/exhaustive-deps -- queries of one key are about one subject
  useEffect(() => () => void dispatch(change.closed(query)), [dispatch, change, key]);
  const isMade = state.phase === 'made';
  const report = useEffectEvent(() => onMade?.());
  useEffect(() => {
    if (isMade) report();
  }, [isMade]);
  return {
    state,
    /** While they are shown or agreed to. */
    terms: state.phase === 'offered' || state.phase === 'sending' ? state.terms : null,
    problem: state.phase === 'idle' || state.phase === 'offered' ? state.problem : null,
    ask: () => void dispatch(change.opened(query)),
    confirm: () => void dispatch(change.confirmed(query)),
    close: () => void dispatch(change.closed(query)),
  };
}
