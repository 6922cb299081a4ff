import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { assetRoutes } from './routes';

const CODE = 'console.log("código");';
const DELTA = 'what to change';
/** A hash with slashes, like most. */
const HASH = 'AbC/dEf+0123456789AbC/dEf+0123456789abcdefg=';
const PAGE = '/assets/remotes/hotels/hotels_aa11/c.home.0a1b2c3d.js';
let assetsDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  assetsDir = await mkdtemp(join(tmpdir(), 'assets-'));
  const release = join(assetsDir, 'remotes/hotels/hotels_aa11');
  await mkdir(release, { recursive: true });
  await mkdir(join(assetsDir, 'shell/.hidden'), { recursive: true });
  for (const file of [
    join(assetsDir, 'shell/main.0a1b2c3d.js'),
    join(release, 'remoteEntry.js'),
    join(release, 'c.home.0a1b2c3d.js'),
    join(release, 'assets/c.home.0a1b2c3d.js'),
  ]) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, CODE);
    await writeFile(`${file}.br`, brotliCompressSync(CODE));
    await writeFile(`${file}.gz`, gzipSync(CODE));
  }
  const delta = join(release, 'c.home.0a1b2c3d.js.dcz', HASH);
  await mkdir(dirname(delta), { recursive: true });
  await writeFile(delta, DELTA);
  await writeFile(join(assetsDir, 'shell/shell.json'), '{}');
  await writeFile(join(assetsDir, 'shell/main.map'), '{}');
  await writeFile(join(assetsDir, 'secret.js'), 'secret');
  await symlink(join(assetsDir, 'secret.js'), join(assetsDir, 'shell/link.js'));
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(assetRoutes({ root: assetsDir, ensure: async () => undefined }));
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
])('answers accept-encoding %s with the file of that encoding', async (encoding, bytes) => {
  const reply = await get('/assets/remotes/hotels/hotels_aa11/remoteEntry.js', {
    'accept-encoding': encoding,
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload).toEqual(bytes);
  expect(reply.headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(reply.headers['content-length']).toBe(String(bytes.length));
  expect(reply.headers.vary).toBe('accept-encoding, available-dictionary');
});

it('finds a script in a folder of its release', async () => {
  const reply = await get('/assets/remotes/hotels/hotels_aa11/assets/c.home.0a1b2c3d.js');
  expect(reply.body).toBe(CODE);
  expect(reply.headers['cache-control']).toContain('immutable');
  expect(reply.headers['use-as-dictionary']).toBeUndefined();
});

it('lets any origin read the files, with caching for a year', async () => {
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

it('answers 304 for the same bytes, and in full for another encoding', async () => {
  const url = '/assets/shell/main.0a1b2c3d.js';
  const etag = String((await get(url, { 'accept-encoding': 'br' })).headers.etag);
  expect((await get(url, { 'accept-encoding': 'br', 'if-none-match': etag })).statusCode).toBe(304);
  expect((await get(url, { 'accept-encoding': 'gzip', 'if-none-match': etag })).statusCode).toBe(
    200,
  );
});

it('answers HEAD without a body', async () => {
  const reply = await app.inject({ method: 'HEAD', url: '/assets/shell/main.0a1b2c3d.js' });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('');
  expect(reply.headers['content-length']).toBe(String(Buffer.byteLength(CODE)));
});

it('forbids caching of a file without a hash in its name', async () => {
  expect((await get('/assets/shell/shell.json')).headers['cache-control']).toBe('no-cache');
});

describe('D to a browser that stores scripts as dictionaries', () => {
  const has = (dictionary: string, encodings = 'gzip, deflate, br, zstd, dcb, dcz') =>
    get(PAGE, { 'accept-encoding': encodings, 'available-dictionary': dictionary });

  it('sends the difference to its stored script', async () => {
    const reply = await has(`:${HASH}:`);
    expect([reply.statusCode, reply.body]).toEqual([200, DELTA]);
    expect(reply.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-length': String(DELTA.length),
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding, available-dictionary',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'use-as-dictionary': 'match="/assets/remotes/hotels/*/c.home.*.js"',
    });
  });

  it('names the later scripts for which a script is a dictionary, and none for a name without a hash', async () => {
    expect((await get(PAGE)).headers['use-as-dictionary']).toBe(
      'match="/assets/remotes/hotels/*/c.home.*.js"',
    );
    for (const url of [
      '/assets/remotes/hotels/hotels_aa11/remoteEntry.js',
      '/assets/shell/main.0a1b2c3d.js',
      '/assets/remotes/hotels/hotels_aa11/c.gone.0a1b2c3d.js',
    ]) {
      expect((await get(url)).headers['use-as-dictionary']).toBeUndefined();
    }
  });

  it('answers 304 for the same dictionary, and the whole script without it', async () => {
    const etag = String((await has(`:${HASH}:`)).headers.etag);
    const again = (headers: Record<string, string>) =>
      get(PAGE, { 'accept-encoding': 'br, dcz', 'if-none-match': etag, ...headers });
    expect((await again({ 'available-dictionary': `:${HASH}:` })).statusCode).toBe(304);
    expect((await again({})).statusCode).toBe(200);
  });

  it.each([
    ['one that nothing was made for', `:${HASH.replace('A', 'Z')}:`],
    ['one without colons', HASH],
    ['two', `:${HASH}:, :${HASH}:`],
    ['one that is too short', ':AbC/dEf+=:'],
    ['a folder', ':AbC:'],
    ['steps out of the folder', `:${'../'.repeat(14)}A=:`],
    ['another file', ':../../../../secret.js:'],
  ])('sends the whole script for a dictionary named %s', async (_, dictionary) => {
    const reply = await has(dictionary);
    expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, 'br']);
    expect(reply.rawPayload).toEqual(brotliCompressSync(CODE));
  });

  it.each(['gzip, br', 'br, dcz;q=0', 'br, dczx', '*'])(
    'sends the whole script for a known dictionary with accept-encoding %s',
    async (encodings) => {
      expect((await has(`:${HASH}:`, encodings)).headers['content-encoding']).toBe('br');
    },
  );
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
  '/assets/remotes/hotels/hotels_aa11/',
  '/assets/remotes/hotels/hotels_aa11/assets/../../../../secret.js',
  '/assets/remotes/hotels/hotels_aa11/assets%2f..%2f..%2f..%2f..%2fsecret.js',
  '/assets/remotes/hotels/hotels_aa11/assets//c.home.0a1b2c3d.js',
  '/assets/remotes/hotels/hotels_aa11/c.home.0a1b2c3d.js.dcz',
  `/assets/remotes/hotels/hotels_aa11/c.home.0a1b2c3d.js.dcz/${HASH}`,
  '/assets/secret.js',
])('answers 404 for %s, and forbids caching', async (url) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['cache-control'] ?? 'no-store').toBe('no-store');
  expect(reply.body).not.toContain('secret;');
});
