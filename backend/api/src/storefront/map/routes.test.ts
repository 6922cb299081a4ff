import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { mapOf, readCityTiles } from './cityTiles';
import { mapTileRoutes } from './routes';

/** The tile of Cartagena's old town, and one of the open Pacific. */
const [TOWN, OCEAN] = ['11/594/964', '11/200/1024'];

async function start() {
  const tiles = await readCityTiles(process.cwd());
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(mapTileRoutes(tiles));
  const at = (place: string) => tiles.address.replace('{z}/{x}/{y}', place);
  return { tiles, request: (url: string, headers = {}) => app.inject({ url, headers }), at };
}

it('serves a city with permanent caching, compressed for clients that accept gzip', async () => {
  const { request, at } = await start();
  const packed = await request(at(TOWN), { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const plain = await request(at(TOWN));
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.rawPayload.equals(gunzipSync(packed.rawPayload))).toBe(true);
  expect(plain.body).toContain('Getsemaní');
});

it('answers 204 outside cities, and an error for an unknown tile', async () => {
  const { request, at } = await start();
  expect((await request(at(OCEAN))).statusCode).toBe(204);
  const wrong = ['11/5000/3', '99/1/1', '11/594/x'].map(at);
  for (const url of ['/assets/map/00000000/11/594/964.mvt', ...wrong])
    expect([url, (await request(url)).statusCode >= 400]).toEqual([url, true]);
});

it("serves the operator's tiles of OpenStreetMap in place of ours", async () => {
  const { tiles } = await start();
  expect(mapOf(null, tiles)).toEqual({ tiles: tiles.address, maxZoom: 11, source: 'gshhg' });
  expect(mapOf('https://tiles.test/{z}/{x}/{y}.mvt', tiles)).toMatchObject({
    tiles: 'https://tiles.test/{z}/{x}/{y}.mvt',
    source: 'openstreetmap',
  });
});
