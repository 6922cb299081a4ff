import type { Session } from '@tiquete/contracts';
import { forgetVisit } from '../persistence/visit';
import { getSession, updateSession } from './authClient';
import { onSessionBroadcast } from './broadcast';
import { logClientError } from './log';

/** Undefined until the server has answered once. */
export type KnownSession = Session | null | undefined;
export interface SessionStore {
  /** Begins to follow the server, other tabs and visibility; answers the way to stop. */
  start: () => () => void;
  subscribe: (listener: () => void) => () => void;
  known: () => KnownSession;
  /** Asks the server again; `broadcast` tells the other tabs to do so too. */
  load: (broadcast: boolean) => Promise<void>;
  update: (data: Record<string, unknown>) => Promise<Session | null>;
}

/** The session as the server last told it, outside React so that any event may refresh it. */
export function createSessionStore(): SessionStore {
  const listeners = new Set<() => void>();
  let known: KnownSession;
  let newest = 0;
  const set = (session: Session | null) => {
    known = session;
    for (const listener of listeners) listener();
  };

  async function load(broadcast: boolean): Promise<void> {
    newest += 1;
    const asked = newest;
    try {
      const found = await getSession({ broadcast });
      if (asked === newest) set(found);
    } catch (error) {
      logClientError('CLIENT_SESSION_ERROR', String(error));
      if (asked === newest) set(known ?? null);
    }
  }

  return {
    start() {
      void load(false);
      const onVisible = () => document.visibilityState === 'visible' && void load(false);
      document.addEventListener('visibilitychange', onVisible);
      const stopListening = onSessionBroadcast((trigger) => {
        if (trigger === 'signout') forgetVisit();
        void load(false);
      });
      return () => {
        document.removeEventListener('visibilitychange', onVisible);
        stopListening();
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    known: () => known,
    load,
    async update(data) {
      const updated = await updateSession(data);
      if (updated) set(updated);
      return updated;
    },
  };
}
