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

/** Signs out in all tabs and goes to the home page. On failure it shows a notice, and the session continues. */
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
      // A new document, so that no operator data remains in memory.
      if (role !== null) return loadDocument('/');
      // Leave the page first: a page that requires a session would redirect to sign-in without one.
      void navigate('/');
      await refresh();
    } catch {
      dispatch(notify({ kind: 'error', text: t('user.signOutFailed'), domain: 'session' }));
    } finally {
      dispatch(loadingFinished(REASON));
    }
  }, [dispatch, navigate, refresh, role, t]);
}
