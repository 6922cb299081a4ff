import { getCsrfToken, getProviders, getSession, signIn, signOut } from '@tiquete/platform';
import { updateSession } from '../../../platform/src/session/authClient';
import spec from './7-authentication.json';

const credentials = { id: 'credentials', name: 'Correo', type: 'credentials' };
let requests: { call: string; fields: string[] }[] = [];
let answers: Record<string, unknown> = {};
const reported: string[] = [];
let went = '';
const navigate = (url: string) => void (went = url);

beforeEach(() => {
  requests = [];
  went = '';
  reported.length = 0;
  answers = { csrf: { csrfToken: 'token' }, providers: { credentials }, session: { user: {} } };
  navigator.sendBeacon = (url, body) => (reported.push(`${String(url)} ${String(body)}`), true);
  // Replaces only the network.
  globalThis.fetch = (async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = url.replace('/api/auth/', '');
    requests.push({ call: `${method} ${path}`, fields: fieldsOf(body) });
    const answer = answers[path] ?? { url: 'http://localhost/' };
    if (answer instanceof Error) throw answer;
    return { ok: true, status: 200, headers: new Map(), json: async () => answer };
  }) as unknown as typeof fetch;
});
function fieldsOf(body: unknown): string[] {
  if (body instanceof URLSearchParams) return [...body.keys()].sort();
  return typeof body === 'string' ? Object.keys(JSON.parse(body)).sort() : [];
}
const user = { email: 'ana@tiquete.test', password: 'una clave' };
const act: Record<string, () => Promise<unknown>> = {
  session: () => getSession(),
  csrf: () => getCsrfToken(),
  providers: () => getProviders(),
  signIn: () => signIn('credentials', user),
  signOut: () => signOut(),
  update: () => updateSession({ name: 'Ana' }),
};

it.each(Object.entries(spec.calls))(
  '%s makes the specified call',
  async (name, { call, fields }) => {
    await act[name]?.();
    expect(requests).toContainEqual({ call, fields });
  },
);

describe('errors', () => {
  it('without providers, the browser goes to the error page', async () => {
    answers.providers = {};
    await signIn('credentials', user, { navigate });
    expect(went).toBe(spec.errorPage);
  });
  it('an unknown provider leads to the sign-in page with callbackUrl', async () => {
    await signIn('other', user, { navigate, callbackUrl: 'http://localhost/flights' });
    expect(went).toBe(`${spec.signInPage}?callbackUrl=http%3A%2F%2Flocalhost%2Fflights`);
  });
  it('an error of the result address is returned', async () => {
    answers['callback/credentials'] = { url: 'http://localhost/login?error=CredentialsSignin' };
    expect(await signIn('credentials', user)).toMatchObject({ error: 'CredentialsSignin' });
  });
  it('a session that cannot be fetched is null, and is logged', async () => {
    answers.session = new Error('offline');
    expect(await getSession()).toBeNull();
    expect(reported.join()).toContain('/api/auth/_log');
    expect(reported.join()).toContain('CLIENT_FETCH_ERROR');
  });
});
