import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createDoClient } from '../../testing/doClient';
import { testApp } from '../../testing/client';
import { roomNameOf } from '../roomWords';
import { doStock } from '../stock';
import { hotelReviews } from './hotelReviews';
import { weekOf } from './reviewRoutes';

type File = Record<string, NonNullable<ReturnType<typeof hotelReviews>>>;
const fileDay = new Date('2026-11-23T04:00:00Z');
const { hotels } = doStock();
const all = hotels.map((hotel) => ({ hotel, found: hotelReviews(hotel, fileDay) }));
const reviewed = all.flatMap(({ hotel, found }) => (found ? [{ hotel, found }] : []));

it.each([
  ['2026-11-26T14:00:00Z', '2026-11-23T04:00:00.000Z'],
  ['2026-11-23T04:00:00Z', '2026-11-23T04:00:00.000Z'],
  ['2026-11-23T03:59:59Z', '2026-11-16T04:00:00.000Z'],
  ['2026-11-22T23:00:00Z', '2026-11-16T04:00:00.000Z'],
])('at %s is the file of %s', (now, made) => {
  expect(weekOf(new Date(now)).toISOString()).toBe(made);
});

it('contains reviews of most hotels', () => {
  expect(reviewed.length / hotels.length).toBeGreaterThan(0.8);
  expect(
    all.filter(({ hotel, found }) => (hotel.review === null) !== (found === undefined)),
  ).toEqual([]);
});

it("has ratings from 1 to 10, similar to the same property's ratings at the other supplier", () => {
  for (const { hotel, found } of reviewed) {
    const ratings = [found.rating, ...found.reviews.map(({ rating }) => rating)];
    expect(Math.min(...ratings.map(Number))).toBeGreaterThanOrEqual(1);
    expect(Math.max(...ratings.map(Number))).toBeLessThanOrEqual(10);
    expect(Math.abs((found.rating ?? 0) - (hotel.review?.rate ?? 0) * 2)).toBeLessThan(1.6);
  }
});

it('has reviews from before the file was made, with varied sentences, by guests whom their room can hold', () => {
  const said = new Set<string>();
  for (const { hotel, found } of reviewed) {
    for (const one of found.reviews) {
      expect(one.created < '2026-11-23' && one.created > '2025-05-01').toBe(true);
      expect(`${one.review_plus}${one.review_minus}`).not.toMatch(/^$|[{}]/);
      said.add(one.review_plus + one.review_minus);
      const room = hotel.rooms.find((known) => roomNameOf(known) === one.room_name);
      expect(room && one.adults <= room.maxAdults && one.children <= room.maxChildren).toBe(true);
    }
    expect(new Set(found.reviews.map(({ created }) => created)).size).toBeGreaterThan(
      found.reviews.length - 2,
    );
  }
  expect(said.size).toBeGreaterThan(500);
});

/** Words of reviews, and the facility that the hotel must have. */
const SPOKEN_OF: [RegExp, string][] = [
  [/piscina/i, 'Piscina'],
  [/gimnasio/i, 'Gimnasio'],
  [/\bspa\b/i, 'Spa'],
  [/ascensor/i, 'Ascensor'],
  [/azotea/i, 'Azotea con vista'],
  [/parqueadero/i, 'Parqueadero'],
  [/hamacas/i, 'Zona de hamacas'],
  [/restaurante/i, 'Restaurante'],
  [/wifi/i, 'Wi-Fi'],
];
it('has no review that mentions a missing facility', () => {
  for (const { hotel, found } of reviewed) {
    const has = new Set(hotel.facilities.map(({ name }) => name.es));
    const text = found.reviews.map((one) => `${one.review_plus} ${one.review_minus}`).join(' ');
    const missing = SPOKEN_OF.filter(([word, name]) => word.test(text) && !has.has(name));
    expect([hotel.slug, missing]).toEqual([hotel.slug, []]);
    if (/desayuno/i.test(text)) expect(hotel.boards.some((board) => board !== 'RO')).toBe(true);
    expect(found.detailed_ratings.wifi !== null).toBe(has.has('Wi-Fi'));
    for (const { traveller_type, review_plus } of found.reviews)
      if (/niños/.test(review_plus)) expect(traveller_type).toBe('family');
  }
});

describe('over HTTP', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  it('is served as a compressed archive by hotel id, behind a link that needs no credentials', async () => {
    const request = createDoClient(app);
    const { data } = await request.call<{ url: string; last_update: string }>(
      '/hotel/reviews/dump/',
      {
        language: 'es',
      },
    );
    expect(data.last_update).toMatch(/^\d{4}-\d\d-\d\dT04:00:00Z$/);
    const path = new URL(data.url).pathname;
    const reply = await app.inject({ url: path });
    expect(reply.headers['content-type']).toBe('application/gzip');
    const file: File = JSON.parse(gunzipSync(reply.rawPayload).toString('utf8'));
    expect(Object.keys(file)).toHaveLength(reviewed.length);
    const first = reviewed[0];
    expect(file[first?.hotel.slug ?? '']?.rating).toBe(first?.found.rating);
    expect((await app.inject({ url: path.replace(/dumps\/\w+/, 'dumps/0') })).statusCode).toBe(404);
    expect(
      await request.call('/hotel/reviews/dump/', { language: 'es' }, 'Basic eA=='),
    ).toMatchObject({
      code: 401,
    });
    expect(await request.call('/hotel/reviews/dump/', { language: 'xx' })).toMatchObject({
      error: 'invalid_params',
    });
  });
});
