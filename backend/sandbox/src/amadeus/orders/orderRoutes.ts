import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { hang } from '../../control/applyFault';
import type { Faults } from '../../control/faults';
import { gdsNotFound, refused } from '../errors';
import type { Gds } from '../gds';
import { makeGdsOrder, withIssuance } from './makeOrder';
import type { GdsOrder } from './order';
import { createGdsOrderSchema } from './orderSchema';
import { readGdsRequest } from '../read';
import { GDS_TRIGGERS, gdsTriggerOf } from './triggers';
import { wireGdsOrder, withStatuses } from './wireOrder';

const PATH = '/v1/booking/flight-orders';
interface OrderPath {
  Params: { id: string };
}
const nothingSchema = z.union([z.undefined(), z.null(), z.strictObject({})]);

/** Cancels an order; its tickets stay unrefunded. */
function cancel(gds: Gds, order: GdsOrder): void {
  const at = gds.now().getTime();
  if (at >= order.departureAt) throw refused(4926, 'The first flight has departed');
  gds.orders.end(order, { at, as: 'CANCELLED', refund: null });
}

/** Routes to make, read, ticket and cancel orders. The vendor has no list and no idempotency key. */
export const gdsOrderRoutes =
  (gds: Gds, faults: Faults): FastifyPluginAsync =>
  async (app) => {
    const { inventory, orders, now } = gds;
    const known = (id: string): GdsOrder => {
      const order = orders.live(id);
      if (!order) throw gdsNotFound('The order does not exist or is cancelled');
      return order;
    };

    app.post(PATH, async (request, reply) => {
      const { data } = readGdsRequest(createGdsOrderSchema, request.body);
      const order = makeGdsOrder(gds, data, faults.active(request)?.mode === 'priceUp');
      if (gdsTriggerOf(data.travelers) === GDS_TRIGGERS.timeout) await hang(reply);
      return reply.code(201).send(wireGdsOrder(inventory, order, now()));
    });
    app.get<OrderPath>(`${PATH}/:id`, async (request) =>
      withStatuses(wireGdsOrder(inventory, known(request.params.id), now())),
    );
    app.post<OrderPath>(`${PATH}/:id/issuance`, async (request) => {
      readGdsRequest(nothingSchema, request.body);
      const order = known(request.params.id);
      if (order.cancelled) throw gdsNotFound('The order is cancelled');
      const issued = order.issuance ? order : withIssuance(order, gds);
      if (issued !== order) orders.save(issued);
      return withStatuses(wireGdsOrder(inventory, issued, now()));
    });
    app.delete<OrderPath>(`${PATH}/:id`, async (request, reply) => {
      const order = known(request.params.id);
      if (order.cancelled) throw gdsNotFound('The order is cancelled');
      cancel(gds, order);
      return reply.code(204).send();
    });
  };
