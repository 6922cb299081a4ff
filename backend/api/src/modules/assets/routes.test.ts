import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { assetRoutes } from './routes';

const CODE = 'console.log("código");';
let assetsDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  assetsDir = await mkdtemp(join(tmpdir(), 'assets-'));
  const release = join(assetsDir, 'remotes/hotels/hotels_aa11');
  await mkdir(release, { recursive: true });
  await mkdir(join(assetsDir, 'shell/.hidden'), { recursive: true });
  for (const file of [join(assetsDir, 'shell/main.0a1b2c3d.js'), join(release, 'remoteEntry.js')]) {
    await writeFile(file, CODE);
    await writeFile(`${file}.br`, brotliCompressSync(CODE));
    await writeFile(`${file}.gz`, gzipSync(CODE));
  }
  await writeFile(join(assetsDir, 'shell/shell.json'), '{}');
  await writeFile(join(assetsDir, 'shell/main.map'), '{}');
  await writeFile(join(assetsDir, 'secret.js'), 'secret');
  await symlink(join(assetsDir, 'secret.js'), join(assetsDir, 'shell/link.js'));
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(assetRoutes(assetsDir));
});
afterAll(async () => {
  await app.close();
  await rm(assetsDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it.each([
  ['br', brotliCompressSync(CODE)],
  ['gzip', gzipSync(CODE)],
  ['identity', Buffer.from(CODE)],
])('answers accept-encoding %s with the bytes of that sibling', async (encoding, bytes) => {
  const reply = await get('/assets/remotes/hotels/hotels_aa11/remoteEntry.js', { 'accept-encoding': encoding });
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload).toEqual(bytes);
  expect(reply.headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(reply.headers['content-length']).toBe(String(bytes.length));
  expect(reply.headers.vary).toBe('accept-encoding');
});

it('lets any page read the files, for a year', async () => {
  const { headers } = await get('/assets/shell/main.0a1b2c3d.js');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
});

it('answers 304 to who has the same bytes, and again in full to who has another encoding', async () => {
  const url = '/assets/shell/main.0a1b2c3d.js';
  const etag = String((await get(url, { 'accept-encoding': 'br' })).headers.etag);
  expect((await get(url, { 'accept-encoding': 'br', 'if-none-match': etag })).statusCode).toBe(304);
  expect((await get(url, { 'accept-encoding': 'gzip', 'if-none-match': etag })).statusCode).toBe(200);
});

it('answers HEAD without a body', async () => {
  const reply = await app.inject({ method: 'HEAD', url: '/assets/shell/main.0a1b2c3d.js' });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('');
  expect(reply.headers['content-length']).toBe(String(Buffer.byteLength(CODE)));
});

it('does not keep a file whose name says nothing of its content', async () => {
  expect((await get('/assets/shell/shell.json')).headers['cache-control']).toBe('no-cache');
});

it.each([
  '/assets/shell/../secret.js',
  '/assets/shell/..%2fsecret.js',
  '/assets/shell/%2e%2e%2fsecret.js',
  '/assets/shell/..%5csecret.js',
  '/assets/shell/link.js',
  '/assets/shell/main.map',
  '/assets/shell/.hidden',
  '/assets/shell/main.0a1b2c3d.js%00.js',
  '/assets/shell/absent.js',
  '/assets/remotes/%2e%2e/%2e%2e/secret.js',
  '/assets/remotes/hotels/../secret.js',
  '/assets/remotes/hotels/hotels_aa11',
  '/assets/secret.js',
])('finds nothing at %s, and lets nobody keep that', async (url) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['cache-control'] ?? 'no-store').toBe('no-store');
  expect(reply.body).not.toContain('secret;');
});
