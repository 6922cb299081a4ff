import type { FastifyPluginAsync } from 'fastify';
import type { Gds } from '../gds';
import { stateOf } from './order';
import { ticketsOf } from './wireOrder';

/** What the supplier holds, for audits: the vendor itself lists nothing. */
export const gdsControls =
  ({ orders, now }: Gds): FastifyPluginAsync =>
  async (app) => {
    app.get('/orders', async () => ({
      orders: orders.list().map((order) => ({
        id: order.id,
        pnr: order.pnr,
        reference: order.paperwork.remarks?.general?.[0]?.text ?? null,
        state: stateOf(order, now()),
        grandTotal: order.grandTotal,
        createdAt: new Date(order.createdAt).toISOString(),
        cancelAt: new Date(order.cancelAt).toISOString(),
        tickets: ticketsOf(order, now()).map(({ documentNumber }) => documentNumber),
        ...(order.cancelled?.refund && { refund: order.cancelled.refund }),
      })),
    }));
  };
