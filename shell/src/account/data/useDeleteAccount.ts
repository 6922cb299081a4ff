import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify, signOut, useApi, useDispatch, useSession } from '@tiquete/platform';
import { useAccount } from '../useAccount';

/** Deletes the account, clears the data typed in this visit, signs out in all tabs and goes to the home page. */
export function useDeleteAccount(): (password: string) => Promise<void> {
  const t = useAccount();
  const api = useApi();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { refresh } = useSession();
  const onLeft = useRef<() => void>(() => undefined);
  useEffect(() => () => onLeft.current(), []);
  return async (password) => {
    await api.call('DELETE accounts/me', { body: { password } });
    dispatch(notify({ kind: 'success', text: t('data.deleted'), domain: 'account' }));
    // Leave the page first: it requires a session, and without one it would redirect to sign-in.
    const left = new Promise<void>((done) => {
      onLeft.current = done;
    });
    void navigate('/', { replace: true });
    await left;
    // The session ended with the account; a failure here only means that the other tabs are not notified.
    await signOut({ callbackUrl: '/' }).catch(() => undefined);
    await refresh();
  };
}
