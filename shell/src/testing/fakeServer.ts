export type Answer =
  { status?: number; headers?: Record<string, string>; body: unknown } | 'unreachable';
export type Answers = Record<string, Answer | (() => Answer)>;

/** Replaces the network by fixed answers for `METHOD path`. `requests` lists the requests. */
export function fakeServer(answers: Answers) {
  const requests: { call: string; body: string }[] = [];
  const fetchFake = async (input: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${input.split('?')[0]}`;
    requests.push({ call, body: String(init.body ?? '') });
    const found = answers[call];
    const answer = typeof found === 'function' ? found() : (found ?? { status: 404, body: {} });
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    const { status = 200, headers = {}, body } = answer;
    return {
      ok: status < 400,
      status,
      headers: new Map(Object.entries(headers)),
      json: async () => body,
    };
  };
  Object.defineProperty(globalThis, 'fetch', {
    value: fetchFake,
    configurable: true,
    writable: true,
  });
  return { requests };
}
export const aSession = {
  user: { name: 'Ana Ruiz', email: 'ana@tiquete.test', image: null },
  expires: '2027-01-01T00:00:00.000Z',
};

/** Fakes the auth calls for a signed-in or signed-out visitor, and adds other `answers`. */
export function authServer({
  isSignedIn = false,
  signIn,
  session: whose = aSession,
  answers = {},
}: { isSignedIn?: boolean; signIn?: Answer; session?: object; answers?: Answers } = {}) {
  let session: unknown = isSignedIn ? whose : {};
  return fakeServer({
    ...answers,
    'GET /api/auth/session': () => ({ body: session }),
    'GET /api/auth/csrf': { body: { csrfToken: 'token' } },
    'GET /api/auth/providers': {
      body: {
        credentials: {
          id: 'credentials',
          name: 'Correo',
          type: 'credentials',
          signinUrl: '',
          callbackUrl: '',
        },
      },
    },
    'POST /api/auth/callback/credentials': () => {
      if (signIn) return signIn;
      session = whose;
      return { body: { url: 'http://localhost:3000/' } };
    },
    'POST /api/auth/signout': () => {
      session = {};
      return { body: { url: '/' } };
    },
  });
}
