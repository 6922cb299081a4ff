import { useCallback, useRef, useState } from 'react';
import { toProblem, type Problem } from './problem';

export type Sending =
  { phase: 'idle' } | { phase: 'sending' } | { phase: 'failed'; problem: Problem };
/** `onProblem` returns true when it shows the problem itself. Resolves to true on success. */
type Run = (
  act: () => Promise<void>,
  onProblem?: (problem: Problem) => boolean,
) => Promise<boolean>;

/** One request at a time: pressing again meanwhile does nothing. */
export function useSending(): { sending: Sending; run: Run } {
  const [sending, setSending] = useState<Sending>({ phase: 'idle' });
  const isBusy = useRef(false);
  const run = useCallback<Run>(async (act, onProblem) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSending({ phase: 'sending' });
    try {
      await act();
      setSending({ phase: 'idle' });
      return true;
    } catch (error) {
      const problem = toProblem(error);
      setSending(onProblem?.(problem) ? { phase: 'idle' } : { phase: 'failed', problem });
      return false;
    } finally {
      isBusy.current = false;
    }
  }, []);
  return { sending, run };
}
