import type { ApiError } from '@tiquete/contracts';
import { aSearch as aPlanSearch } from './products/assistance/testing/builders';
import { callsOf, codeOf } from './testing/callsOf';
import { startTestApp, type TestApp } from './testing/testApp';

const CARD = '4111 1111 1111 1111';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => test.close());
const { get, post } = callsOf(() => test);

describe('the brand', () => {
  it.each([
    ['localhost', 'tiquete'],
    ['LOCALHOST:3000', 'tiquete'],
    ['127.0.0.1:3000', 'tiquete'],
    ['[::1]:3000', 'tiquete'],
    ['andes.localhost:3000', 'andes'],
  ])('of the host %s is %s', async (host, id) =>
    expect((await get('/api/white_brands', { host })).json().data.id).toBe(id),
  );

  it.each(['evil.test', 'localhost.evil.test', 'x.localhost', 'localhost:80:80', 'local host'])(
    'does not exist for the host "%s"',
    async (host) => {
      expect(codeOf(await get('/api/white_brands', { host }))).toEqual([421, 'UNKNOWN_HOST']);
    },
  );

  it('shows its public part only, and is not sent again while it is unchanged', async () => {
    const reply = await get('/api/white_brands');
    expect(reply.json().data).toMatchObject({
      primary_color: '#3e6cca',
      nit: 'NIT 900.000.000-0 (ficticio)',
    });
    expect(Object.keys(reply.json().data)).not.toEqual(expect.arrayContaining(['hosts']));
    expect(reply.headers['cache-control']).toBe('public, max-age=60');
    const again = await get('/api/white_brands', { 'if-none-match': String(reply.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await get('/api/white_brands', {
      host: 'andes.localhost',
      'if-none-match': String(reply.headers.etag),
    });
    expect(other.statusCode).toBe(200);
  });

  it('is read from forwarded headers only behind a trusted proxy', async () => {
    const forwarded = {
      host: 'localhost',
      'x-forwarded-host': 'andes.localhost',
      'x-forwarded-proto': 'https',
    };
    expect((await get('/api/white_brands', forwarded)).json().data.id).toBe('andes');
    const stranger = await test.app.inject({
      url: '/api/white_brands',
      headers: forwarded,
      remoteAddress: '203.0.113.9',
    });
    expect(stranger.json().data.id).toBe('tiquete');
  });

  it('is served over plain http on this machine only, and over https with prefixed cookies and HSTS', async () => {
    await test.deps.db.query(
      "update brands set hosts = hosts || '{viajes.test}', file = jsonb_set(file, '{hosts}', file->'hosts' || '[\"viajes.test\"]') where id = $1",
      ['andes'],
    );
    test.deps.brands.refresh();
    expect(codeOf(await get('/api/white_brands', { host: 'viajes.test' }))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    const secure = await get('/api/auth/csrf', {
      host: 'viajes.test',
      'x-forwarded-proto': 'https',
    });
    expect(secure.headers['set-cookie']).toMatch(
      /^__Host-csrf=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(secure.headers['strict-transport-security']).toContain('max-age=31536000');
  });
});

describe('calls that change data', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['no page', {}, true],
    [
      'this page',
      { origin: 'http://localhost:3000', host: 'localhost:3000', 'sec-fetch-site': 'same-origin' },
      true,
    ],
    ['another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }, false],
    ['the other brand', { origin: 'http://andes.localhost', 'sec-fetch-site': 'same-site' }, false],
    ['another port', { origin: 'http://localhost:4000', host: 'localhost:3000' }, false],
    ['a sandboxed frame', { origin: 'null' }, false],
    ['a sibling without origin', { 'sec-fetch-site': 'same-site' }, false],
  ])('are rejected from %s', async (_, headers, isAccepted) => {
    const expected = isAccepted ? [401, 'TOKEN_INVALID'] : [403, 'CROSS_SITE_REQUEST'];
    expect(codeOf(await post('/api/auths/validate_tokens', { token: 'x' }, headers))).toEqual(
      expected,
    );
  });
  it('are also checked on the sign-in forms', async () => {
    expect(
      codeOf(await post('/api/auth/signout', { csrfToken: 'x' }, { origin: 'https://evil.test' })),
    ).toEqual([403, 'CROSS_SITE_REQUEST']);
  });
});

it('reject card numbers in fields that they use, drop other fields, and never log them', async () => {
  const credentials = { email: 'ana@viajes.test', password: 'adivinada-9' };
  expect(codeOf(await get(`/api/places_searches?q=${CARD}`))).toEqual([422, 'CARD_DATA_REFUSED']);
  expect(
    codeOf(
      await post('/api/asisstances/searchs', {
        ...aPlanSearch(),
        destination_frontend: `va ${CARD}`,
      }),
    ),
  ).toEqual([422, 'CARD_DATA_REFUSED']);
  expect(codeOf(await post('/api/auths/sign_in', { ...credentials, email: CARD }))).toEqual([
    400,
    'INVALID_FORMAT',
  ]);
  for (const unknown of [
    { nested: [{ note: `va ${CARD}` }] },
    { number: 4111111111111111 },
    { [CARD]: 1 },
  ]) {
    expect(codeOf(await post('/api/auths/sign_in', { ...credentials, ...unknown }))).toEqual([
      401,
      'INVALID_CREDENTIALS',
    ]);
  }
  expect(test.logged()).not.toMatch(/4111 ?1111/);
});

describe('an address that is malformed, or escapes what needs no escape,', () => {
  const ODD = [
    '/api/bookings/%ff',
    '/api/bookings/%',
    '/api/bookings/%zz?code=x',
    '/%c0%ae',
    '/api/%6fperations/summary',
    '/%61pi/white_brands',
    '/api/white%5Fbrands',
    '/searchs/%68otels',
  ];
  it.each(ODD)('is rejected with all security headers, and logged: %s', async (url) => {
    const id = `odd-${ODD.indexOf(url)}-address`;
    const reply = await get(url, { 'x-request-id': id });
    expect(codeOf(reply)).toEqual([400, 'INVALID_FORMAT']);
    expect(reply.headers).toMatchObject({
      'x-request-id': id,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const lines = test
      .logged()
      .split('\n')
      .filter((line) => line.includes(id));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ brand: 'tiquete', status: 400, path: url.split('?')[0] }),
    ]);
  });
  it('belongs to no brand on an unknown host', async () =>
    expect(codeOf(await get('/api/bookings/%ff', { host: 'evil.test' }))).toEqual([
      421,
      'UNKNOWN_HOST',
    ]));
  it('may escape characters that need it', async () => {
    expect(codeOf(await get('/api/payments/a%20b%2Fc%C3%B1'))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await get(`/api/payments/${'a'.repeat(5000)}`))).toEqual([400, 'INVALID_FORMAT']);
  });
});

it('rejects a list that is longer than its limit with one error', async () => {
  const reply = await post('/api/hotels/searchs', {
    Hotel_codes: Array.from({ length: 30_000 }, () => 1),
    rooms: [{ adults: 1, childrens: [] }],
  });
  expect(reply.statusCode).toBe(400);
  const ofList = reply
    .json()
    .errors.filter(({ source }: ApiError) => source?.pointer?.startsWith('/Hotel_codes'));
  expect(ofList).toEqual([
    {
      status: 400,
      code: 'INVALID_FORMAT',
      title: expect.any(String),
      detail: 'El campo Hotel_codes es demasiado largo o grande; el máximo es 2000.',
      source: { pointer: '/Hotel_codes' },
    },
  ]);
});

describe('every answer of the api', () => {
  it('forbids sniffing, storing and framing', async () => {
    expect((await get('/api/nothing')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect((await get('/api/white_brands')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
  });
  it('has the request id of the caller, or a new one in place of a malformed one', async () => {
    expect((await get('/livez', { 'x-request-id': 'abcd-1234' })).headers['x-request-id']).toBe(
      'abcd-1234',
    );
    expect((await get('/livez', { 'x-request-id': 'x"\n,{}' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
  it('is logged with brand and id, without the query', async () => {
    await get('/api/white_brands?q=ana@viajes.test', {
      'x-request-id': 'log-line-1',
      authorization: 'Bearer geheim',
      cookie: 'sid=geheim',
    });
    const line =
      test
        .logged()
        .split('\n')
        .find((text) => text.includes('log-line-1')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      brand: 'tiquete',
      requestId: 'log-line-1',
      path: '/api/white_brands',
      status: 200,
    });
    expect(test.logged()).not.toMatch(/geheim|ana@viajes/);
  });
});

it('to a probe does not depend on the host, and is ready only when the storage is', async () => {
  expect((await get('/livez', { host: '10.1.2.3:8080' })).statusCode).toBe(200);
  expect((await get('/readyz', { host: '10.1.2.3' })).statusCode).toBe(200);
  jest
    .spyOn(test.deps.health, 'isStorageReady')
    .mockImplementationOnce(() => new Promise(() => undefined));
  expect((await get('/readyz')).statusCode).toBe(503);
  jest.spyOn(test.deps.health, 'isServing').mockReturnValue(false);
  expect([
    (await get('/readyz')).statusCode,
    (await get('/startupz')).statusCode,
    (await get('/livez')).statusCode,
  ]).toEqual([503, 503, 200]);
});
