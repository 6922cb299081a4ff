import type { FastifyPluginAsync } from 'fastify';
import type { OrderStore } from './orderStore';

/** How often each order was paid, for audits: the vendor's own list of orders does not say. */
export const ndcControls =
  (orders: OrderStore): FastifyPluginAsync =>
  async (app) => {
    app.get('/orders', async () => ({
      orders: orders.list().map(({ id, metadata, payments }) => ({
        id,
        reference: metadata.reference ?? null,
        payments,
      })),
    }));
  };
