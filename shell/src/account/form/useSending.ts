import { useRef, useState } from 'react';
import { toProblem, type Problem } from '@tiquete/platform';

export type Sending =
  { phase: 'idle' } | { phase: 'sending' } | { phase: 'failed'; problem: Problem };

/** One request at a time: pressing again meanwhile does nothing. Resolves to true on success. */
export function useSending(): {
  sending: Sending;
  run: (act: () => Promise<void>, onProblem?: (problem: Problem) => boolean) => Promise<boolean>;
} {
  const [sending, setSending] = useState<Sending>({ phase: 'idle' });
  const isBusy = useRef(false);

  /** `onProblem` returns true when it shows the problem itself. */
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
