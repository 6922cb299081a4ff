import { useCallback, useState } from 'react';
import { useRequest, type Problem } from '@tiquete/platform';
import { useStaffWords } from '../../useStaffWords';
import { PasskeyNotGiven } from './browserPasskeys';

/**
 * Sends a request that includes the browser's passkey dialog. A closed dialog has its own message; it is not an error of the
 * api.
 */
export function usePasskeySending() {
  const t = useStaffWords();
  const { request, run } = useRequest();
  const [isClosed, setClosed] = useState(false);
  const send = useCallback(
    (act: () => Promise<void>, onProblem?: (problem: Problem) => boolean) => {
      setClosed(false);
      const attempt = async () => {
        try {
          await act();
        } catch (error) {
          if (!(error instanceof PasskeyNotGiven)) throw error;
          setClosed(true);
        }
      };
      void run(attempt, onProblem);
    },
    [run],
  );
  const failure = request.phase === 'failed' ? request.problem.title : null;
  return {
    isSending: request.phase === 'loading',
    message: isClosed ? t('passkeys.closed') : failure,
    send,
  };
}
