import { request } from 'node:http';
import { createSandbox, type Sandbox } from '..';
import { signature } from '../hotelbeds/auth';
import { SANDBOX_CREDENTIALS } from '../options';
import { anAvailability } from '../testing/client';
import { latencyAt } from './latency';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
});
afterAll(() => sandbox.close());
afterEach(() => fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' }));

const stage = (fault: object) =>
  fetch(`${sandbox.url}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
const send = (change: Record<string, unknown> = {}, signal?: AbortSignal) =>
  fetch(`${sandbox.url}/hotel-api/1.0/hotels`, {
    method: 'POST',
    signal,
    body: JSON.stringify(anAvailability(change)),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'api-key': SANDBOX_CREDENTIALS.apiKey,
      'x-signature': signature(SANDBOX_CREDENTIALS, Date.parse('2026-11-21T17:00:00Z') / 1000),
    },
  });

describe('staged faults, over real HTTP', () => {
  it('hit as many requests as staged, and none after that', async () => {
    await stage({ target: 'all', mode: 'error500', times: 2 });
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([
      500, 500, 200,
    ]);
  });
  it('hit only one destination', async () => {
    await stage({ target: 'availability', mode: 'error500', destination: 'BOG' });
    expect([(await send()).status, (await send({ destination: { code: 'BOG' } })).status]).toEqual([
      200, 500,
    ]);
  });
  it('are rejected when their mode is unknown', async () =>
    expect((await stage({ target: 'availability', mode: 'explode' })).status).toBe(400));
  it('leave a log of the requests, newest first, without credentials', async () => {
    await send();
    const seen = await (await fetch(`${sandbox.url}/control/requests`)).text();
    const [newest] = (JSON.parse(seen) as { requests: unknown[] }).requests;
    expect(newest).toMatchObject({
      method: 'POST',
      url: '/hotel-api/1.0/hotels',
      status: 200,
      body: { destination: { code: 'CTG' } },
    });
    expect(seen).not.toContain(SANDBOX_CREDENTIALS.apiKey);
  });
});

it.each<[string, Record<string, string>, number]>([
  ['a page of its own', { origin: 'own', 'sec-fetch-site': 'same-origin' }, 201],
  ['a page of another origin', { origin: 'https://evil.test' }, 404],
  ['a page of another port', { origin: 'http://127.0.0.1:1' }, 404],
  ['a sandboxed frame', { origin: 'null' }, 404],
  ['another site, without an origin', { 'sec-fetch-site': 'cross-site' }, 404],
  ['a name of others that leads here', { host: 'evil.test' }, 404],
  ['such a name, from its own page', { host: 'evil.test', origin: 'http://evil.test' }, 404],
])('cannot be staged by %s', async (_, { origin, ...others }, status) => {
  const headers = {
    'content-type': 'application/json',
    ...others,
    ...(origin && { origin: origin === 'own' ? sandbox.url : origin }),
  };
  const answered = await new Promise((resolve, reject) =>
    request(`${sandbox.url}/control/faults`, { method: 'POST', headers }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    })
      .once('error', reject)
      .end(JSON.stringify({ target: 'availability', mode: 'error500' })),
  );
  expect(answered).toBe(status);
  const { faults } = (await (await fetch(`${sandbox.url}/control/faults`)).json()) as {
    faults: unknown[];
  };
  expect(faults).toHaveLength(status === 201 ? 1 : 0);
});

it('delay answers by the staged median and 95th percentile', () => {
  const latency = { p50: 180, p95: 400 };
  expect(latencyAt(latency, 0.5)).toBe(180);
  expect(Math.abs(latencyAt(latency, 0.95) - 400)).toBeLessThan(30);
  expect(latencyAt({ p50: 0, p95: 0 }, 0.9)).toBe(0);
});
