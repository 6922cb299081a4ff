import { gunzipSync } from 'node:zlib';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { CityTiles } from './cityTiles';

const YEAR_SECONDS = 31_536_000;
/** Closest zoom of Web Mercator that is drawn. */
const CLOSEST_ZOOM = 22;
const number = z.coerce.number().int().min(0);
const paramsSchema = z.object({
  hash: z.string(),
  z: number.max(CLOSEST_ZOOM),
  x: number,
  y: z
    .string()
    .regex(/^\d+\.mvt$/)
    .transform((file) => Number.parseInt(file, 10)),
});

/** Public, immutable map tiles. Where there is no city, the answer is empty. */
export const mapTileRoutes =
  (tiles: CityTiles): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/assets/map/:hash/:z/:x/:y',
      { schema: { hide: true, params: paramsSchema } },
      async (request, reply) => {
        const { hash, z: zoom, x, y } = request.params;
        reply.header('x-content-type-options', 'nosniff');
        const isKnown = tiles.address.includes(`/${hash}/`) && x < 2 ** zoom && y < 2 ** zoom;
        if (!isKnown) return reply.header('cache-control', 'no-store').callNotFound();
        reply.removeHeader('x-request-id').headers({
          vary: 'accept-encoding',
          'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
          'content-type': 'application/vnd.mapbox-vector-tile',
        });
        const packed = await tiles.find(zoom, x, y);
        if (!packed) return reply.code(204).send();
        if (!request.headers['accept-encoding']?.includes('gzip'))
          return reply.send(gunzipSync(packed));
        return reply.header('content-encoding', 'gzip').send(packed);
      },
    );
  };
