import { useRef } from 'react';
import type { ReleaseMove } from '@tiquete/contracts';
import type { Problem } from '@tiquete/platform';
import { useAction } from '../../actions/useAction';

export interface Moving {
  isSending: boolean;
  isDone: boolean;
  /** Null also while a code is required. */
  problem: Problem | null;
  needsCode: boolean;
  send: (move: ReleaseMove) => void;
  /** Sends the last move again, after a code. */
  again: () => void;
  forget: () => void;
}
/** Moves a release. After a fresh code, `again` repeats the move. */
export function useMove(): Moving {
  const { send, problem, ...rest } = useAction('move');
  const sent = useRef<ReleaseMove>(null);
  const needsCode = problem?.code === 'SECOND_FACTOR_REQUIRED';
  const move = (body: ReleaseMove) => {
    sent.current = body;
    send({ kind: 'move', body });
  };
  return {
    ...rest,
    problem: needsCode ? null : problem,
    needsCode,
    send: move,
    again: () => sent.current && move(sent.current),
  };
}
