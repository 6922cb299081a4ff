import type { FastifyPluginAsync } from 'fastify';
import { dayOf } from '../../calendar/day';
import { hang } from '../../control/applyFault';
import { decodeHash } from '../bookHash';
import { done, failed, read } from '../envelope';
import { refusal } from '../errors';
import { priceChoice } from '../offer';
import { stateOf, type Order } from './order';
import type { OrderStore } from './orderStore';
import { finishSchema, formSchema, orderInfoSchema, statusSchema } from '../requestSchema';
import type { DoStock } from '../stock';
import { money, penaltiesOf } from '../terms';
import { FAILURES, TRIGGERS, triggerOf } from './triggers';
import { penaltyAt, wireOrder } from './wireOrder';

const FORM_MS = 3_600_000;
const LONG_MS = 3_600_000;
const pesos = (amount: number) => ({ amount: money(amount), currency_code: 'COP' });

export interface OrderWorld {
  stock: DoStock;
  orders: OrderStore;
  now: () => Date;
  /** Milliseconds from `finish` to a final status. */
  confirmMs: number;
}

/** Form, finish, status, info, cancel: an order is made in steps, and its outcome comes later. */
export const orderRoutes =
  ({ stock, orders, now, confirmMs }: OrderWorld): FastifyPluginAsync =>
  async (app) => {
    const known = (partnerOrderId: string): Order => {
      const order = orders.find(partnerOrderId);
      if (!order) throw refusal('order_not_found');
      return order;
    };

    app.post('/hotel/order/booking/form/', async (request) => {
      const { partner_order_id, book_hash } = read(formSchema, request.body);
      const choice = decodeHash('p', book_hash, stock);
      if (!choice) throw refusal('rate_not_found');
      if (orders.find(partner_order_id)) throw refusal('double_booking_form');
      const offer = priceChoice(choice.choice, orders.sold);
      if (!offer) throw refusal('rate_not_found');
      const { question, hotel, room } = choice.choice;
      const order: Order = {
        partnerOrderId: partner_order_id,
        orderId: orders.nextOrderId(),
        bookHash: book_hash,
        hid: hotel.code,
        roomCode: room.code,
        rooms: question.parties.reduce((sum, party) => sum + party.rooms, 0),
        stay: question.stay,
        net: choice.net,
        penalties: penaltiesOf({ ...offer, net: choice.net }),
        createdAt: now().toISOString(),
        finish: null,
        cancelledAt: null,
      };
      orders.save(order);
      const payment = {
        ...pesos(order.net),
        is_need_credit_card_data: false,
        is_need_cvc: false,
        recommended_price: null,
        type: 'deposit',
      };
      return done({
        item_id: order.orderId,
        order_id: order.orderId,
        partner_order_id,
        payment_types: [payment],
        upsell_data: [],
        is_gender_specification_required: false,
      });
    });

    app.post('/hotel/order/booking/finish/', async (request, reply) => {
      const wanted = read(finishSchema, request.body);
      const order = known(wanted.partner.partner_order_id);
      if (order.finish) throw refusal('double_booking_finish');
      if (now().getTime() - Date.parse(order.createdAt) > FORM_MS)
        throw refusal('booking_form_expired');
      if (Number(wanted.payment_type.amount) !== order.net)
        throw refusal('payment_amount_mismatch');
      const choice = decodeHash('p', order.bookHash, stock)?.choice;
      const trigger = triggerOf(wanted);
      const error =
        FAILURES[trigger] ?? (choice && priceChoice(choice, orders.sold) ? null : 'soldout');
      const waitMs = trigger === TRIGGERS.processing ? LONG_MS : confirmMs;
      const guests = wanted.rooms.map((room) =>
        room.guests.map(({ first_name, last_name }) => ({ first_name, last_name })),
      );
      orders.save({ ...order, finish: { readyAt: now().getTime() + waitMs, error, guests } });
      if (trigger === TRIGGERS.timeout) await hang(reply);
      return done(null);
    });

    app.post('/hotel/order/booking/finish/status/', async (request) => {
      const { partner_order_id } = read(statusSchema, request.body);
      const order = known(partner_order_id);
      const state = stateOf(order, now());
      if (state === 'form') throw refusal('order_not_found');
      if (state === 'processing')
        return done(
          { partner_order_id, percent: 50, data_3ds: null, prepayment: null },
          'processing',
        );
      if (state === 'failed') return failed(order.finish?.error ?? 'unknown');
      return done({ partner_order_id, percent: 100, data_3ds: null, prepayment: null });
    });

    app.post('/hotel/order/info/', async (request) => {
      const { search = {}, pagination } = read(orderInfoSchema, request.body);
      const found = orders
        .list()
        .filter(
          (order) =>
            order.finish !== null &&
            (search.partner_order_ids?.includes(order.partnerOrderId) ?? true) &&
            (search.order_ids?.includes(order.orderId) ?? true),
        );
      const { page_number, page_size } = pagination;
      const shown = found
        .toReversed()
        .slice((page_number - 1) * page_size, page_number * page_size);
      return done({
        current_page_number: page_number,
        total_orders: found.length,
        total_pages: Math.ceil(found.length / page_size),
        found_orders: found.length,
        orders: shown.map((order) => wireOrder(order, stock, now())),
      });
    });

    app.post('/hotel/order/cancel/', async (request) => {
      const order = known(read(statusSchema, request.body).partner_order_id);
      if (stateOf(order, now()) !== 'completed') throw refusal('order_not_found');
      if (order.stay.checkIn <= dayOf(now()) - 1) throw refusal('order_not_cancellable');
      const kept = penaltyAt(order, now());
      orders.save({ ...order, cancelledAt: now().toISOString() });
      return done({
        amount_payable: pesos(kept),
        amount_refunded: pesos(order.net - kept),
        amount_sell: pesos(order.net),
      });
    });
  };
