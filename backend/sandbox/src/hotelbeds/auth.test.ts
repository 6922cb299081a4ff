import type { FastifyInstance } from 'fastify';
import { SANDBOX_CREDENTIALS } from '../options';
import { NOW, signed, testApp } from '../testing/client';
import { CLOCK_WINDOW_S, signature } from './auth';

const status = (app: FastifyInstance, headers: Record<string, string>) =>
  app.inject({
    url: '/hotel-content-api/1.0/types/boards',
    headers: { accept: 'application/json', ...headers },
  });
const seconds = NOW.getTime() / 1000;

it('follows the vendor’s formula', () => {
  expect(signature({ apiKey: 'key', secret: 'secret' }, 1700000000)).toBe(
    '278d74471a3b5267e27221967122169ad26fac349e0fb6a94779cdf050a0d038',
  );
});

describe('the gateway', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  it.each([0, -CLOCK_WINDOW_S, CLOCK_WINDOW_S])(
    'accepts a clock that differs by %i s',
    async (off) => {
      expect(
        (
          await status(app, {
            'api-key': SANDBOX_CREDENTIALS.apiKey,
            'x-signature': signature(SANDBOX_CREDENTIALS, seconds + off),
          })
        ).statusCode,
      ).toBe(200);
    },
  );
  it.each([
    [
      'a clock outside the window',
      {
        'api-key': SANDBOX_CREDENTIALS.apiKey,
        'x-signature': signature(SANDBOX_CREDENTIALS, seconds + CLOCK_WINDOW_S + 1),
      },
    ],
    [
      'another secret',
      {
        'api-key': SANDBOX_CREDENTIALS.apiKey,
        'x-signature': signature({ ...SANDBOX_CREDENTIALS, secret: 'other' }, seconds),
      },
    ],
    ['another key', { ...signed(), 'api-key': 'other' }],
  ])('rejects %s', async (_, headers) => {
    const reply = await status(app, headers);
    expect([reply.statusCode, reply.json()]).toEqual([
      401,
      { error: 'Request signature verification failed' },
    ]);
  });
  it('rejects a request without a signature', async () => {
    const reply = await status(app, { 'api-key': SANDBOX_CREDENTIALS.apiKey });
    expect([reply.statusCode, reply.json()]).toEqual([
      401,
      { error: 'Authorization field missing' },
    ]);
  });
});

it('answers 429 above the rate limit and 403 above the quota', async () => {
  const quick = await testApp({ perSecond: 2 });
  const replies = [
    await status(quick, signed()),
    await status(quick, signed()),
    await status(quick, signed()),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  await quick.close();
  const small = await testApp({ quota: 1 });
  await status(small, signed());
  const spent = await status(small, signed());
  expect([spent.statusCode, spent.json()]).toEqual([403, { error: 'Quota exceeded' }]);
  await small.close();
});
