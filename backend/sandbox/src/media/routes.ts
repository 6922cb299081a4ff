import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { applyEarly } from '../control/applyFault';
import type { Faults } from '../control/faults';
import { picturePath, readPicturePath } from '../hotelbeds/content/picturePath';
import { createPictureFinder } from '../dohotels/pictures';
import type { DoStock } from '../dohotels/stock';
import type { Inventory } from '../inventory/inventory';
import { findCity } from '../world/cities';
import { sceneSchema } from '../world/types';
import { drawHotel, drawPlace, drawScene } from './compose';
import { createPictureStore } from './store';

const PICTURE_WIDTHS = [320, 640, 960, 1280] as const;
const YEAR_S = 31_536_000;
const SCENE_NAME = /^[A-Z]{3}(-\d)?$/;
const FILE = /^(\d+)\.webp$/;

function widthOf(file: string): number | undefined {
  const width = Number(FILE.exec(file)?.[1]);
  return PICTURE_WIDTHS.find((known) => known === width);
}
const picture = (reply: FastifyReply, bytes: Buffer, type = 'image/webp') =>
  reply.type(type).header('cache-control', `public, max-age=${YEAR_S}, immutable`).send(bytes);
const missing = (reply: FastifyReply) => reply.code(404).send({ error: 'Not found' });

const failWhenStaged = (app: FastifyInstance, faults: Faults) =>
  app.addHook('preHandler', async (request, reply) => {
    const fault = faults.claim(request);
    if (fault) await applyEarly(fault, reply);
  });

/** Hotelbeds' pictures under its own addresses, as JPEG: `/giata/bigger/10/101500/101500a_hb_ro_001.jpg`. */
export const giataRoutes =
  (stock: Inventory, faults: Faults, cacheDir: string): FastifyPluginAsync =>
  async (app) => {
    const store = createPictureStore(cacheDir);
    failWhenStaged(app, faults);
    app.get<{ Params: { '*': string } }>('/*', async ({ params: { '*': address } }, reply) => {
      const asked = readPicturePath(address);
      const hotel = asked && stock.find(asked.code);
      const kind = asked && hotel?.images[asked.index];
      if (!asked || !hotel || !kind || !address.endsWith(picturePath(hotel, kind, asked.index)))
        return missing(reply);
      const { index, width } = asked;
      const bytes = await store.get(
        `giata/${hotel.code}/${index}/${width}`,
        () => drawHotel(hotel, kind, index, width),
        'jpeg',
      );
      return picture(reply, bytes, 'image/jpeg');
    });
  };
/** The second supplier's pictures under its own addresses, as JPEG. */
export const doPictureRoutes =
  (stock: DoStock, faults: Faults, cacheDir: string): FastifyPluginAsync =>
  async (app) => {
    const store = createPictureStore(cacheDir);
    const find = createPictureFinder(stock);
    failWhenStaged(app, faults);
    app.get<{ Params: { '*': string } }>('/*', async ({ params: { '*': address } }, reply) => {
      const found = find(address);
      if (!found) return missing(reply);
      const { hotel, kind, index, width } = found;
      const bytes = await store.get(
        `do/${hotel.code}/${index}/${width}`,
        () => drawHotel(hotel, kind, index, width),
        'jpeg',
      );
      return picture(reply, bytes, 'image/jpeg');
    });
  };
/** Illustrations of cities and of scenes; the same address always gives the same bytes. */
export const mediaRoutes =
  (faults: Faults, cacheDir: string): FastifyPluginAsync =>
  async (app) => {
    const store = createPictureStore(cacheDir);
    failWhenStaged(app, faults);
    app.get<{ Params: { code: string; file: string } }>(
      '/places/:code/:file',
      async ({ params }, reply) => {
        const city = findCity(params.code);
        const width = widthOf(params.file);
        if (!city || !width) return missing(reply);
        return picture(
          reply,
          await store.get(`places/${city.code}/${width}`, () => drawPlace(city, width)),
        );
      },
    );
    // Of packages, which also go where we have no hotels.
    app.get<{ Params: { scene: string; name: string; file: string } }>(
      '/scenes/:scene/:name/:file',
      async ({ params }, reply) => {
        const scene = sceneSchema.safeParse(params.scene);
        const width = widthOf(params.file);
        if (!scene.success || !width || !SCENE_NAME.test(params.name)) return missing(reply);
        return picture(
          reply,
          await store.get(`scenes/${scene.data}/${params.name}/${width}`, () =>
            drawScene(scene.data, params.name, width),
          ),
        );
      },
    );
  };
