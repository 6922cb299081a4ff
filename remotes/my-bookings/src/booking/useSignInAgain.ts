import { useEffect } from 'react';
import { useSession, type Problem } from '@tiquete/platform';

const SIGNED_OUT = 401;

/** Fetches the session again after a 401. If it has ended, the shell leads to the sign-in and back to this page. */
export function useSignInAgain(problem: Problem | null) {
  const { refresh } = useSession();
  const isOut = problem?.status === SIGNED_OUT;
  useEffect(() => {
    if (isOut) void refresh();
  }, [isOut, refresh]);
}
