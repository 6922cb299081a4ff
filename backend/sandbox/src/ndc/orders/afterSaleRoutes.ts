import type { FastifyPluginAsync } from 'fastify';
import { changesOf, isChangeOpen } from './changes';
import { wireCancellation } from './cancellation';
import { ndcAnswer, readData, readQuery } from '../envelope';
import { airlineRefusal, invalid, ndcNotFound, priceChanged, wrongState } from '../errors';
import { idOf } from '../ids';
import type { OrderContext } from './orderRoutes';
import { totalOf, type NdcOrder } from './order';
import { cancelOrderSchema, listChangesSchema, payOrderSchema } from '../requestSchema';
import { ndcMoney } from '../text';

const STAGED_RISE = 1.08;

/** Checks that an order can be paid. @throws NdcError 422 */
function checkPayable(order: NdcOrder): void {
  if (order.type !== 'hold')
    throw invalid(['order_id'], 'order_type_not_eligible_for_payment', 'is not an order on hold');
  if (order.paidAt !== null && !order.hidesPaidAt)
    throw wrongState('already_paid', 'The order has already been paid');
  if (order.cancelledAt !== null && order.cancelledAt === order.paymentRequiredBy)
    throw wrongState('past_payment_required_by_date', 'The time to pay for the order has passed');
  if (order.cancelledAt !== null)
    throw wrongState('already_cancelled', 'The order has been cancelled');
}

/** Routes that pay held orders and cancel orders. A cancellation is quoted first and then confirmed. */
export const afterSaleRoutes =
  (context: OrderContext): FastifyPluginAsync =>
  async (app) => {
    const { orders, cancellations, faults, now, newKey, ticketMs } = context;
    const known = (id: string) => {
      const order = orders.find(id);
      if (!order)
        throw invalid(
          ['order_id'],
          'not_found',
          'contains IDs of linked records that were not found',
        );
      return order;
    };

    app.post('/air/payments', async (request, reply) => {
      const { order_id, payment } = readData(payOrderSchema, request.body);
      const order = known(order_id);
      checkPayable(order);
      if (faults.active(request)?.mode === 'priceUp') {
        orders.save({ ...order, base: Math.round(order.base * STAGED_RISE) });
        throw priceChanged();
      }
      if (payment.currency !== 'COP')
        throw invalid(
          ['payment', 'currency'],
          'payment_currency_does_not_match_order_currency',
          'must be the currency of the order',
        );
      if (payment.amount !== ndcMoney(totalOf(order)))
        throw invalid(
          ['payment', 'amount'],
          'payment_amount_does_not_match_order_amount',
          'must be the amount of the order',
        );
      const paid = {
        ...order,
        paidAt: order.paidAt ?? now().toISOString(),
        payments: order.payments + 1,
      };
      orders.save(paid);
      return reply.code(201).send(
        ndcAnswer({
          id: idOf('pay', newKey()),
          order_id,
          ...payment,
          status: 'succeeded',
          failure_reason: null,
          live_mode: false,
          created_at: paid.paidAt,
        }),
      );
    });

    app.get('/air/airline_initiated_changes', async (request) => {
      const { order_id } = readQuery(listChangesSchema, request.query);
      return ndcAnswer(changesOf(known(order_id), now(), ticketMs));
    });
    app.post<{ Params: { id: string } }>(
      '/air/airline_initiated_changes/:id/actions/accept',
      async (request) => {
        const changed = (order: NdcOrder) => changesOf(order, now(), ticketMs);
        const order = orders
          .list()
          .find((one) => changed(one).some(({ id }) => id === request.params.id));
        if (!order) throw ndcNotFound();
        if (!isChangeOpen(order, now(), ticketMs))
          throw wrongState('already_actioned', 'The change has been answered already');
        const accepted = { ...order, changeAcceptedAt: now().toISOString() };
        orders.save(accepted);
        return ndcAnswer(changed(accepted)[0]);
      },
    );

    app.post('/air/order_cancellations', async (request, reply) => {
      const order = known(readData(cancelOrderSchema, request.body).order_id);
      if (order.cancelledAt !== null)
        throw wrongState('already_cancelled', 'The order has been cancelled');
      if (now().getTime() >= order.departsAt)
        throw airlineRefusal('unsupported_action', 'The journey has begun');
      return reply
        .code(201)
        .send(
          ndcAnswer(
            wireCancellation(cancellations.quote(order, isChangeOpen(order, now(), ticketMs))),
          ),
        );
    });
    app.post<{ Params: { id: string } }>(
      '/air/order_cancellations/:id/actions/confirm',
      async (request) => {
        const quoted = cancellations.find(request.params.id);
        const order = known(quoted.orderId);
        if (order.cancelledAt !== null)
          throw wrongState('already_cancelled', 'The order has been cancelled');
        const confirmed = cancellations.confirm(quoted);
        orders.save({ ...order, cancelledAt: confirmed.confirmedAt });
        return ndcAnswer(wireCancellation(confirmed));
      },
    );
  };
