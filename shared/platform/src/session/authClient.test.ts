import { createHash, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { signIn } from './authClient';

const CHALLENGE = '6.1790000000.nonce.signature';
const forms: URLSearchParams[] = [];

beforeEach(() => {
  forms.length = 0;
  Object.assign(globalThis, { TextEncoder });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  // Only the network is replaced: it sends a challenge until the form contains one.
  globalThis.fetch = (async (url: string, { body }: { body?: URLSearchParams } = {}) => {
    if (url.endsWith('/providers'))
      return respond({ credentials: { id: 'credentials', type: 'credentials' } });
    if (url.endsWith('/csrf')) return respond({ csrfToken: 'token' });
    if (!body) return respond({});
    forms.push(body);
    return body.has('solution')
      ? respond({ url: 'http://localhost/' })
      : respond({ url: 'http://localhost/api/auth/error?error=ChallengeRequired' }, 428, {
          'sign-in-challenge': CHALLENGE,
        });
  }) as unknown as typeof fetch;
});
const respond = (body: unknown, status = 200, headers: Record<string, string> = {}) => ({
  ok: status < 400,
  status,
  headers: new Map(Object.entries(headers)),
  json: async () => body,
});

it('solves the challenge of a sign-in and signs in', async () => {
  const result = await signIn('credentials', { email: 'ana@tiquete.test', password: 'clave' });
  expect(result).toMatchObject({ ok: true, error: null });
  expect(forms).toHaveLength(2);
  const sent = Object.fromEntries(forms[1] ?? []);
  expect(sent).toMatchObject({
    email: 'ana@tiquete.test',
    password: 'clave',
    challenge: CHALLENGE,
  });
  const hash = createHash('sha256').update(`${CHALLENGE}:${sent.solution}`).digest();
  expect((hash[0] ?? 255) >> 2).toBe(0);
});
