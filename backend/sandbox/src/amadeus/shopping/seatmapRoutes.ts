import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { locationsOf } from '../offer/dictionaries';
import { notFound } from '../errors';
import type { Gds } from '../gds';
import type { Order } from '../orders/order';
import { seatmapSchema } from '../pricing/pricingSchema';
import { read } from '../read';
import { priceAgain, type Priced } from '../offer/selection';
import { placesOn, seatDictionaries, seatMapsOf } from './wireSeatMap';

const querySchema = z.strictObject({ 'flight-orderId': z.string().min(1) });

function answer({ world }: Gds, priced: readonly Priced[]) {
  const { maps, missing } = seatMapsOf(world, priced);
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
      locations: locationsOf(world, placesOn(priced.map(({ wire }) => wire))),
      ...seatDictionaries,
    },
  };
}
/** An order's own seats are free for it, even the last ones. */
function seenBy(gds: Gds, { reservation, offer }: Order) {
  gds.world.release(reservation);
  try {
    return answer(gds, [priceAgain(gds.world, gds.moves, offer, '/data[0]')]);
  } finally {
    gds.world.restore(reservation);
  }
}
export const seatmapRoutes =
  (gds: Gds): FastifyPluginAsync =>
  async (app) => {
    app.post('/v1/shopping/seatmaps', async (request) => {
      const { data } = read(seatmapSchema, request.body);
      return answer(
        gds,
        data.map((wire, index) => priceAgain(gds.world, gds.moves, wire, `/data[${index}]`)),
      );
    });
    app.get('/v1/shopping/seatmaps', async (request) => {
      const order = gds.orders.live(
        read(querySchema, request.query, 'parameter')['flight-orderId'],
      );
      if (!order || order.cancelled) throw notFound('The order does not exist or is cancelled');
      return seenBy(gds, order);
    });
  };
