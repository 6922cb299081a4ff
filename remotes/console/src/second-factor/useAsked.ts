import { useCallback, useState } from 'react';
import { toProblem, type Problem } from '@tiquete/platform';

/** One request at a time, and what went wrong with the last. */
export function useAsked(): {
  problem: Problem | null;
  isSending: boolean;
  run: (ask: () => Promise<void>) => Promise<void>;
} {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setSending] = useState(false);
  const run = useCallback(async (ask: () => Promise<void>) => {
    setSending(true);
    setProblem(null);
    try {
      await ask();
    } catch (error) {
      setProblem(toProblem(error));
    } finally {
      setSending(false);
    }
  }, []);
  return { problem, isSending, run };
}
