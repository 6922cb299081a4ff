import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify, signOut, useDispatch, useSession } from '@tiquete/platform';
import { accountApi } from '../accountApi';
import { useAccount } from '../useAccount';

/** Deletes the account and leaves: home, with what was typed in this visit forgotten and the other tabs told. */
export function useDeleteAccount(): (password: string) => Promise<void> {
  const t = useAccount();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { refresh } = useSession();
  const onLeft = useRef<() => void>(() => undefined);
  useEffect(() => () => onLeft.current(), []);
  return async (password) => {
    await accountApi.call('DELETE accounts/me', { body: { password } });
    dispatch(notify({ kind: 'success', text: t('data.deleted'), domain: 'account' }));
    // Off the page first: it needs a session, and would ask for one as soon as it is gone.
    const left = new Promise<void>((done) => {
      onLeft.current = done;
    });
    void navigate('/', { replace: true });
    await left;
    // The session is gone with the account; what fails here is only the telling of other tabs.
    await signOut({ callbackUrl: '/' }).catch(() => undefined);
    await refresh();
  };
}
