import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
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
      const reply = await app.inject(`/media/hb/101500/0/${width}.webp`);
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
    '/media/hb/101500/0/500.webp',
    '/media/hb/101500/99/320.webp',
    '/media/hb/1/0/320.webp',
    '/media/hb/101500/0/320.png',
    '/media/places/XXX/320.webp',
    '/media/hb/101500/0/..%2f..%2fx.webp',
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
