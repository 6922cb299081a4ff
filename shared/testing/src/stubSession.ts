import type { Session } from '@tiquete/contracts';

/**
 * Answers the calls of the session, which go over the network and not through the api's client; null: nobody is signed in.
 * The result tells how often it was asked.
 */
export function stubSession(session: Session | null) {
  const asked = jest.fn(async () => ({ ok: true, status: 200, json: async () => session ?? {} }));
  globalThis.fetch = asked as unknown as typeof fetch;
  return asked;
}
