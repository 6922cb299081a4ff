import { apiRoutes, ERROR_CODES, errorsSchema } from '@tiquete/contracts';
import fc from 'fast-check';
import { AppError } from './lib/errors';
import { callsOf, codeOf } from './testing/callsOf';
import { startTestApp, type TestApp } from './testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
const { get, post } = callsOf(() => test);

describe('errors', () => {
  it.each([
    ['an unknown path', () => get('/api/nothing'), 404, 'NOT_FOUND'],
    ['an unknown path that is written to', () => post('/nothing', {}), 404, 'NOT_FOUND'],
    ['a known path by another method', () => get('/api/auths/sign_in'), 405, 'METHOD_NOT_ALLOWED'],
    ['broken JSON', () => post('/api/auths/sign_in', '{'), 400, 'INVALID_FORMAT'],
    ['an empty body', () => post('/api/auths/sign_in', ''), 400, 'MANDATORY_DATA_MISSING'],
    [
      'a forbidden key',
      () => post('/api/auths/sign_in', '{"__proto__":{"email":"a@b.co"}}'),
      400,
      'INVALID_FORMAT',
    ],
    [
      'a form',
      () =>
        post('/api/auths/sign_in', 'email=a', {
          'content-type': 'application/x-www-form-urlencoded',
        }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'plain text',
      () => post('/api/auths/sign_in', '{}', { 'content-type': 'text/plain' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a body that is too large',
      () => post('/api/auths/sign_in', { email: 'x'.repeat(300_000) }),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['a broken address', () => get('/api/%zz'), 400, 'INVALID_FORMAT'],
    [
      'an unknown token',
      () => post('/api/auths/validate_tokens', { token: 'x' }),
      401,
      'TOKEN_INVALID',
    ],
  ])('answer %s in one form', async (_, send, status, code) => {
    const reply = await send();
    expect(codeOf(reply)).toEqual([status, code]);
    expect(reply.json().errors[0].title).toBe(ERROR_CODES[code as keyof typeof ERROR_CODES].title);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('name every invalid field, in Spanish', async () => {
    const reply = await post('/api/auths/sign_in', { email: 'x', remember: 'no' });
    expect(reply.json().errors).toEqual([
      {
        status: 400,
        code: 'INVALID_FORMAT',
        title: ERROR_CODES.INVALID_FORMAT.title,
        detail: 'El campo email debe ser un correo electrónico.',
        source: { pointer: '/email' },
      },
      {
        status: 400,
        code: 'MANDATORY_DATA_MISSING',
        title: ERROR_CODES.MANDATORY_DATA_MISSING.title,
        detail: 'El campo password es obligatorio.',
        source: { pointer: '/password' },
      },
      {
        status: 400,
        code: 'INVALID_FORMAT',
        title: ERROR_CODES.INVALID_FORMAT.title,
        detail: 'El campo remember no tiene el tipo esperado.',
        source: { pointer: '/remember' },
      },
    ]);
  });

  it('show nothing about internal failures, which are logged', async () => {
    jest
      .spyOn(test.deps.sessions, 'find')
      .mockRejectedValueOnce(new Error('relation "secret_table" is gone'));
    const reply = await get('/api/auth/session', { cookie: `sid=${'x'.repeat(43)}` });
    expect(codeOf(reply)).toEqual([500, 'INTERNAL']);
    expect(reply.body).not.toContain('secret_table');
    expect(test.logged()).toContain('secret_table');
  });

  it.each([
    ['no connection in time', new Error('timeout exceeded when trying to connect')],
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
    [
      'a shutdown',
      Object.assign(new Error('terminating connection due to administrator command'), {
        code: '57P01',
      }),
    ],
    [
      'a wait that was cut short',
      Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    ],
  ])('request a later retry when the database raised %s', async (_, error) => {
    jest.spyOn(test.deps.sessions, 'find').mockRejectedValueOnce(error);
    const reply = await get('/api/auth/session', { cookie: `sid=${'x'.repeat(43)}` });
    expect(codeOf(reply)).toEqual([503, 'OVERLOADED']);
    expect(reply.headers['retry-after']).toBe('1');
  });

  it.each(Object.keys(ERROR_CODES) as (keyof typeof ERROR_CODES)[])(
    'with code %s are sent by a route that declares its answers',
    async (code) => {
      jest
        .spyOn(test.deps.auth, 'validateToken')
        .mockRejectedValueOnce(
          new AppError(code, { detail: 'Detalle.', headers: { 'retry-after': '3' } }),
        );
      const reply = await post('/api/auths/validate_tokens', { token: 'x' });
      expect(reply.statusCode).toBe(ERROR_CODES[code].status);
      expect(reply.json()).toEqual({
        errors: [
          {
            status: ERROR_CODES[code].status,
            code,
            title: ERROR_CODES[code].title,
            detail: 'Detalle.',
          },
        ],
      });
      expect(reply.headers['retry-after']).toBe('3');
    },
  );
});

it('are caused by no JSON value', async () => {
  const paths = Object.keys(apiRoutes).flatMap((key) =>
    key.startsWith('POST ') ? [`/api/${key.slice(5)}`] : [],
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue(), async (path, value) => {
      const reply = await post(path, JSON.stringify(value));
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
      expect(errorsSchema.parse(reply.json()).errors.length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});
