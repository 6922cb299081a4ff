import type { FastifyPluginAsync } from 'fastify';
import type { Gds } from '../gds';
import { isUnrefunded, gdsOrderState, wireId } from './order';
import { ticketsOf } from './wireOrder';

const VOID_MS = 86_400_000;

/**
 * Controls for tests: a list of orders for audits, which the vendor does not have, and refunds of tickets by the
 * consolidator.
 */
export const gdsControls =
  ({ orders, now }: Gds): FastifyPluginAsync =>
  async (app) => {
    app.get('/orders', async () => ({
      orders: orders.list().map((order) => ({
        id: wireId(order),
        pnr: order.pnr,
        reference: order.paperwork.remarks?.general?.[0]?.text ?? null,
        state: isUnrefunded(order) ? 'UNREFUNDED' : gdsOrderState(order, now()),
        grandTotal: order.grandTotal,
        createdAt: new Date(order.createdAt).toISOString(),
        cancelAt: new Date(order.cancelAt).toISOString(),
        tickets: ticketsOf(order, now()).map(({ documentNumber }) => documentNumber),
        ...(order.cancelled?.refund && { refund: order.cancelled.refund }),
      })),
    }));
    /** Tickets are voided on the day of issue. Later they are refunded, less the fare's penalty. */
    app.post<{ Params: { id: string } }>('/orders/:id/taken-back', async (request, reply) => {
      const order = orders.live(request.params.id);
      if (!order || gdsOrderState(order, now()) !== 'TICKETED') return reply.code(404).send();
      const at = now().getTime();
      const isVoid = at < (order.issuance?.readyAt ?? 0) + VOID_MS;
      const penalty = isVoid ? 0 : order.retained;
      orders.end(order, {
        at,
        as: isVoid ? 'VOIDED' : 'REFUNDED',
        refund: { amount: order.grandTotal - penalty, penalty },
      });
      return reply.code(204).send();
    });
  };
