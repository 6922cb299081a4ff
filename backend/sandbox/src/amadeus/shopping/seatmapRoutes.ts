import type { FastifyPluginAsync } from 'fastify';
import { locationsOf } from '../offer/dictionaries';
import type { Gds } from '../gds';
import { seatmapSchema } from '../pricing/pricingSchema';
import { readGdsRequest } from '../read';
import { priceAgain, type Priced } from '../offer/selection';
import { placesOn, seatDictionaries, seatMapsOf } from './wireSeatMap';

function answer({ inventory }: Gds, priced: readonly Priced[]) {
  const { maps, missing } = seatMapsOf(inventory, priced);
  const warnings = missing.map((segmentId) => ({
    status: 200,
    code: 8791,
    title: 'SEAT MAP NOT AVAILABLE',
    detail: `No seats are chosen on segment ${segmentId}`,
  }));
  return {
    meta: { count: maps.length },
    ...(warnings.length > 0 && { warnings }),
    data: maps,
    dictionaries: {
      locations: locationsOf(inventory, placesOn(priced.map(({ wire }) => wire))),
      ...seatDictionaries,
    },
  };
}
export const seatmapRoutes =
  (gds: Gds): FastifyPluginAsync =>
  async (app) => {
    app.post('/v1/shopping/seatmaps', async (request) => {
      const { data } = readGdsRequest(seatmapSchema, request.body);
      return answer(
        gds,
        data.map((wire, index) => priceAgain(gds.inventory, gds.moves, wire, `/data[${index}]`)),
      );
    });
  };
