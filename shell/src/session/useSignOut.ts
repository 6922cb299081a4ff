import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadingFinished, loadingStarted, notify, signOut, useDispatch, useMessages, useSession } from '@tiquete/platform';

const REASON = 'sign-out';

/** Ends the session, tells the other tabs and goes home; a failure is said in a notice and the session stays. */
export function useSignOut(): () => Promise<void> {
  const t = useMessages('shell');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { refresh } = useSession();
  return useCallback(async () => {
    dispatch(loadingStarted(REASON));
    try {
      await signOut({ callbackUrl: '/' });
      await refresh();
      void navigate('/');
    } catch {
      dispatch(notify({ kind: 'error', text: t('user.signOutFailed'), domain: 'session' }));
    } finally {
      dispatch(loadingFinished(REASON));
    }
  }, [dispatch, navigate, refresh, t]);
}
