import type { FastifyPluginAsync } from 'fastify';
import type { NdcOrderStore } from './orderStore';

/** Number of payments of each order, for audits: the vendor's own list does not contain it. */
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
