import type { FastifyPluginAsync } from 'fastify';
import type { NdcOrderStore } from './orderStore';

/** Route for audits with the number of payments of each order, which the vendor's own list lacks. */
export const ndcControls =
  (orders: NdcOrderStore): FastifyPluginAsync =>
  async (app) => {
    app.get('/orders', async () => ({
      orders: orders.list().map(({ id, metadata, payments }) => ({
        id,
        reference: metadata.reference ?? null,
        payments,
      })),
    }));
  };
