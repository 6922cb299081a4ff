import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { picturePath } from '../hotelbeds/content/picturePath';
import { inventory } from '../inventory/inventory';
import { testApp } from '../testing/client';
import { cities } from '../world/cities';
import { drawHotel, drawPlace } from './compose';

let app: FastifyInstance;
const cacheDir = mkdtempSync(join(tmpdir(), 'sandbox-media-'));
beforeAll(async () => {
  app = await testApp({ cacheDir });
});
afterAll(() => app.close());
const files = () =>
  readdirSync(cacheDir, { recursive: true }).filter((name) => String(name).endsWith('.webp'));

describe('pictures', () => {
  it.each([320, 640, 960, 1280])(
    'are WebP, %i wide, 3 to 2, light and immutable',
    async (width) => {
      const reply = await app.inject(`/media/places/BOG/${width}.webp`);
      const { format, width: wide, height } = await sharp(reply.rawPayload).metadata();
      expect([reply.headers['content-type'], format, wide, height]).toEqual([
        'image/webp',
        'webp',
        width,
        Math.round((width * 2) / 3),
      ]);
      expect(reply.rawPayload.length).toBeLessThan(60_000);
      expect(reply.headers['cache-control']).toContain('immutable');
    },
  );
  it('are the same bytes again, drawn once and kept once even when asked for together', async () => {
    const before = files().length;
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => app.inject('/media/places/CTG/320.webp')),
    );
    expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(files().length).toBe(before + 1);
    const other = await testApp();
    expect(
      (await other.inject('/media/places/CTG/320.webp')).rawPayload.equals(
        replies[0]?.rawPayload ?? Buffer.alloc(0),
      ),
    ).toBe(true);
    await other.close();
  });
  it.each([
    ['', 320],
    ['bigger/', 800],
    ['xl/', 1024],
  ])(
    'of the first supplier are JPEG under its own addresses: %s is %i wide',
    async (size, wide) => {
      const hotel = inventory().find(101_500);
      const path = hotel && picturePath(hotel, hotel.images[0] ?? 'GEN', 0);
      expect(path).toMatch(/^10\/101500\/101500a_hb_[a-z]+_001\.jpg$/);
      const reply = await app.inject(`/giata/${size}${path}`);
      const { format, width } = await sharp(reply.rawPayload).metadata();
      expect([reply.headers['content-type'], format, width]).toEqual(['image/jpeg', 'jpeg', wide]);
    },
  );
  it('are there for every package of the demonstration, each another one', async () => {
    const folder = join(__dirname, '../../../api/demo/packages');
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const paths = new Set(texts.join('').match(/\/media\/[^"]+/g));
    const seen = new Set<string>();
    for (const path of paths) {
      const reply = await app.inject(`${path}/320.webp`);
      expect([path, reply.statusCode]).toEqual([path, 200]);
      seen.add(reply.rawPayload.toString('base64'));
    }
    expect(seen.size).toBe(paths.size);
  }, 240_000);
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
  ])('%s does not exist', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
  it('are drawn for every city and for every kind of every scene, without text or broken numbers', () => {
    for (const city of cities) expect(drawPlace(city, 320)).not.toMatch(/NaN|undefined|<text/);
    const seen = new Set<string>();
    for (const hotel of inventory().hotels) {
      for (const [index, kind] of hotel.images.entries()) {
        if (seen.has(hotel.scene + kind)) continue;
        seen.add(hotel.scene + kind);
        expect(drawHotel(hotel, kind, index, 320)).not.toMatch(/NaN|undefined|<text/);
      }
    }
    expect(seen.size).toBeGreaterThan(50);
  });
  it('differ from hotel to hotel', () => {
    const drawn = inventory()
      .inCity('CTG')
      .map((hotel) => drawHotel(hotel, 'GEN', 0, 320));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
