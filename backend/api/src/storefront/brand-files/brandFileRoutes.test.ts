import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { brandFileReader } from './brandFiles';
import { brandFileRoutes } from './brandFileRoutes';
import { withAvif } from './heroAvif';
import { createFileCache } from '../../lib/cache/fileCache';
import { createPictureStore, PICTURES_ON_DISK } from '../media/pictureStore';
import { aBrandFile } from '../testing/documents';

let brandsDir: string;
let app: FastifyInstance;
let copied: Parameters<typeof aBrandFile>[0] = {};
beforeAll(async () => {
  brandsDir = await mkdtemp(join(tmpdir(), 'brands-'));
  for (const id of ['tiquete', 'andes']) {
    await mkdir(join(brandsDir, id));
    for (const name of ['logo.svg', 'other.svg'])
      await writeFile(join(brandsDir, id, name), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  }
  await writeFile(join(brandsDir, 'tiquete.json'), '{}');
  await writeFile(join(brandsDir, 'tiquete/notes.json'), '{}');
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (request) => {
    request.brand = aBrandFile(copied);
  });
  await app.register(
    brandFileRoutes(
      withAvif(
        brandFileReader(brandsDir, async (_, name) =>
          /^hero-.*\.webp$/.test(name) ? Buffer.from('') : null,
        ),
        {
          drawing: { draw: () => new Promise(() => {}) },
          store: createPictureStore(createFileCache(brandsDir, PICTURES_ON_DISK)),
        },
      ),
      async () => false,
    ),
  );
});
afterAll(async () => {
  await app.close();
  await rm(brandsDir, { recursive: true });
});

it('serves the logo of its own brand with a policy that forbids scripts', async () => {
  const reply = await app.inject('/brand/tiquete/logo.svg');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  });
  expect(reply.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
  const again = await app.inject({
    url: '/brand/tiquete/logo.svg',
    headers: { 'if-none-match': String(reply.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

it("serves another brand's logo to a copied brand that still uses it, and no other file of that brand", async () => {
  copied = { logo: '/brand/andes/logo.svg' };
  expect((await app.inject('/brand/andes/logo.svg')).statusCode).toBe(200);
  expect((await app.inject('/brand/andes/other.svg')).statusCode).toBe(404);
  copied = {};
});

it('serves every width of an uploaded picture to the copy that names one', async () => {
  copied = { heroes: { HOTEL: { picture: '/brand/andes/hero-0123456789abcdef-1280.webp' } } };
  const at = async (name: string) =>
    (await app.inject(`/brand/andes/${name}`)).headers['cache-control'];
  expect(await at('hero-0123456789abcdef-640.webp')).toContain('immutable');
  expect(await at('hero-0123456789abcdef-960.avif')).toBe('private, max-age=60');
  expect(await at('hero-fedcba9876543210-640.webp')).toBe('no-store');
  copied = {};
});

it.each([
  '/brand/andes/logo.svg',
  '/brand/tiquete/notes.json',
  '/brand/tiquete/..%2ftiquete.json',
  '/brand/tiquete/..%2fandes%2flogo.svg',
  '/brand/tiquete/absent.svg',
])('answers 404 at %s', async (url) => {
  const reply = await app.inject(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['cache-control']).toBe('no-store');
});
