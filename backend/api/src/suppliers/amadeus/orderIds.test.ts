import { json, type ScriptedServer, startScriptedServer } from '../../lib/testing/scriptedServer';
import published from './examples/flight-create-order.json';
import { createAmadeusClient, type AmadeusClient } from './client';

let vendor: ScriptedServer;
let client: AmadeusClient;
beforeEach(async () => {
  vendor = await startScriptedServer((response, request) => {
    if (request.method === 'DELETE') return void response.writeHead(204).end();
    const isToken = request.url.includes('oauth2');
    json(isToken ? { access_token: 'token', expires_in: 1799 } : published)(response, request);
  });
  client = createAmadeusClient({
    baseUrl: vendor.url,
    clientId: 'id',
    clientSecret: 'secret',
    clock: () => new Date(),
  });
});
afterEach(async () => {
  await client.close();
  await vendor.close();
});

/**
 * Ids from `x-example` of order management 1.10.0, and ids that the vendor's own clients put into the path unchanged
 * (amadeus4dev/amadeus-python, README).
 */
it.each([
  'eJzTd9f3s4gKC%2FMEAAt8Ans%3D',
  'eJzTd9f3NjIJdzUGAAp%2fAiY=',
  'MlpZVkFMfFdBVFNPTnwyMDE1LTExLTAy',
])('puts the id %s of an order into the path as it was received', async (id) => {
  const signal = AbortSignal.timeout(5000);
  await client.order(id, signal);
  await client.issue(id, signal);
  await client.cancel(id, signal);
  const path = `/v1/booking/flight-orders/${id}`;
  expect(vendor.requests.slice(1).map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${path}`,
    `POST ${path}/issuance`,
    `DELETE ${path}`,
  ]);
});

it('escapes characters of an id that would change the path', async () => {
  await client.order('a/../b?c#d', AbortSignal.timeout(5000));
  expect(vendor.requests.at(-1)?.url).toBe('/v1/booking/flight-orders/a%2F..%2Fb%3Fc%23d');
});
