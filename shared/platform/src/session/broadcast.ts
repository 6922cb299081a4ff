/** Key of the public next-auth client, so that tabs of either client hear each other. */
const KEY = 'nextauth.message';
const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Tells the other tabs that the session may have changed. */
export function broadcastSession(trigger: 'getSession' | 'signin' | 'signout' | 'update') {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ event: 'session', data: { trigger }, timestamp: nowSeconds() }),
    );
  } catch {
    // A forbidden storage leaves each tab to its own refreshes.
  }
}
/** Calls `listener` with what happened when another tab says so; returns the way to stop. */
export function onSessionBroadcast(listener: (trigger: string | undefined) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    const message = event.key === KEY && event.newValue ? readMessage(event.newValue) : null;
    if (message?.event === 'session') listener(message.data?.trigger);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
/** Null when somebody else wrote under the key. */
function readMessage(text: string): { event?: string; data?: { trigger?: string } } | null {
  try {
    return JSON.parse(text) as { event?: string; data?: { trigger?: string } } | null;
  } catch {
    return null;
  }
}
