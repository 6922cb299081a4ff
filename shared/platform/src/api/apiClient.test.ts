/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from './apiClient';
import { toProblem } from './problem';

let server: Server;
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}
afterEach(() => new Promise((closed) => (server?.closeAllConnections(), server?.close(closed))));

it('returns the parsed body and sends the query unchanged', async () => {
  let requests = '';
  const baseUrl = await serve((request, response) => {
    requests = `${request.method} ${request.url}`;
    response
      .setHeader('content-type', 'application/json')
      .end('{"data":{"cities":[],"hotels":[]}}');
  });
  const answer = await createApiClient({ baseUrl }).call('GET places_searches', {
    query: { q: 'car ta' },
  });
  expect(requests).toBe('GET /api/places_searches?q=car+ta');
  expect(answer.data.cities).toEqual([]);
});

it('starts a trace of its own with each call that is not a GET', async () => {
  const traces: unknown[] = [];
  const baseUrl = await serve((request, response) => {
    traces.push(request.headers.traceparent);
    response.setHeader('content-type', 'application/json').end('{"data":{}}');
  });
  const api = createApiClient({ baseUrl });
  const body = { email: 'ana@example.com' };
  await api.call('POST accounts/password_resets', { body });
  await api.call('POST accounts/password_resets', { body });
  await api.call('GET white_brands');
  for (const trace of traces.slice(0, 2))
    expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(traces[0]).not.toBe(traces[1]);
  expect(traces[2]).toBeUndefined();
});

it('turns an error of the api into a problem with its code, title and request id', async () => {
  const baseUrl = await serve((_, response) => {
    response.writeHead(422, {
      'content-type': 'application/json',
      'x-request-id': 'r-1',
      'retry-after': '40',
    });
    response.end(
      JSON.stringify({
        errors: [
          { status: 422, code: 'STAY_TOO_LONG', title: 'La estadía máxima es de 30 noches.' },
        ],
      }),
    );
  });
  const problem = toProblem(
    await createApiClient({ baseUrl })
      .call('GET white_brands')
      .catch((error: unknown) => error),
  );
  expect(problem).toMatchObject({
    code: 'STAY_TOO_LONG',
    status: 422,
    requestId: 'r-1',
    retryAfterSeconds: 40,
    title: 'La estadía máxima es de 30 noches.',
  });
});

it('sends the key of a call that creates, and passes on the details of a rejection', async () => {
  let key: unknown;
  const baseUrl = await serve((request, response) => {
    key = request.headers['idempotency-key'];
    response.writeHead(409, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        errors: [{ status: 409, code: 'PRICE_CHANGED', title: 'El precio cambió.' }],
        meta: { price: { current: 2 } },
      }),
    );
  });
  const call = createApiClient({ baseUrl }).call('POST payments', {
    body: { bookingId: 'b-1' },
    idempotencyKey: 'intent-0001',
  });
  expect(toProblem(await call.catch((error: unknown) => error))).toMatchObject({
    code: 'PRICE_CHANGED',
    meta: { price: { current: 2 } },
  });
  expect(key).toBe('intent-0001');
});

it.each([
  [
    'HTML instead of JSON',
    (response: Parameters<RequestListener>[1]) => response.end('<h1>busy</h1>'),
    'BAD_ANSWER',
  ],
  [
    'an error without our shape',
    (response: Parameters<RequestListener>[1]) => response.writeHead(502).end('{}'),
    'BAD_ANSWER',
  ],
  [
    'the 503 of a proxy',
    (response: Parameters<RequestListener>[1]) => response.writeHead(503).end('<h1>503</h1>'),
    'UNAVAILABLE',
  ],
  ['a connection cut', (response: Parameters<RequestListener>[1]) => response.destroy(), 'OFFLINE'],
  ['no answer in time', () => undefined, 'TIMEOUT'],
])('reports %s as %s', async (_, act, code) => {
  const baseUrl = await serve((_request, response) => void act(response));
  // A short deadline only in the case about deadlines. A slow machine would exceed it in the others.
  const timeoutMs = code === 'TIMEOUT' ? 150 : undefined;
  const error: unknown = await createApiClient({ baseUrl, timeoutMs })
    .call('GET white_brands')
    .catch((thrown: unknown) => thrown);
  expect(toProblem(error).code).toBe(code);
});

it('throws an abort as an abort, not as a problem', async () => {
  const baseUrl = await serve(() => undefined);
  const abort = new AbortController();
  const call = createApiClient({ baseUrl }).call('GET white_brands', {}, abort.signal);
  abort.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

it('ends a call with a shorter timeout sooner than the others', async () => {
  const baseUrl = await serve(() => undefined);
  const error: unknown = await createApiClient({ baseUrl })
    .call('GET white_brands', { timeoutMs: 150 })
    .catch((thrown: unknown) => thrown);
  expect(toProblem(error)).toMatchObject({ code: 'TIMEOUT' });
});
