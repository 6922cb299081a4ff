import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { pictureTemplate } from '../dohotels/pictures';
import { doStock } from '../dohotels/stock';
import { picturePath } from '../hotelbeds/content/picturePath';
import { inventory } from '../inventory/inventory';
import { searchHotels, testApp } from '../testing/client';
import { hotelPicture, scenePicture } from './choosePicture';
import { PICTURE_WIDTHS, pictures } from './pictures';

const folder = join(__dirname, '../../pictures');
/** Maximum bytes of all pictures together, which limits the size of a clone. */
const MAX_BYTES = 12_000_000;

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const bytesOf = async (url: string) => {
  const reply = await app.inject(url);
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.rawPayload;
};

it('consist of the listed files and no others, within the limit', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.webp'),
  );
  const listed = pictures.flatMap(({ name }) =>
    PICTURE_WIDTHS.map((width) => `${name}-${width}.webp`),
  );
  expect(files.sort()).toEqual(listed.sort());
  const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThan(MAX_BYTES);
});

it('contain no two equal files', () => {
  const files = pictures.map(({ name }) => readFileSync(join(folder, `${name}-640.webp`)));
  expect(new Set(files.map((bytes) => bytes.toString('base64'))).size).toBe(pictures.length);
});

it.each([
  ['320.webp', 640],
  ['640.webp', 640],
  ['960.webp', 1024],
  ['1280.webp', 1024],
])('serve %s of a city as WebP, %i wide, 3 to 2 and immutable', async (file, wide) => {
  const reply = await app.inject(`/media/places/BOG/${file}`);
  const { format, width, height } = await sharp(reply.rawPayload).metadata();
  expect([reply.headers['content-type'], format, width, height]).toEqual([
    'image/webp',
    'webp',
    wide,
    Math.round((wide * 2) / 3),
  ]);
  expect(reply.headers['cache-control']).toContain('immutable');
});

it.each([
  ['', 640],
  ['bigger/', 640],
  ['xl/', 1024],
])('serve the size %j of the first supplier under its own addresses', async (size, wide) => {
  const hotel = inventory().find(101_500);
  const path = hotel && picturePath(hotel, hotel.images[0] ?? 'GEN', 0);
  expect(path).toMatch(/^10\/101500\/101500a_hb_[a-z]+_001\.jpg$/);
  const { width } = await sharp(await bytesOf(`/giata/${size}${path}`)).metadata();
  expect(width).toBe(wide);
});

it('show a property with the same picture at both suppliers', async () => {
  const twin = doStock().hotels.find(({ twinOf }) => twinOf !== null);
  const hotel = inventory().find(twin?.twinOf ?? 0);
  if (!twin || !hotel) throw new Error('no twin');
  const theirs = pictureTemplate(twin, 0).replace('{size}', '640x400');
  const ours = picturePath(hotel, hotel.images[0] ?? 'GEN', 0);
  expect((await bytesOf(theirs)).equals(await bytesOf(`/giata/bigger/${ours}`))).toBe(true);
});

it('show no picture twice in a hotel', () => {
  for (const hotel of inventory().hotels) {
    const names = hotel.images.map((_, index) => hotelPicture(inventory(), hotel, index));
    expect(new Set(names).size).toBe(hotel.images.length);
  }
});

it.each(['CTG', 'BOG', 'MDE', 'SMR', 'ADZ', 'CLO', 'AXM', 'MIA', 'NYC', 'MAD', 'LIM'])(
  'differ between neighbours in a list of prices of %s',
  async (code) => {
    const found = await searchHotels(app, { destination: { code } });
    const names = found
      .toSorted((a, b) => Number(a.minRate) - Number(b.minRate))
      .map((shown) => {
        const hotel = inventory().find(shown.code);
        return hotel && hotelPicture(inventory(), hotel, 0);
      });
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name, index) => index > 0 && name === names[index - 1])).toEqual([]);
  },
);

it('show no picture twice in a package of the demo', async () => {
  const packages = join(__dirname, '../../../api/demo/packages');
  for (const file of readdirSync(packages)) {
    const text = readFileSync(join(packages, file), 'utf8');
    for (const one of text.split('"pictures"').slice(1)) {
      const paths = one.slice(0, one.indexOf(']')).match(/\/media\/[^"]+/g) ?? [];
      const shown = await Promise.all(paths.map((path) => bytesOf(`${path}/320.webp`)));
      const different = new Set(shown.map((bytes) => bytes.toString('base64')));
      expect([file, paths, different.size]).toEqual([file, paths, paths.length]);
    }
  }
});

it('have European roofs for a package in Europe', () => {
  expect(scenePicture('europe', 'AMS-1')).toContain('europe-north');
  expect(scenePicture('europe', 'ROM-1')).toContain('europe-italy');
});

it.each([
  '/media/hb/101500/0/320.webp',
  `/t/640x400/content/00/00/${'0'.repeat(40)}.jpeg`,
  '/media/places/CTG/500.webp',
  '/media/places/CTG/320.png',
  '/media/places/XXX/320.webp',
  '/media/scenes/moon/NBO/320.webp',
  '/media/scenes/lake/nbo/320.webp',
  '/media/scenes/lake/NBO/500.webp',
  '/giata/huge/10/101500/101500a_hb_a_001.jpg',
  '/giata/10/101500/101500a_hb_a_099.jpg',
  '/giata/00/000001/000001a_hb_a_001.jpg',
  '/giata/10/101500/101500a_hb_a_001.webp',
  '/giata/10/101500/..%2f..%2fx.jpg',
])('answer 404 for %s', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});
