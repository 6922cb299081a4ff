import { useEffect, useEffectEvent } from 'react';
import { useStable } from '../page/useStable';
import { useDispatch, useSelector } from '../store/redux';
import type { Mutation } from './createMutation';

/**
 * A mutation of the store, for the page that shows it. Leaving the page removes it, unless it is being sent: its outcome is
 * then available when the page opens again. `onMade` runs once the change is made.
 */
export function useMutation<Query, Terms, Made>(
  mutation: Mutation<Query, Terms, Made>,
  query: Query,
  onMade?: () => void,
) {
  const dispatch = useDispatch();
  const state = useSelector((root: Parameters<typeof mutation.select>[0]) =>
    mutation.select(root, query),
  );
  const subject = useStable(mutation.keyOf(query), query);
  useEffect(() => () => void dispatch(mutation.closed(subject)), [dispatch, mutation, subject]);
  const isMade = state.phase === 'made';
  const report = useEffectEvent(() => onMade?.());
  useEffect(() => {
    if (isMade) report();
  }, [isMade]);
  return {
    state,
    /** Terms of the quote. Null before it. */
    terms: state.phase === 'quoted' || state.phase === 'sending' ? state.terms : null,
    problem: state.phase === 'idle' || state.phase === 'quoted' ? state.problem : null,
    quote: () => void dispatch(mutation.opened(query)),
    confirm: () => void dispatch(mutation.confirmed(query)),
    close: () => void dispatch(mutation.closed(query)),
  };
}
