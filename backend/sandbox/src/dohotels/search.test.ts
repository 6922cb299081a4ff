import type { FastifyInstance } from 'fastify';
import { aDoStay, createDoClient, CARTAGENA } from '../testing/doClient';
import { testApp } from '../testing/client';

let app: FastifyInstance;
let request: ReturnType<typeof createDoClient>;
beforeAll(async () => {
  app = await testApp();
  request = createDoClient(app);
});
afterAll(() => app.close());

it('rejects wrong credentials, other methods, and requests with unknown or missing fields', async () => {
  expect(
    await request.call('/search/serp/region/', aDoStay({ region_id: CARTAGENA }), 'Basic eA=='),
  ).toMatchObject({ code: 401, status: 'error', error: 'incorrect_credentials', data: null });
  expect((await app.inject({ url: '/api/b2b/v3/search/serp/region/' })).statusCode).toBe(404);
  for (const wrong of [
    { guests: [] },
    { checkin: '2026-11-01' },
    { checkout: '2027-03-10' },
    { checkout: '2027-06-10' },
    { residency: 'CO' },
    { colour: 'red' },
  ]) {
    expect(
      await request.call('/search/serp/region/', aDoStay({ region_id: CARTAGENA, ...wrong })),
    ).toMatchObject({ code: 400, error: 'invalid_params' });
  }
});

it('states penalties in UTC, one after the other, the last one without an end', async () => {
  const hotels = await request.found('/search/serp/region/', aDoStay({ region_id: CARTAGENA }));
  const terms = hotels
    .flatMap(({ rates }) => rates)
    .map(({ payment_options }) => payment_options.payment_types[0]?.cancellation_penalties);
  expect(terms.some((one) => one?.free_cancellation_before)).toBe(true);
  expect(terms.some((one) => one?.free_cancellation_before === null)).toBe(true);
  for (const one of terms) {
    const policies = one?.policies ?? [];
    expect([policies[0]?.start_at, policies.at(-1)?.end_at]).toEqual([null, null]);
    for (const [index, { end_at }] of policies.entries())
      expect(end_at).toBe(policies[index + 1]?.start_at ?? null);
    if (one?.free_cancellation_before)
      expect(one.free_cancellation_before).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
  }
});
