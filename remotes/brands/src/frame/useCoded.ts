import { useRef, useState } from 'react';
import { useRequest, type Problem } from '@tiquete/platform';

export interface Coded {
  isSending: boolean;
  /** Null also while a fresh code is required. */
  problem: Problem | null;
  needsCode: boolean;
  /** Runs `work`. If the api requires a fresh code, `again` repeats it afterwards. */
  send: (work: () => Promise<void>, onFailed?: (problem: Problem) => void) => void;
  again: () => void;
  /** Hides the error or the question for the code. */
  dismiss: () => void;
}
export function useCoded(): Coded {
  const { request, run } = useRequest();
  const [dismissed, setDismissed] = useState<Problem | null>(null);
  const last = useRef<() => void>(undefined);
  const failure = request.phase === 'failed' ? request.problem : null;
  const problem = failure === dismissed ? null : failure;
  const needsCode = problem?.code === 'SECOND_FACTOR_REQUIRED';
  return {
    isSending: request.phase === 'loading',
    problem: needsCode ? null : problem,
    needsCode,
    send: (work, onFailed) => {
      last.current = () =>
        void run(work, (found) => {
          onFailed?.(found);
          return false;
        });
      last.current();
    },
    again: () => last.current?.(),
    dismiss: () => setDismissed(failure),
  };
}
