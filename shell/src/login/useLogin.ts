import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadingFinished, loadingStarted, signIn, useDispatch, useSession } from '@tiquete/platform';
import { authErrorKey, type Credentials } from './loginErrors';

export type LoginState = { phase: 'idle' } | { phase: 'sending' } | { phase: 'refused'; message: string };
const REASON = 'sign-in';

/** Sends the credentials once at a time; on success the traveller goes to `target`, a path of ours. */
export function useLogin(target: string): { state: LoginState; send: (credentials: Credentials) => Promise<void> } {
  const [state, setState] = useState<LoginState>({ phase: 'idle' });
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { refresh } = useSession();

  async function send({ email, password }: Credentials) {
    setState({ phase: 'sending' });
    dispatch(loadingStarted(REASON));
    try {
      const result = await signIn('credentials', { email: email.trim(), password }, { callbackUrl: new URL(target, window.location.origin).href });
      if (result?.ok) {
        await refresh();
        void navigate(target, { replace: true });
      } else if (result) setState({ phase: 'refused', message: authErrorKey(result.error ?? 'Default') });
    } catch {
      setState({ phase: 'refused', message: 'login.unreachable' });
    } finally {
      dispatch(loadingFinished(REASON));
    }
  }
  return { state, send };
}
