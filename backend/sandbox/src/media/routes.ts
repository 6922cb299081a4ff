import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { applyEarly } from '../control/applyFault';
import type { Faults } from '../control/faults';
import { createPictureFinder } from '../dohotels/pictures';
import type { DoStock } from '../dohotels/stock';
import { picturePath, readPicturePath } from '../hotelbeds/content/picturePath';
import type { Inventory } from '../inventory/inventory';
import { findCity } from '../geography/cities';
import { sceneSchema } from '../geography/types';
import { doHotelPicture, hotelPicture, scenePicture } from './choosePicture';
import { placeName, type PictureWidth } from './pictures';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// oxlint-disable-next-line tiquete/no-import-meta -- the package's own files are found from here, wherever the process was started
const { resolve } = createRequire(import.meta.url);

/** Reads the WebP file of a picture. @throws Error when it is missing */
const readPicture = (name: string, width: PictureWidth): Promise<Buffer> =>
  readFile(
    join(dirname(resolve('@tiquete/sandbox/package.json')), 'pictures', `${name}-${width}.webp`),
  );

const YEAR_S = 31_536_000;
/** Width of the served file by the requested width, for pictures of places and landscapes. */
const FILES: ReadonlyMap<string, PictureWidth> = new Map([
  ['320.webp', 640],
  ['480.webp', 640],
  ['640.webp', 640],
  ['672.webp', 640],
  ['800.webp', 1024],
  ['960.webp', 1024],
  ['1024.webp', 1024],
  ['1280.webp', 1024],
]);

/** Sends a picture, or 404 without a name or a width. */
async function send(
  reply: FastifyReply,
  name: string | undefined,
  width: PictureWidth | undefined,
): Promise<FastifyReply> {
  if (!name || !width) return reply.code(404).send({ error: 'Not found' });
  const bytes = await readPicture(name, width);
  return reply
    .type('image/webp')
    .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
    .send(bytes);
}

const failWhenStaged = (app: FastifyInstance, faults: Faults) =>
  app.addHook('preHandler', async (request, reply) => {
    const fault = faults.claim(request);
    if (fault) await applyEarly(fault, reply);
  });

/** Hotelbeds' pictures under its own addresses: `/giata/bigger/10/101500/101500a_hb_ro_001.jpg`. */
export const giataRoutes =
  (stock: Inventory, faults: Faults): FastifyPluginAsync =>
  async (app) => {
    failWhenStaged(app, faults);
    app.get<{ Params: { '*': string } }>('/*', async ({ params: { '*': address } }, reply) => {
      const found = readPicturePath(address);
      const hotel = found && stock.find(found.code);
      const kind = found && hotel?.images[found.index];
      if (!hotel || !kind || !address.endsWith(picturePath(hotel, kind, found.index)))
        return send(reply, undefined, undefined);
      return send(reply, hotelPicture(stock, hotel, found.index), found.width);
    });
  };

/** Routes of the second supplier's pictures under its own addresses. */
export const doPictureRoutes =
  (stocks: { doStock: DoStock; inventory: Inventory }, faults: Faults): FastifyPluginAsync =>
  async (app) => {
    const find = createPictureFinder(stocks.doStock);
    failWhenStaged(app, faults);
    app.get<{ Params: { '*': string } }>('/*', async ({ params: { '*': address } }, reply) => {
      const found = find(address);
      return send(reply, found && doHotelPicture(stocks, found.hotel, found.index), found?.width);
    });
  };

/** Routes of pictures of cities and packages. */
export const mediaRoutes =
  (faults: Faults): FastifyPluginAsync =>
  async (app) => {
    failWhenStaged(app, faults);
    app.get<{ Params: { code: string; file: string } }>(
      '/places/:code/:file',
      async ({ params }, reply) =>
        send(reply, findCity(params.code) && placeName(params.code), FILES.get(params.file)),
    );
    // Packages also visit places without hotels, whose pictures depend on the landscape.
    app.get<{ Params: { scene: string; name: string; file: string } }>(
      '/scenes/:scene/:name/:file',
      async ({ params }, reply) => {
        const { data: scene } = sceneSchema.safeParse(params.scene);
        return send(reply, scene && scenePicture(scene, params.name), FILES.get(params.file));
      },
    );
  };
