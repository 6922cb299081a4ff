import { useDispatch, useSelector, type Problem } from '@tiquete/platform';
import {
  actionForgotten,
  actionRequested,
  type DoneKind,
  type OperatorAction,
} from '../state/actions';
import { selectConsole } from '../state/slice';

/** State of one kind of action, and the functions to send it and to clear its result. */
export function useAction(kind: DoneKind): {
  isSending: boolean;
  isDone: boolean;
  problem: Problem | null;
  send: (action: OperatorAction) => void;
  forget: () => void;
} {
  const dispatch = useDispatch();
  const current = useSelector(
    (state: Parameters<typeof selectConsole>[0]) => selectConsole(state).actions.current,
  );
  const isMine = current.phase !== 'idle' && current.kind === kind;
  return {
    isSending: isMine && current.phase === 'sending',
    isDone: isMine && current.phase === 'done',
    problem: isMine && current.phase === 'failed' ? current.problem : null,
    send: (action) => void dispatch(actionRequested(action)),
    forget: () => void dispatch(actionForgotten()),
  };
}
