import { useDispatch, useSelector, type Problem } from '@tiquete/platform';
import { actForgotten, actRequested, type Act } from '../../state/acts';
import { selectConsole } from '../../state/slice';

/** One kind of act: whether it is on its way, how the last one ended, and the way to do it. */
export function useAct(kind: Act['kind']): {
  isSending: boolean;
  isDone: boolean;
  problem: Problem | null;
  send: (act: Act) => void;
  forget: () => void;
} {
  const dispatch = useDispatch();
  const acting = useSelector(
    (state: Parameters<typeof selectConsole>[0]) => selectConsole(state).acts.acting,
  );
  const isMine = acting.phase !== 'idle' && acting.kind === kind;
  return {
    isSending: isMine && acting.phase === 'sending',
    isDone: isMine && acting.phase === 'done',
    problem: isMine && acting.phase === 'failed' ? acting.problem : null,
    send: (act) => void dispatch(actRequested(act)),
    forget: () => void dispatch(actForgotten()),
  };
}
