import type { FastifyPluginAsync } from 'fastify';
import { dayText } from '../calendar/day';
import { todayInBogota } from './dates';
import { tkOrderStatus } from './orders/order';
import type { Tk } from './tk';

/** Control route that lists orders for audits, without names. */
export const tkControls =
  ({ orders, now }: Tk): FastifyPluginAsync =>
  async (app) => {
    app.get('/orders', async () => ({
      orders: orders.list().map((order) => ({
        codigo: order.codigo,
        reference: order.reference,
        plan: order.plan,
        status: tkOrderStatus(order, todayInBogota(now())),
        currency: order.currency,
        total: order.total,
        from: dayText(order.from),
        to: dayText(order.to),
        people: order.people.length,
        createdAt: order.createdAt,
        cancelledAt: order.cancelledAt,
      })),
    }));
  };
