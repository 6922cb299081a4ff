import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { drawHere } from '../../deps/drawHere';
import { drawingHere } from '../../lib/drawing/drawing';
import { AppError } from '../../lib/errors';
import { createPictureSource } from './pictureSource';
import { createFileCache } from '../../lib/cache/fileCache';
import { createPictureStore, PICTURES_ON_DISK } from './pictureStore';
import { mediaRoutes } from './routes';

const plain = (width: number) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#0a7' } });
let WEBP: Buffer;
let JPEG: Buffer;
beforeAll(async () => {
  WEBP = await plain(640).webp().toBuffer();
  JPEG = await plain(800).jpeg().toBuffer();
});
const HASH = `a8ef${'0'.repeat(36)}`;
const PICTURE = `/media/do/content/${HASH}/640.webp`;
const STATUS_CODES = `/t/640x400/content/a8/ef/${HASH}.jpeg`;
const VENDORS = '/media/hb/00/000112/000112a_hb_ro_025';

async function start(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  { hasStandIn = false } = {},
) {
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const source = createPictureSource(
    { hb: url, do: url, 'stand-in': hasStandIn ? url : null, own: folder },
    drawingHere(drawHere),
  );
  const app = Fastify();
  app.setErrorHandler((error, _, reply) =>
    reply.code(error instanceof AppError ? error.status : 500).send(),
  );
  await app.register(
    mediaRoutes(source, createPictureStore(createFileCache(folder, PICTURES_ON_DISK))),
  );
  stops.push(async () => {
    await app.close();
    await source.close();
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });
  return { app, requests, folder };
}
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
const sendWebp = (_: IncomingMessage, response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'image/webp' }).end(WEBP);

it('serves the picture with caching for a month', async () => {
  const { app } = await start(sendWebp);
  const reply = await app.inject(PICTURE);
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload).toEqual(WEBP);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=2592000, immutable',
  });
});

it('requests a picture once for simultaneous travellers, and not again later', async () => {
  const { app, requests } = await start(sendWebp);
  await Promise.all([app.inject(PICTURE), app.inject(PICTURE), app.inject(PICTURE)]);
  await app.inject(PICTURE);
  expect(requests).toEqual([STATUS_CODES]);
});

it.each([
  [320, VENDORS, '/giata/00/000112/000112a_hb_ro_025.jpg'],
  [640, VENDORS, '/giata/bigger/00/000112/000112a_hb_ro_025.jpg'],
  [1280, VENDORS, '/giata/xl/00/000112/000112a_hb_ro_025.jpg'],
  [640, `/media/do/content/${HASH}`, STATUS_CODES],
  [960, `/media/do/extranet/${HASH}`, `/t/1024x768/extranet/a8/ef/${HASH}.jpeg`],
])(
  'requests the vendor’s own JPEG and resizes it to %i pixels: %s',
  async (width, path, theirs) => {
    const { app, requests } = await start((_, response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(JPEG),
    );
    const reply = await app.inject(`${path}/${width}.webp`);
    expect(requests).toEqual([theirs]);
    expect(reply.headers['content-type']).toBe('image/webp');
    // A picture is never enlarged.
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: Math.min(width, 800),
    });
  },
);

it.each([320, 480, 672, 800, 1024, 1280])(
  'encodes the vendor’s picture as AVIF of %i pixels, from the same address as WebP',
  async (width) => {
    const { app, requests } = await start((_, response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(JPEG),
    );
    const reply = await app.inject(`${VENDORS}/${width}.avif`);
    await app.inject(`${VENDORS}/${width}.avif`);
    const [theirs, ...others] = requests;
    expect(theirs).toMatch(/000112a_hb_ro_025\.jpg$/);
    expect(others).toEqual([]);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=2592000, immutable',
    });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
      compression: 'av1',
      width: Math.min(width, 800),
    });
    await app.inject(`${VENDORS}/${width}.webp`);
    expect(requests).toEqual([theirs, theirs]);
  },
);

it('requests the WebP of a picture that no vendor has', async () => {
  const { app, requests } = await start(sendWebp, { hasStandIn: true });
  const { rawPayload } = await app.inject('/media/places/CTG/480.avif');
  expect(requests).toEqual(['/media/places/CTG/480.webp']);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ compression: 'av1', width: 480 });
});

it('resizes a brand’s own picture from its file, in every width, without a request', async () => {
  const { app, requests, folder } = await start(sendWebp);
  await mkdir(join(folder, 'andes', 'pictures'), { recursive: true });
  await writeFile(join(folder, 'andes', 'pictures', 'plaza.jpg'), JPEG);
  await writeFile(join(folder, 'andes', 'pictures', 'notas.webp'), 'no es una foto');
  await symlink('/etc/passwd', join(folder, 'andes', 'pictures', 'clave.jpg'));
  const statusOf = async (path: string) => (await app.inject(`/media/own/${path}`)).statusCode;
  const reply = await app.inject('/media/own/andes/plaza/320.webp');
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
  expect(await statusOf('andes/plaza/1280.webp')).toBe(200);
  expect(await statusOf('andes/faro/320.webp')).toBe(404);
  expect(await statusOf('andes/notas/320.webp')).toBe(502);
  expect(await statusOf('andes/clave/320.webp')).toBe(404);
  expect(await statusOf('andes/pictures/plaza/320.webp')).toBe(404);
  expect(requests).toEqual([]);
});

it('requests a smaller size when the vendor has no large one', async () => {
  const { app, requests } = await start((request, response) =>
    request.url?.includes('/xl/')
      ? response.writeHead(404).end()
      : response.writeHead(200, { 'content-type': 'image/jpeg' }).end(JPEG),
  );
  expect((await app.inject(`${VENDORS}/960.webp`)).statusCode).toBe(200);
  expect(requests.map((url) => url.split('/')[2])).toEqual(['xl', 'bigger']);
});

it.each([
  '/media/hb/1234/1/641.webp',
  '/media/hb/1234/1/641.avif',
  '/media/hb/1234/1/640.png',
  '/media/hb/../../secret/640.webp',
  '/media/hb/%2e%2e/1/640.webp',
  '/media//evil.example/1/640.webp',
  '/media/640.webp',
  `/media/hb/${'9'.repeat(41)}/1/640.webp`,
])('sends no request for %s', async (url) => {
  const { app, requests } = await start(sendWebp);
  const reply = await app.inject(url);
  expect(reply.statusCode).toBe(404);
  expect(requests).toEqual([]);
});

it.each([
  [
    'the source has none',
    404,
    (_: IncomingMessage, response: ServerResponse) => response.writeHead(404).end(),
  ],
  [
    'the source is broken',
    502,
    (_: IncomingMessage, response: ServerResponse) => response.writeHead(500).end(),
  ],
  ['the source cuts the line', 502, (request: IncomingMessage) => request.socket.destroy()],
  [
    'the source sends us elsewhere',
    502,
    (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(302, { location: '/x' }).end(),
  ],
  [
    'it is no picture',
    502,
    (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<script>'),
  ],
  [
    'it only says to be a picture',
    502,
    (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(200, { 'content-type': 'image/webp' }).end('<script>'),
  ],
  [
    'it is larger than 4 MiB',
    502,
    (_: IncomingMessage, response: ServerResponse) =>
      response
        .writeHead(200, { 'content-type': 'image/webp' })
        .end(Buffer.concat([WEBP, Buffer.alloc(4 * 1024 * 1024)])),
  ],
])('answers with an uncacheable error when %s', async (_, status, answer) => {
  const { app } = await start(answer);
  const reply = await app.inject(PICTURE);
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['cache-control']).toBe('no-store');
});
