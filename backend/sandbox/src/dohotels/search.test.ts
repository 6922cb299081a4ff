import type { FastifyInstance } from 'fastify';
import { amountOf, aDoStay, askDo, CARTAGENA, type DoFound } from '../testing/doClient';
import { testApp } from '../testing/client';
import { doStock } from './stock';

let app: FastifyInstance;
let ask: ReturnType<typeof askDo>;
beforeAll(async () => {
  app = await testApp();
  ask = askDo(app);
});
afterAll(() => app.close());

it('refuses other credentials, other methods and requests that say too much or too little', async () => {
  expect(
    await ask.call('/search/serp/region/', aDoStay({ region_id: CARTAGENA }), 'Basic eA=='),
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
      await ask.call('/search/serp/region/', aDoStay({ region_id: CARTAGENA, ...wrong })),
    ).toMatchObject({ code: 400, error: 'invalid_params' });
  }
});

it('finds hotels of a region, without what is known from the content, and the same hotels by their numbers', async () => {
  const byRegion = await ask.found('/search/serp/region/', aDoStay({ region_id: CARTAGENA }));
  expect(byRegion.length).toBeGreaterThan(25);
  expect(Object.keys(byRegion[0] ?? {})).toEqual(['id', 'hid', 'rates', 'bar_price_data']);
  const byNumber = await ask.found(
    '/search/serp/hotels/',
    aDoStay({ hids: byRegion.map(({ hid }) => hid) }),
  );
  expect(byNumber).toEqual(byRegion);
  expect(byRegion.flatMap(({ rates }) => rates).some((rate) => rate.book_hash)).toBe(false);
});

it('sells one price for all rooms, whose nights add up', async () => {
  const guests = [
    { adults: 2, children: [4, 9] },
    { adults: 1, children: [] },
  ];
  const [one, family] = [
    await ask.found('/search/serp/region/', aDoStay({ region_id: CARTAGENA })),
    await ask.found('/search/serp/region/', aDoStay({ region_id: CARTAGENA, guests })),
  ];
  const cheapest = (hotels: DoFound[], hid: number) =>
    Math.min(...(hotels.find((hotel) => hotel.hid === hid)?.rates ?? []).map(amountOf));
  const [hotel] = family;
  if (!hotel) throw new Error('nobody takes the family');
  expect(cheapest(family, hotel.hid)).toBeGreaterThan(cheapest(one, hotel.hid));
  for (const rate of family.flatMap(({ rates }) => rates))
    expect(rate.daily_prices.reduce((sum, night) => sum + Number(night), 0)).toBe(amountOf(rate));
});

it('tells penalties in UTC, one after the other, the last without an end', async () => {
  const hotels = await ask.found('/search/serp/region/', aDoStay({ region_id: CARTAGENA }));
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

it('shows every rate on the page of a hotel, at the prices of the result page', async () => {
  const [hotel] = await ask.found('/search/serp/region/', aDoStay({ region_id: CARTAGENA }));
  const [page] = await ask.found('/search/hp/', aDoStay({ hid: hotel?.hid }));
  const prices = (rates: DoFound['rates'] = []) =>
    new Map(rates.map((rate) => [rate.match_hash, amountOf(rate)]));
  for (const [hash, price] of prices(hotel?.rates))
    expect(prices(page?.rates).get(hash)).toBe(price);
  expect(page?.rates.every(({ book_hash }) => book_hash?.startsWith('h-'))).toBe(true);
  expect(await ask.found('/search/hp/', aDoStay({ hid: 1 }))).toEqual([]);
});

it('hands its content out as a link that needs no credentials, and hotel by hotel', async () => {
  const { data } = await ask.call<{ url: string }>('/hotel/info/dump/', { language: 'es' });
  const dump = (await app.inject({ url: new URL(data.url).pathname })).json<
    { hid: number; region: { iata: string }; images: string[] }[]
  >();
  expect(dump).toHaveLength(doStock().hotels.length);
  expect(dump[0]).toMatchObject({
    name: expect.any(String),
    star_rating: expect.any(Number),
    region: { id: CARTAGENA, iata: 'CTG', country_code: 'CO' },
  });
  expect((await app.inject({ url: '/do-dumps/0/hotels_es.json' })).statusCode).toBe(404);
  expect(
    (await ask.call<{ hid: number }>('/hotel/info/', { hid: dump[0]?.hid, language: 'es' })).data,
  ).toEqual(dump[0]);
  expect(await ask.call('/hotel/info/', { hid: 1, language: 'es' })).toMatchObject({
    code: 200,
    error: 'hotel_not_found',
  });
  const picture = new URL(dump[0]?.images[0]?.replace('{size}', '640x400') ?? '');
  expect((await app.inject({ url: picture.pathname })).headers['content-type']).toBe('image/webp');
  expect(picture.pathname).toMatch(/^\/t\/640x400\/content\/(..)\/(..)\/\1\2[\da-f]{36}\.jpeg$/);
});
