import { useRef, useState } from 'react';
import { toProblem, type Problem } from '@tiquete/platform';

export type Sending =
  { phase: 'idle' } | { phase: 'sending' } | { phase: 'failed'; problem: Problem };

/** One call at a time: a second press while one is under way is not heard. `true` when it went well. */
export function useSending(): {
  sending: Sending;
  run: (act: () => Promise<void>, onProblem?: (problem: Problem) => boolean) => Promise<boolean>;
} {
  const [sending, setSending] = useState<Sending>({ phase: 'idle' });
  const isBusy = useRef(false);

  /** `onProblem` answers true when it has said the problem itself. */
  async function run(
    act: () => Promise<void>,
    onProblem?: (problem: Problem) => boolean,
  ): Promise<boolean> {
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
  }
  return { sending, run };
}
