import type { Session } from '@tiquete/contracts';

/**
 * Answers the session calls, which use the network and not the api client. Null means signed out. The returned mock counts
 * the calls.
 */
export function stubSession(session: Session | null) {
  const requests = jest.fn(async () => ({
    ok: true,
    status: 200,
    json: async () => session ?? {},
  }));
  globalThis.fetch = requests as unknown as typeof fetch;
  return requests;
}
