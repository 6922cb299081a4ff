import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  configChanged,
  loadingFinished,
  loadingStarted,
  signIn,
  useBoot,
  useDispatch,
  useSession,
} from '@tiquete/platform';
import { loadDocument } from '../session/loadDocument';
import { authErrorKey, type AuthErrorKey, type Credentials } from './loginErrors';

export type LoginState =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | {
      phase: 'refused';
      /** Message key of the error. */
      message: AuthErrorKey | 'login.unreachable';
      /** Seconds until the next attempt is accepted; 0 when unknown. */
      retryAfterSeconds: number;
    };
const REASON = 'sign-in';

/** Signs in, one request at a time; on success goes to `target`, a path of this site. */
export function useLogin(target: string): {
  state: LoginState;
  send: (credentials: Credentials) => Promise<void>;
} {
  const [state, setState] = useState<LoginState>({ phase: 'idle' });
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const { role, currencies } = useBoot();

  async function send({ email, password }: Credentials) {
    setState({ phase: 'sending' });
    dispatch(loadingStarted(REASON));
    try {
      const result = await signIn(
        'credentials',
        { email: email.trim(), password },
        { callbackUrl: new URL(target, window.location.origin).href },
      );
      if (result?.ok) {
        const session = await refresh();
        const currency = session?.preferences?.currency;
        if (currency && currencies.some(({ code }) => code === currency))
          dispatch(configChanged({ currency }));
        // The document lists the remotes of its visitor's role, so another role needs another document.
        if ((session?.user.role ?? null) !== role) loadDocument(target);
        else void navigate(target, { replace: true });
      } else if (result)
        setState({
          phase: 'refused',
          message: authErrorKey(result.error ?? 'Default'),
          retryAfterSeconds: result.retryAfterSeconds,
        });
    } catch {
      setState({ phase: 'refused', message: 'login.unreachable', retryAfterSeconds: 0 });
    } finally {
      dispatch(loadingFinished(REASON));
    }
  }
  return { state, send };
}
