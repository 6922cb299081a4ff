import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hotelReviewsSchema } from '@tiquete/contracts';
import * as fc from 'fast-check';
import { createCache } from '../../../lib/cache/createCache';
import {
  type Behaviour,
  json,
  type ScriptedServer,
  startScriptedServer,
} from '../../../lib/testing/scriptedServer';
import { createDoHotels } from '../adapter';
import { aFoundHotel, aHotelQuery, aStaticHotel, foundHotels, ok } from '../testing/builders';
import { fakeContent, fakeVendor, SERP } from '../testing/fakeVendor';
import { toReviews } from './toReviews';

const TODAY = '2026-11-26';
const { file } = JSON.parse(
  readFileSync(join(__dirname, '../examples/reviews.published.json'), 'utf8'),
);
const published = file.casa_medina;
const [review] = published.reviews;
const withRow = (changes: object) =>
  toReviews({ ...published, reviews: [{ ...review, ...changes }] }, TODAY);

describe('the reviews of a hotel', () => {
  it('are read as the vendor’s page describes them', () => {
    expect(hotelReviewsSchema.parse(toReviews(published, TODAY))).toEqual({
      score: { score: 9, count: 1, source: 'GUESTS' },
      categories: [
        { code: 'cleanness', score: 8.6 },
        { code: 'location', score: 7.9 },
        { code: 'price', score: 8.6 },
        { code: 'services', score: 8.4 },
        { code: 'room', score: 9.5 },
        { code: 'meal', score: 10 },
        { code: 'wifi', score: 10 },
      ],
      comments: [
        {
          date: '2026-05-17',
          author: 'Alba',
          score: 9,
          liked: 'Queda a dos cuadras de la muralla y el desayuno es muy bueno.',
          disliked: 'Nada, todo bien.',
          traveler: 'couple',
          room: 'Doble estándar (cama doble)',
          nights: 2,
        },
      ],
    });
  });
  it.each([0, -1, 10.1, 90, '9', null])('have no score for a rating of %p', (rating) => {
    expect(toReviews({ ...published, rating }, TODAY)).toBeNull();
  });
  it.each([0, 11, 'perfect', null])('omit a category rated %p', (wifi) => {
    const detailed_ratings = { ...published.detailed_ratings, wifi };
    const codes = toReviews({ ...published, detailed_ratings }, TODAY)?.categories;
    expect(codes?.map(({ code }) => code)).not.toContain('wifi');
    expect(codes).toHaveLength(6);
  });
  it.each([
    ['of a day to come', { created: '2026-11-27' }],
    ['without a day', { created: null }],
    ['of a day that is none', { created: '2026-13-40' }],
  ])('omit a review %s', (_, changes) => {
    expect(withRow(changes)).toBeNull();
  });
  it('count a review without a text but do not show it', () => {
    const read = withRow({ review_plus: ' ', review_minus: null });
    expect([read?.score?.count, read?.comments]).toEqual([1, []]);
  });
  it('show a comment without its unreadable fields', () => {
    expect(
      withRow({ rating: 44, traveller_type: 'unspecified', nights: -2, author: null })?.comments[0],
    ).toMatchObject({ score: null, traveler: null, nights: null, author: '' });
  });
  it('show the newest twenty, the newest first', () => {
    const reviews = Array.from({ length: 25 }, (_, index) => ({
      ...review,
      created: `2026-05-${String(index + 1).padStart(2, '0')}`,
    }));
    const read = toReviews({ ...published, reviews }, TODAY);
    expect(read?.score?.count).toBe(25);
    expect(read?.comments).toHaveLength(20);
    expect(read?.comments[0]?.date).toBe('2026-05-25');
  });
  it('accept any value in any field', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(published)),
        fc.constantFrom(...Object.keys(review)),
        fc.jsonValue(),
        (ofHotel, ofReview, value) => {
          for (const raw of [
            { ...published, [ofHotel]: value },
            { ...published, reviews: [{ ...review, [ofReview]: value }] },
          ]) {
            const read = toReviews(raw, TODAY);
            if (read) hotelReviewsSchema.parse(read);
          }
        },
      ),
    );
  });
});

describe('the supplier', () => {
  const signal = new AbortController().signal;
  let vendor: ScriptedServer;
  let supplier: ReturnType<typeof createDoHotels>;
  let now: Date;
  const REVIEWS = '/hotel/reviews/dump/';
  const content = fakeContent([aStaticHotel(), aStaticHotel({ hid: 7002, id: 'casa_norte' })]);
  /** A vendor whose link leads to this file, compressed as the vendor's own is. */
  const withFile =
    (body: Buffer): Behaviour =>
    (response, request) => {
      if (request.url !== '/reviews_es.json.gz') return content(response, request);
      response.writeHead(200, { 'content-type': 'application/gzip' }).end(body);
    };
  const link: Behaviour = (response, request) =>
    json(
      ok({
        url: `http://${request.headers.host}/reviews_es.json.gz`,
        last_update: '2026-11-23T04:00:00Z',
      }),
    )(response, request);
  const prices = foundHotels([aFoundHotel()]);
  const archive = gzipSync(JSON.stringify({ ...file, broken: { rating: 'x' } }));
  const cardScore = async () => (await supplier.search(aHotelQuery, signal))[0]?.reviews;

  beforeEach(async () => {
    now = new Date(`${TODAY}T12:00:00Z`);
    vendor = await startScriptedServer(
      fakeVendor(
        { [REVIEWS]: link, [SERP.slice('/api/b2b/v3'.length)]: prices },
        withFile(archive),
      ),
    );
    supplier = createDoHotels({
      baseUrl: vendor.url,
      user: '1164',
      password: 'key',
      timeoutMs: 20_000,
      cache: createCache({ clock: () => now.getTime() }),
      clock: () => now,
      contact: { email: 'reservas@tiquete.test', phone: '+576015550000' },
    });
  });
  afterEach(async () => {
    await supplier.close();
    await vendor.close();
  });

  it("shows guests' reviews, and the score on the hotel’s card once the file is loaded", async () => {
    expect(await supplier.reviews?.('D7001', signal)).toMatchObject({
      score: { score: 9, count: 1 },
    });
    expect(await cardScore()).toEqual({ score: 9, count: 1, source: 'GUESTS' });
    expect(await supplier.reviews?.('D7002', signal)).toBeNull();
    expect(await supplier.reviews?.('1001', signal)).toBeNull();
  });

  it('requests the link and the file once', async () => {
    await supplier.reviews?.('D7001', signal);
    await supplier.reviews?.('D7002', signal);
    await cardScore();
    expect(vendor.requests.filter(({ url }) => url.includes('reviews'))).toHaveLength(2);
  });

  it('sells hotels without the file, tries again later, and rejects a request for reviews meanwhile', async () => {
    const refused = { data: null, debug: null, error: 'dump_not_ready', status: 'error' };
    const price = { [SERP.slice('/api/b2b/v3'.length)]: prices };
    vendor.behave(fakeVendor({ [REVIEWS]: refused, ...price }, content));
    await expect(supplier.reviews?.('D7001', signal)).rejects.toThrow();
    expect(await cardScore()).toBeNull();
    vendor.behave(fakeVendor({ [REVIEWS]: link, ...price }, withFile(archive)));
    now = new Date(now.getTime() + 3_600_000);
    expect((await supplier.reviews?.('D7001', signal))?.score?.score).toBe(9);
  });

  it.each([
    ['is no archive', Buffer.from('<html>')],
    ['is a broken archive', archive.subarray(0, 40)],
    ['is a list', gzipSync('[]')],
  ])('fails when the file %s', async (_, body) => {
    vendor.behave(fakeVendor({ [REVIEWS]: link }, withFile(body)));
    await expect(supplier.reviews?.('D7001', signal)).rejects.toMatchObject({ kind: 'malformed' });
  });
});
