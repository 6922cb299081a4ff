import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  loadingFinished,
  loadingStarted,
  notify,
  signOut,
  useBoot,
  useDispatch,
  useMessages,
  useSession,
} from '@tiquete/platform';
import { loadDocument } from './loadDocument';

const REASON = 'sign-out';

/** Ends the session, tells the other tabs and goes home; a failure is said in a notice and the session stays. */
export function useSignOut(): () => Promise<void> {
  const t = useMessages('shell');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const { role } = useBoot();
  return useCallback(async () => {
    dispatch(loadingStarted(REASON));
    try {
      await signOut({ callbackUrl: '/' });
      // What an operator saw leaves with the page.
      if (role !== null) return loadDocument('/');
      // Off the page first: one that needs a session would ask for it as soon as the session is gone.
      void navigate('/');
      await refresh();
    } catch {
      dispatch(notify({ kind: 'error', text: t('user.signOutFailed'), domain: 'session' }));
    } finally {
      dispatch(loadingFinished(REASON));
    }
  }, [dispatch, navigate, refresh, role, t]);
}
