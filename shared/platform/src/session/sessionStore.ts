import type { Session } from '@tiquete/contracts';
import { forgetVisit, onVisitForgotten } from '../persistence/visit';
import { requestSession, updateSession } from './authClient';
import { onSessionBroadcast } from './broadcast';
import { logClientError } from './log';

/** Undefined until the first response. */
export type KnownSession = Session | null | undefined;
export interface SessionStore {
  /**
   * Loads the session now, when another tab changes it, and when this tab becomes visible. Returns a function that ends
   * this.
   */
  start: () => () => void;
  subscribe: (listener: () => void) => () => void;
  known: () => KnownSession;
  /** Loads the session again. `broadcast` makes the other tabs load it too. */
  load: (broadcast: boolean) => Promise<void>;
  update: (data: Record<string, unknown>) => Promise<Session | null>;
}

/** Milliseconds until a failed request is repeated; doubled after each further failure. */
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60_000;

/** The server's last answer about the session. It is outside React, so that any event may refresh it. */
export function createSessionStore(): SessionStore {
  const listeners = new Set<() => void>();
  let known: KnownSession;
  let newest = 0;
  let failures = 0;
  let hasSignedOut = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const set = (session: Session | null) => {
    known = session;
    for (const listener of listeners) listener();
  };

  async function load(broadcast: boolean): Promise<void> {
    newest += 1;
    const request = newest;
    clearTimeout(retry);
    try {
      const session = await requestSession(broadcast);
      if (request !== newest) return;
      failures = 0;
      hasSignedOut = false;
      set(session);
    } catch (error) {
      logClientError('CLIENT_SESSION_ERROR', String(error));
      if (request !== newest) return;
      // A failed request is no information about the session: the last answer remains, unless a sign-out came after it.
      set(hasSignedOut ? null : (known ?? null));
      retry = setTimeout(() => void load(false), retryDelay(failures));
      failures += 1;
    }
  }

  return {
    start() {
      void load(false);
      const onVisible = () => document.visibilityState === 'visible' && void load(false);
      document.addEventListener('visibilitychange', onVisible);
      const stopFollowingSignOut = onVisitForgotten(() => {
        hasSignedOut = true;
      });
      const stopListening = onSessionBroadcast((trigger) => {
        if (trigger === 'signout') forgetVisit();
        void load(false);
      });
      return () => {
        // Ignore responses to earlier requests.
        newest += 1;
        clearTimeout(retry);
        document.removeEventListener('visibilitychange', onVisible);
        stopFollowingSignOut();
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
const retryDelay = (failures: number) => Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
