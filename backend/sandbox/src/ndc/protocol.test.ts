import type { FastifyInstance } from 'fastify';
import { testApp } from '../testing/client';
import { createNdcClient, aSlice, ndcHeaders } from '../testing/ndcClient';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const get = (headers: Record<string, string>) => app.inject({ url: '/ndc/air/orders', headers });
it.each([
  ['no token', { 'duffel-version': 'v2' }, 401, 'missing_authorization_header'],
  [
    'another token',
    { ...ndcHeaders, authorization: 'Bearer other' },
    401,
    'access_token_not_found',
  ],
  ['no version', { authorization: ndcHeaders.authorization }, 400, 'missing_version'],
  ['another version', { ...ndcHeaders, 'duffel-version': 'v1' }, 400, 'unsupported_version'],
  ['another format', { ...ndcHeaders, accept: 'text/html' }, 406, 'unsupported_format'],
])('rejects %s', async (_, headers, status, code) => {
  const reply = await get(headers as Record<string, string>);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    status,
    {
      errors: [{ code, documentation_url: expect.any(String) }],
      meta: { status, request_id: reply.headers['x-request-id'] },
    },
  ]);
});
it('answers unknown addresses and ids in its own format', async () => {
  expect((await createNdcClient(app).call('GET', '/air/nothing')).errors).toMatchObject([
    { type: 'invalid_request_error', code: 'not_found' },
  ]);
  expect((await createNdcClient(app).read('ord_0000nothing')).code).toBe(404);
});
it.each([
  [
    'an unknown field',
    { slices: [aSlice()], passengers: [{ type: 'adult' }], colour: 'red' },
    '/colour',
    'validation_unknown',
  ],
  ['no passengers', { slices: [aSlice()] }, '/passengers', 'validation_required'],
  [
    'an unknown place',
    { slices: [aSlice({ destination: 'QQQ' })], passengers: [{ type: 'adult' }] },
    '/slices/0/destination',
    'validation_inclusion',
  ],
  [
    'a day that is past',
    { slices: [aSlice({ departure_date: '2026-11-01' })], passengers: [{ type: 'adult' }] },
    '/slices/0/departure_date',
    'validation_inclusion',
  ],
  [
    'days out of order',
    {
      slices: [
        aSlice(),
        aSlice({ origin: 'MDE', destination: 'BOG', departure_date: '2027-03-09' }),
      ],
      passengers: [{ type: 'adult' }],
    },
    '/slices/1/departure_date',
    'validation_inclusion',
  ],
  [
    'a way to nowhere',
    { slices: [aSlice({ destination: 'BOG' })], passengers: [{ type: 'adult' }] },
    '/slices/0/destination',
    'validation_inclusion',
  ],
  [
    'children alone',
    { slices: [aSlice()], passengers: [{ age: 9 }] },
    '/passengers',
    'validation_inclusion',
  ],
  [
    'more babies than laps',
    { slices: [aSlice()], passengers: [{ type: 'adult' }, { age: 1 }, { age: 0 }] },
    '/passengers',
    'validation_inclusion',
  ],
  [
    'ten seats',
    { slices: [aSlice()], passengers: Array(10).fill({ type: 'adult' }) },
    '/passengers',
    'validation_length',
  ],
])('rejects a search with %s', async (_, data, pointer, code) => {
  const { code: status, errors } = await createNdcClient(app).call(
    'POST',
    '/air/offer_requests?return_offers=true',
    data,
  );
  expect([status, errors]).toMatchObject([
    422,
    [{ type: 'validation_error', code, source: { pointer } }],
  ]);
});
