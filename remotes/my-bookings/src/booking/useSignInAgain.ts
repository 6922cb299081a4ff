import { useEffect } from 'react';
import { useSession, type Problem } from '@tiquete/platform';

const SIGNED_OUT = 401;

/** A session that the server has ended is asked for anew; the shell then leads to sign in and back here. */
export function useSignInAgain(problem: Problem | null) {
  const { refresh } = useSession();
  const isOut = problem?.status === SIGNED_OUT;
  useEffect(() => {
    if (isOut) void refresh();
  }, [isOut, refresh]);
}
