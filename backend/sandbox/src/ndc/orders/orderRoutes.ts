import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { hang } from '../../control/applyFault';
import type { Cancellations } from './cancellation';
import { checkPassengers } from './checkPassengers';
import { ndcAnswer, readData, readQuery } from '../envelope';
import {
  airlineRefusal,
  invalid,
  ndcNotFound,
  offerGone,
  priceChanged,
  wrongState,
} from '../errors';
import { makeNdcOrder, type Sale } from './makeOrder';
import { priceNow } from '../offers/offer';
import type { KnownOffer } from '../offers/offerStore';
import { isAwaiting, type NdcOrder } from './order';
import type { NdcOrderStore } from './orderStore';
import {
  createNdcOrderSchema,
  listOrdersSchema,
  type CreateNdcOrder,
  type ListOrders,
} from '../requestSchema';
import type { SearchContext } from '../offers/searchRoutes';
import { chooseExtras, extrasTotal } from '../offers/services';
import { ndcMoney } from '../text';
import { NDC_TRIGGERS, ndcTriggerOf } from './triggers';
import { wireNdcOrder } from './wireOrder';

const write = (id: string) => Buffer.from(id).toString('base64url');
const read = (cursor: string) => Buffer.from(cursor, 'base64url').toString();

/** A page of a list between two cursors. @throws NdcError 422 for a cursor of another list */
function pageOf<T extends { id: string }>(
  all: readonly T[],
  { limit, after, before }: { limit: number; after?: string; before?: string },
) {
  const placeOf = (cursor: string, field: string) => {
    const place = all.findIndex(({ id }) => id === read(cursor));
    if (place < 0) throw invalid([field], 'validation_inclusion', 'is not a cursor of this list');
    return place;
  };
  const start = after === undefined ? 0 : placeOf(after, 'after') + 1;
  const end = before === undefined ? start + limit : placeOf(before, 'before');
  const from = before === undefined ? start : Math.max(0, end - limit);
  const shown = all.slice(from, end);
  const [first, last] = [shown[0], shown.at(-1)];
  const hasMore = last !== undefined && last !== all.at(-1);
  return {
    shown,
    meta: {
      limit,
      before: from > 0 && first ? write(first.id) : null,
      after: hasMore ? write(last.id) : null,
    },
  };
}

export interface OrderContext extends SearchContext {
  orders: NdcOrderStore;
  cancellations: Cancellations;
  /** Milliseconds from the payment to the tickets, and from accepting an order to creating it. */
  ticketMs: number;
}
/** Applies the fault that a family name stages. @throws NdcError 422 */
function stage(trigger: string, known: KnownOffer, context: SearchContext): void {
  if (trigger === NDC_TRIGGERS.duplicate)
    throw airlineRefusal(
      'duplicate_booking',
      'The airline already has a booking of these passengers on this flight',
    );
  if (trigger === NDC_TRIGGERS.soldOut) known.isGone = true;
  if (trigger === NDC_TRIGGERS.priceUp) context.moves.raise(priceNow(known, context));
}
/** Checks that the payment equals the client's quote, and that the quote is valid. @throws NdcError 422 */
function checkPayment({ type, payments }: CreateNdcOrder, { known, offer, extras }: Sale): void {
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
  if (payment.amount !== ndcMoney(offer.total + extrasTotal(extras)))
    throw invalid(
      ['payments', 0, 'amount'],
      'payment_amount_does_not_match_order_amount',
      'must be the amount of the order',
    );
}

/** True when an order matches the filters of a list. */
function fits(order: NdcOrder, wanted: Omit<ListOrders, 'limit' | 'after' | 'before'>): boolean {
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

/** Routes that make orders at once or accept them for later, and that list and read orders. */
export const ndcOrderRoutes =
  (context: OrderContext): FastifyPluginAsync =>
  async (app) => {
    const { inventory, offers, orders, cancellations, faults, now, newKey, ticketMs } = context;
    const shown = (order: NdcOrder) =>
      wireNdcOrder(order, cancellations.confirmedOf(order.id), now(), ticketMs);

    function reserve(order: NdcOrder): void {
      const taken = inventory.reserve({ selection: order.selection, seats: order.seats });
      if (taken === 'SEAT_TAKEN')
        throw airlineRefusal('service_no_longer_available', 'A seat is no longer available');
      if (taken !== 'RESERVED') throw offerGone();
    }
    function accept(reply: FastifyReply, order: NdcOrder, isMade: boolean) {
      if (isMade) {
        reserve(order);
        orders.save(order);
      }
      return reply.code(202).send(ndcAnswer({ offer_id: order.offerId, metadata: order.metadata }));
    }

    app.post('/air/orders', async (request, reply) => {
      const wanted = readData(createNdcOrderSchema, request.body);
      const known = offers.find(wanted.selected_offers[0] ?? '');
      if (!known)
        throw invalid(
          ['selected_offers'],
          'not_found',
          'contains IDs of linked records that were not found',
        );
      const trigger = ndcTriggerOf(wanted);
      stage(
        faults.active(request)?.mode === 'priceUp' ? NDC_TRIGGERS.priceUp : trigger,
        known,
        context,
      );
      const offer = priceNow(known, context);
      checkPassengers(wanted.passengers, known, offer);
      const sale: Sale = {
        wanted,
        known,
        offer,
        extras: chooseExtras(known, offer, inventory, wanted.services ?? []),
      };
      checkPayment(wanted, sale);
      const isLater = trigger === NDC_TRIGGERS.accepted || trigger === NDC_TRIGGERS.rejected;
      const order = makeNdcOrder(
        sale,
        newKey(),
        inventory,
        now(),
        now().getTime() + (isLater ? ticketMs : 0),
      );
      if (isLater) return accept(reply, order, trigger === NDC_TRIGGERS.accepted);
      reserve(order);
      orders.save(order);
      if (trigger === NDC_TRIGGERS.timeout) await hang(reply);
      return reply.code(201).send(ndcAnswer(shown(order)));
    });

    app.get('/air/orders', async (request) => {
      const { limit, after, before, ...filters } = readQuery(listOrdersSchema, request.query);
      const found = orders.list().filter((order) => fits(order, filters));
      const { shown: on, meta } = pageOf(found, { limit, after, before });
      return { data: on.map(shown), meta };
    });

    app.get<{ Params: { id: string } }>('/air/orders/:id', async (request) => {
      const order = orders.find(request.params.id);
      if (!order) throw ndcNotFound();
      return ndcAnswer(shown(order));
    });
  };
