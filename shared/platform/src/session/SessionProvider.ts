import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Session, SessionStatus } from '@tiquete/contracts';
import type { GoTo } from './authClient';
import { createSessionStore, type KnownSession, type SessionStore } from './sessionStore';

export interface SessionValue {
  status: SessionStatus;
  session: Session | null;
  /** Loads the session again and returns it. */
  refresh: () => Promise<Session | null>;
  update: (data: Record<string, unknown>) => Promise<Session | null>;
}
/**
 * The context's value never changes. A changed value would make React discard a rendered page whose code has not arrived, and
 * show a skeleton instead.
 */
const SessionContext = createContext<SessionStore | null>(null);

function statusOf(known: KnownSession): SessionStatus {
  if (known === undefined) return 'loading';
  return known ? 'authenticated' : 'unauthenticated';
}

/** The server renders pages without a session. */
const unknown = (): KnownSession => undefined;

/**
 * Provides the session. Reloads it when another tab changes it, when the tab becomes visible, and every `pollSeconds` if
 * above 0.
 */
export function SessionProvider({
  pollSeconds = 0,
  children,
}: {
  pollSeconds?: number;
  children: ReactNode;
}) {
  const [store] = useState(createSessionStore);
  const isSignedIn = useSyncExternalStore(
    store.subscribe,
    () => Boolean(store.known()),
    () => false,
  );

  useEffect(() => store.start(), [store]);
  const isPolling = pollSeconds > 0 && isSignedIn;
  useEffect(() => {
    if (!isPolling) return undefined;
    const timer = setInterval(() => void store.load(false), pollSeconds * 1000);
    return () => clearInterval(timer);
  }, [store, isPolling, pollSeconds]);

  return createElement(SessionContext, { value: store }, children);
}

export function useSession(): SessionValue {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSession needs the SessionProvider around it');
  const known = useSyncExternalStore(store.subscribe, store.known, unknown);
  return useMemo(
    () => ({
      status: statusOf(known),
      session: known ?? null,
      refresh: () => store.load(true).then(() => store.known() ?? null),
      update: store.update,
    }),
    [known, store],
  );
}
/** For pages that require a session: without one the browser goes to sign-in with SessionRequired, and returns here. */
export function useRequiredSession(
  navigate: GoTo = (url) => window.location.assign(url),
): SessionValue {
  const value = useSession();
  useEffect(() => {
    if (value.status !== 'unauthenticated') return;
    navigate(
      `/api/auth/signin?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: window.location.href })}`,
    );
  }, [value.status, navigate]);
  return value;
}
