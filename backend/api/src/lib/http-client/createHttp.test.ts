import { createHttp, type HttpCall, type HttpOptions } from './createHttp';
import type { SupplierError } from './supplierError';
import {
  flood,
  gzipped,
  json,
  silence,
  stall,
  startScriptedServer,
  htmlAnswer,
  type ScriptedServer,
} from '../testing/scriptedServer';

let server: ScriptedServer;
let closing: { close(): Promise<void> }[] = [];
const client = (options: Partial<HttpOptions> = {}) => {
  const http = createHttp({ name: 'XX', baseUrl: server.url, timeoutMs: 20_000, ...options });
  closing.push(http);
  return http;
};
const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: SupplierError) => error.kind ?? error.name,
  );
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

beforeEach(async () => {
  server = await startScriptedServer(json({ ok: true }));
});
afterEach(async () => {
  await Promise.all(closing.map((one) => one.close()));
  closing = [];
  await server.close();
});

it('sends JSON and reads JSON, plain or gzip', async () => {
  const http = client({ headers: () => ({ 'api-key': 'k' }) });
  expect(await http.post('/a', { b: 1 })).toEqual({ ok: true });
  expect(server.requests[0]).toMatchObject({
    method: 'POST',
    url: '/a',
    body: '{"b":1}',
    headers: { 'content-type': 'application/json', 'api-key': 'k' },
  });
  server.behave(gzipped({ packed: true }));
  expect(await http.get('/a', { query: { from: 1, q: 'á' } })).toEqual({ packed: true });
  expect(server.requests[1]?.url).toBe('/a?from=1&q=%C3%A1');
  const many = Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 20_011);
  server.behave(gzipped(many));
  expect(await http.get('/a')).toEqual(many);
});

it.each([
  ['silence', silence, 'timeout'],
  ['half an answer', stall, 'timeout'],
  ['a body without end', flood, 'malformed'],
  ['a small body that unpacks to too much', gzipped('a'.repeat(6_000_000)), 'malformed'],
  [
    'what is not packed as it says',
    htmlAnswer('{}', 200, { 'content-encoding': 'gzip' }),
    'malformed',
  ],
  ['HTML', htmlAnswer('<html>'), 'malformed'],
  ['half a JSON', htmlAnswer('{"hotels":[{"code"'), 'malformed'],
  ['500', json({}, 500), 'unavailable'],
  ['504', json({}, 504), 'timeout'],
  ['401', json({}, 401), 'rejected'],
  ['429', json({}, 429), 'quota'],
  ['a redirect', htmlAnswer('', 302, { location: 'https://example.com/' }), 'rejected'],
])('reports %s as the kind of error that it is', async (_, behaviour, kind) => {
  server.behave(behaviour);
  expect(
    await kindOf(
      client({ timeoutMs: behaviour === silence || behaviour === stall ? 300 : 20_000 }).get('/a'),
    ),
  ).toBe(kind);
});

it('sends JSON in the body of a GET for vendors that require it, and sends PUT requests', async () => {
  const http = client({ headers: () => ({ 'api-key': 'k' }) });
  expect(await http.get('/a', { body: { b: 1 } })).toEqual({ ok: true });
  expect(await http.put('/a', { b: 2 })).toEqual({ ok: true });
  expect(server.requests).toMatchObject([
    { method: 'GET', url: '/a', body: '{"b":1}', headers: { 'api-key': 'k' } },
    { method: 'PUT', url: '/a', body: '{"b":2}' },
  ]);
});
it.each([
  ['silence', silence, 'timeout'],
  ['half an answer', stall, 'timeout'],
  ['a body without end', flood, 'malformed'],
  ['500', json({}, 500), 'unavailable'],
  ['a redirect', htmlAnswer('', 302, { location: 'https://example.com/' }), 'rejected'],
])(
  'reports %s of a GET with a body as the kind of error that it is',
  async (_, behaviour, kind) => {
    server.behave(behaviour);
    const timeoutMs = behaviour === silence || behaviour === stall ? 300 : 20_000;
    expect(await kindOf(client({ timeoutMs }).get('/a', { body: {} }))).toBe(kind);
  },
);

it('reports a port without a server as unavailable', async () => {
  expect(await kindOf(client({ baseUrl: 'http://127.0.0.1:1' }).get('/a'))).toBe('unavailable');
});

it('disconnects when the caller aborts, and throws the caller’s own reason', async () => {
  server.behave(silence);
  const abort = new AbortController();
  const calls: HttpCall[] = [];
  const call = client({ onCall: (seen) => calls.push(seen) }).get('/a', { signal: abort.signal });
  await until(() => server.requests.length === 1);
  abort.abort(new Error('newer search'));
  await expect(call).rejects.toThrow('newer search');
  await until(() => server.hungUp() === 1);
  expect(calls.map(({ outcome }) => outcome)).toEqual(['aborted']);
});

it('includes no part of the request or the answer in the error', async () => {
  server.behave(htmlAnswer('secret answer'));
  const error: Error = await client()
    .post('/a', { card: 'secret' })
    .then(
      () => new Error(),
      (problem) => problem,
    );
  expect(JSON.stringify([error.message, String(error.cause)])).not.toContain('secret');
});

describe('a supplier that is down', () => {
  beforeEach(() => {
    jest.useFakeTimers({
      now: 0,
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'setInterval',
        'setTimeout',
        'clearTimeout',
        'clearInterval',
        'clearImmediate',
      ],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is not called after five failures, tested once after ten seconds, and called again once it works', async () => {
    const http = client();
    server.behave(json({}, 500));
    for (let call = 0; call < 5; call += 1) await kindOf(http.get('/a'));
    expect(await kindOf(http.get('/a'))).toBe('unavailable');
    expect(server.requests).toHaveLength(5);
    jest.setSystemTime(10_001);
    server.behave(json({ ok: true }));
    expect(await http.get('/a')).toEqual({ ok: true });
    expect(await http.get('/a')).toEqual({ ok: true });
    expect(server.requests).toHaveLength(7);
  });

  it('continues to be called when it only rejects our requests', async () => {
    const http = client();
    server.behave(json({}, 400));
    for (let call = 0; call < 7; call += 1) expect(await kindOf(http.get('/a'))).toBe('rejected');
    expect(server.requests).toHaveLength(7);
  });
});

describe('a rejection by the supplier', () => {
  const soldOut = { error: { code: 'PRODUCT_ERROR' } };
  it('is part of the error, but not of its message; an unreadable or long answer is omitted', async () => {
    const http = client();
    const failure = () =>
      http.delete('/a').catch((error: SupplierError) => error) as Promise<SupplierError>;
    server.behave(json(soldOut, 409));
    const error = await failure();
    expect([error.kind, error.refusal]).toEqual(['rejected', { status: 409, body: soldOut }]);
    expect(`${error.message}${JSON.stringify(error)}`).not.toContain('PRODUCT_ERROR');
    expect(server.requests.at(-1)).toMatchObject({ method: 'DELETE', url: '/a' });
    for (const unreadable of [htmlAnswer('<p>no', 400), json({ long: 'x'.repeat(100_000) }, 400)]) {
      server.behave(unreadable);
      expect((await failure()).refusal).toEqual({ status: 400, body: null });
    }
  });
  it('does not stop calls to a supplier that sends it with status 500', async () => {
    const http = client({
      isRefusal: ({ body }) => JSON.stringify(body).includes('PRODUCT_ERROR'),
    });
    server.behave(json(soldOut, 500));
    for (let call = 0; call < 7; call += 1) expect(await kindOf(http.get('/a'))).toBe('rejected');
    expect(server.requests).toHaveLength(7);
  });
});

it('limits concurrent calls and the calls that wait, and rejects further ones', async () => {
  const http = client({ maxConcurrent: 2 });
  const held: (() => void)[] = [];
  server.behave((response, request) =>
    held.push(() => json({ url: request.url })(response, request)),
  );
  const calls = [1, 2, 3, 4, 5].map((number) => kindOf(http.get(`/${number}`)));
  expect(await calls[4]).toBe('unavailable');
  await until(() => held.length === 2);
  expect(server.requests).toHaveLength(2);
  const release = setInterval(() => held.splice(0).forEach((answer) => answer()), 5);
  expect(await Promise.all(calls)).toEqual([
    'answered',
    'answered',
    'answered',
    'answered',
    'unavailable',
  ]);
  clearInterval(release);
});
