import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { hang } from '../../control/applyFault';
import type { Cancellations } from './cancellation';
import { checkPassengers } from './checkPassengers';
import { done, readData, readQuery } from '../envelope';
import { airlineRefusal, invalid, notFound, offerGone, priceChanged, wrongState } from '../errors';
import { makeOrder, type Sale } from './makeOrder';
import { priceNow } from '../offers/offer';
import type { KnownOffer } from '../offers/offerStore';
import { isAwaiting, type Order } from './order';
import type { OrderStore } from './orderStore';
import { pageOf } from './page';
import {
  createOrderSchema,
  listOrdersSchema,
  type CreateOrder,
  type ListOrders,
} from '../requestSchema';
import type { Shop } from '../offers/searchRoutes';
import { chooseExtras, extrasTotal } from '../offers/services';
import { money } from '../text';
import { TRIGGERS, triggerOf } from './triggers';
import { wireOrder } from './wireOrder';

export interface Counter extends Shop {
  orders: OrderStore;
  cancellations: Cancellations;
  /** Milliseconds from payment to tickets, and from accepting an order to making it. */
  ticketMs: number;
}
/** Faults of an airline, by family name. @throws NdcError 422 */
function stage(trigger: string, known: KnownOffer, shop: Shop): void {
  if (trigger === TRIGGERS.duplicate)
    throw airlineRefusal(
      'duplicate_booking',
      'The airline already has a booking of these passengers on this flight',
    );
  if (trigger === TRIGGERS.soldOut) known.isGone = true;
  if (trigger === TRIGGERS.priceUp) shop.moves.raise(priceNow(known, shop));
}
/** @throws NdcError 422 unless a payment equals the client's quote, which must still be valid */
function checkPayment({ type, payments }: CreateOrder, { known, offer, extras }: Sale): void {
  if (offer.total !== known.quotedTotal) throw priceChanged();
  const [payment] = payments ?? [];
  if (type === 'hold') {
    if (payment)
      throw invalid(['payments'], 'validation_inclusion', 'must be absent when an order is held');
    if (offer.isInstantTicketing)
      throw wrongState('requires_instant_payment', 'The airline wants its money at once');
    return;
  }
  if (!payment) throw invalid(['payments'], 'validation_required', 'is required');
  if (payment.currency !== 'COP')
    throw invalid(
      ['payments', 0, 'currency'],
      'payment_currency_does_not_match_order_currency',
      'must be the currency of the order',
    );
  if (payment.amount !== money(offer.total + extrasTotal(extras)))
    throw invalid(
      ['payments', 0, 'amount'],
      'payment_amount_does_not_match_order_amount',
      'must be the amount of the order',
    );
}

/** Whether an order matches the criteria of a list. */
function fits(order: Order, wanted: Omit<ListOrders, 'limit' | 'after' | 'before'>): boolean {
  const {
    offer_id,
    booking_reference,
    awaiting_payment,
    'created_at[after]': since,
    'created_at[before]': until,
  } = wanted;
  const at = Date.parse(order.createdAt);
  return (
    (offer_id === undefined || order.offerId === offer_id) &&
    (booking_reference === undefined || order.bookingReference === booking_reference) &&
    (awaiting_payment === undefined || isAwaiting(order) === awaiting_payment) &&
    (since === undefined || at > Date.parse(since)) &&
    (until === undefined || at < Date.parse(until))
  );
}

/** Routes of orders: made at once or accepted for later, listed, read. */
export const orderRoutes =
  (counter: Counter): FastifyPluginAsync =>
  async (app) => {
    const { world, offers, orders, cancellations, faults, now, newKey, ticketMs } = counter;
    const shown = (order: Order) =>
      wireOrder(order, cancellations.confirmedOf(order.id), now(), ticketMs);

    function reserve(order: Order): void {
      const taken = world.reserve({ selection: order.selection, seats: order.seats });
      if (taken === 'SEAT_TAKEN')
        throw airlineRefusal('service_no_longer_available', 'A seat is no longer available');
      if (taken !== 'RESERVED') throw offerGone();
    }
    function accept(reply: FastifyReply, order: Order, isMade: boolean) {
      if (isMade) {
        reserve(order);
        orders.save(order);
      }
      return reply.code(202).send(done({ offer_id: order.offerId, metadata: order.metadata }));
    }

    app.post('/air/orders', async (request, reply) => {
      const wanted = readData(createOrderSchema, request.body);
      const known = offers.find(wanted.selected_offers[0] ?? '');
      if (!known)
        throw invalid(
          ['selected_offers'],
          'not_found',
          'contains IDs of linked records that were not found',
        );
      const trigger = triggerOf(wanted);
      stage(
        faults.active(request)?.mode === 'priceUp' ? TRIGGERS.priceUp : trigger,
        known,
        counter,
      );
      const offer = priceNow(known, counter);
      checkPassengers(wanted.passengers, known, offer);
      const sale: Sale = {
        wanted,
        known,
        offer,
        extras: chooseExtras(known, offer, world, wanted.services ?? []),
      };
      checkPayment(wanted, sale);
      const isLater = trigger === TRIGGERS.accepted || trigger === TRIGGERS.rejected;
      const order = makeOrder(
        sale,
        newKey(),
        world,
        now(),
        now().getTime() + (isLater ? ticketMs : 0),
      );
      if (isLater) return accept(reply, order, trigger === TRIGGERS.accepted);
      reserve(order);
      orders.save(order);
      if (trigger === TRIGGERS.timeout) await hang(reply);
      return reply.code(201).send(done(shown(order)));
    });

    app.get('/air/orders', async (request) => {
      const { limit, after, before, ...filters } = readQuery(listOrdersSchema, request.query);
      const found = orders.list().filter((order) => fits(order, filters));
      const { shown: on, meta } = pageOf(found, { limit, after, before });
      return { data: on.map(shown), meta };
    });

    app.get<{ Params: { id: string } }>('/air/orders/:id', async (request) => {
      const order = orders.find(request.params.id);
      if (!order) throw notFound();
      return done(shown(order));
    });
  };
