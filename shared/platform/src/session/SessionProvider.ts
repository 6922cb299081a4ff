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
import { createSessionStore, type KnownSession } from './sessionStore';

export interface SessionValue {
  status: SessionStatus;
  session: Session | null;
  /** Asks the server again, now, and answers what it said. */
  refresh: () => Promise<Session | null>;
  update: (data: Record<string, unknown>) => Promise<Session | null>;
}
const SessionContext = createContext<SessionValue | null>(null);

function statusOf(known: KnownSession): SessionStatus {
  if (known === undefined) return 'loading';
  return known ? 'authenticated' : 'unauthenticated';
}

/** Keeps the session in step with the server: on another tab's word, on becoming visible, and every `pollSeconds` when above 0. */
export function SessionProvider({
  pollSeconds = 0,
  children,
}: {
  pollSeconds?: number;
  children: ReactNode;
}) {
  const [store] = useState(createSessionStore);
  const known = useSyncExternalStore(store.subscribe, store.known);

  useEffect(() => store.start(), [store]);
  const isPolling = pollSeconds > 0 && Boolean(known);
  useEffect(() => {
    if (!isPolling) return undefined;
    const timer = setInterval(() => void store.load(false), pollSeconds * 1000);
    return () => clearInterval(timer);
  }, [store, isPolling, pollSeconds]);

  const value = useMemo<SessionValue>(
    () => ({
      status: statusOf(known),
      session: known ?? null,
      refresh: () => store.load(true).then(() => store.known() ?? null),
      update: store.update,
    }),
    [known, store],
  );
  return createElement(SessionContext, { value }, children);
}

export function useSession(): SessionValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs the SessionProvider around it');
  return value;
}
/** For pages that need a session: without one the browser goes to sign in with SessionRequired, and comes back here. */
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
