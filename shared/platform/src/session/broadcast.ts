import { readMessage } from './readMessage';

/** The key of the public next-auth client, so that tabs with either client notify each other. */
const KEY = 'nextauth.message';
const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Notifies the other tabs that the session may have changed. */
export function broadcastSession(trigger: 'getSession' | 'signin' | 'signout' | 'update') {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ event: 'session', data: { trigger }, timestamp: nowSeconds() }),
    );
  } catch {
    // Storage is forbidden: each tab notices the change at its next refresh.
  }
}
/** Calls `listener` with the trigger of another tab's message; returns a function that unsubscribes. */
export function onSessionBroadcast(listener: (trigger: string | undefined) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    const message = event.key === KEY && event.newValue ? readMessage(event.newValue) : null;
    if (message?.event === 'session') listener(message.data?.trigger);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
