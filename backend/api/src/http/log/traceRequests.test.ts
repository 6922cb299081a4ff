import { once } from 'node:events';
import { request } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createLog } from '../../lib/log';
import { logRequests } from './logRequests';
import { traceRequests } from './traceRequests';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const lines: Record<string, unknown>[] = [];
const log: FastifyBaseLogger = createLog(
  'info',
  new Writable({ write: (chunk, _, done) => done(void lines.push(JSON.parse(String(chunk)))) }),
);
const app: FastifyInstance = Fastify({
  loggerInstance: log,
  logController: new LogController({ disableRequestLogging: true }),
});

beforeAll(async () => {
  traceRequests(app);
  logRequests(app);
  app.post('/work', async () => {
    await turn();
    // A line of a part that does not know the request.
    log.info('working');
    return {};
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(() => void lines.splice(0));

/** Posts a body that arrives in two parts, after the headers. */
async function post(headers: Record<string, string>) {
  const { port } = app.server.address() as AddressInfo;
  const call = request({
    port,
    host: '127.0.0.1',
    path: '/work',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  });
  call.flushHeaders();
  call.write('{"a":');
  await turn();
  call.end('1}');
  const [response] = await once(call, 'response');
  response.resume();
  await once(response, 'end');
  await turn();
}

it("puts the caller's trace id in every line of a request", async () => {
  await post({ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` });
  expect(lines.map(({ msg, traceId }) => [msg, traceId])).toEqual([
    ['working', TRACE],
    ['answered', TRACE],
  ]);
});

it('gives each request without a well-formed header a trace id of its own', async () => {
  await post({});
  await post({ traceparent: 'mine' });
  const ids = lines.map(({ traceId }) => traceId);
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect([ids[1], ids[3]]).toEqual([ids[0], ids[2]]);
  expect(ids[2]).not.toBe(ids[0]);
});

it('puts no trace id in a line that belongs to no request', () => {
  log.info('starting');
  expect(lines[0]).not.toHaveProperty('traceId');
});
