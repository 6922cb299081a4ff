/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HotelSearchBody } from '@tiquete/contracts';
import { createApiClient } from './apiClient';
import type { EarlyRequest } from './earlyResponse';
import { toProblem } from './problem';

const aBody: HotelSearchBody = {
  canal: '1',
  checkin: '2027-03-10',
  checkout: '2027-03-12',
  rooms: [{ adults: 2, childrens: [] }],
  destination_code: ['CTG'],
  client_nationality: 'CO',
  currency: 'COP',
  language: 'es',
  Hotel_codes: [],
};

let server: Server;
type Opened = Awaited<ReturnType<typeof openDocument>>;
/** Starts a server that answers every search with its number, and the early request of a document for `aBody`. */
async function openDocument(answer?: RequestListener, startedAt = performance.now()) {
  /** For each call, whether it is aborted in the end. */
  const received: Promise<boolean>[] = [];
  server = createServer((request, response) => {
    const ended = new Promise<boolean>((end) =>
      response.on('close', () => end(!response.writableEnded)),
    );
    const number = received.push(ended);
    if (answer) answer(request, response);
    else response.end(`{"data":${number}}`);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const leaving = new AbortController();
  const [method, path, body] = ['POST', `${baseUrl}/hotels/searchs`, JSON.stringify(aBody)];
  const response = fetch(path, { method, body, signal: leaving.signal });
  const json = response.then((received) => received.clone().json());
  json.catch(() => undefined);
  await once(server, 'request');
  const abort = (reason: unknown) => leaving.abort(reason);
  const early: EarlyRequest = { method, path, body, response, json, abort, startedAt };
  const api = createApiClient({ baseUrl, early });
  const search = (changes: Partial<HotelSearchBody> = {}, signal?: AbortSignal) =>
    api.call('POST hotels/searchs', { body: { ...aBody, ...changes } }, signal);
  return { api, search, received, baseUrl, early };
}
afterEach(() => new Promise((closed) => (server.closeAllConnections(), server.close(closed))));

it('answers the first equal call with the early response, and sends the next one', async () => {
  const { search, received } = await openDocument();
  await expect(search()).resolves.toEqual({ data: 1 });
  expect(received).toHaveLength(1);
  await expect(search()).resolves.toEqual({ data: 2 });
});

it('answers a reload that continues the session of the same search', async () => {
  const { search, received } = await openDocument();
  await expect(search({ sessionCode: 'session-1' })).resolves.toEqual({ data: 1 });
  expect(received).toHaveLength(1);
});

it.each([
  ['another search', (at: Opened) => at.search({ destination_code: ['BOG'] })],
  ['another call', (at: Opened) => at.api.call('POST hotels/nearest_dates', { body: aBody })],
])('aborts the early request when the first call is %s', async (_, act) => {
  const hanging: RequestListener[] = [() => undefined];
  const opened = await openDocument((request, response) => {
    const hang = hanging.shift();
    if (hang) hang(request, response);
    else response.end('{"data":2}');
  });
  await expect(act(opened)).resolves.toEqual({ data: 2 });
  await expect(opened.early.response).rejects.toMatchObject({ name: 'AbortError' });
  await expect(opened.search()).resolves.toEqual({ data: 2 });
});

it('is not used by a GET, and waits for the search', async () => {
  const { api, search } = await openDocument();
  await expect(api.call('GET hotels/featured')).resolves.toEqual({ data: 2 });
  await expect(search()).resolves.toEqual({ data: 1 });
});

it('sends its own call when the early one failed on the way', async () => {
  let calls = 0;
  const { search } = await openDocument((_, response) => {
    calls += 1;
    if (calls === 1) response.destroy();
    else response.end(`{"data":${calls}}`);
  });
  await expect(search()).resolves.toEqual({ data: 2 });
});

it('sends its own call when the early one is older than the limit of a call', async () => {
  const { search } = await openDocument(undefined, performance.now() - 20_001);
  await expect(search()).resolves.toEqual({ data: 2 });
});

it('reports an error of the early response as an error of the call', async () => {
  const { search, received } = await openDocument((_, response) => {
    response.writeHead(503, { 'retry-after': '3' });
    response.end('{"errors":[{"status":503,"code":"TOO_MANY_SEARCHES","title":"Espera."}]}');
  });
  const error: unknown = await search().catch((thrown: unknown) => thrown);
  expect(toProblem(error)).toMatchObject({ code: 'TOO_MANY_SEARCHES', retryAfterSeconds: 3 });
  expect(received).toHaveLength(1);
});

it.each([
  ['before an answer', () => undefined],
  [
    'in the middle of the answer',
    (_: unknown, response: Parameters<RequestListener>[1]) => void response.write('{"data":'),
  ],
])(
  'aborts the early request with the call that took it, %s',
  async (_, answer: RequestListener) => {
    const { search, received } = await openDocument(answer);
    const leaving = new AbortController();
    const call = search({}, leaving.signal);
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(received[0]).resolves.toBe(true);
    expect(received).toHaveLength(1);
  },
);
it('fails with TIMEOUT when the early response does not come in time', async () => {
  const { api, received } = await openDocument(() => undefined);
  const error: unknown = await api
    .call('POST hotels/searchs', { body: aBody, timeoutMs: 150 })
    .catch((thrown: unknown) => thrown);
  expect(toProblem(error)).toMatchObject({ code: 'TIMEOUT' });
  expect(received).toHaveLength(1);
});
