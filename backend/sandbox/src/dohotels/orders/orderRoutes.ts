import type { FastifyPluginAsync } from 'fastify';
import { dayOf } from '../../calendar/day';
import { hang } from '../../control/applyFault';
import { decodeHash } from '../bookHash';
import { doAnswer, doFailure, readDoRequest } from '../envelope';
import { doRefusal } from '../errors';
import { priceChoice } from '../offer';
import { doOrderState, type DoOrder } from './order';
import type { DoOrderStore } from './orderStore';
import {
  finishSchema,
  formSchema,
  orderInfoSchema,
  statusSchema,
  type FinishRequest,
} from '../requestSchema';
import type { DoStock } from '../stock';
import { doMoney, penaltiesOf } from '../terms';
import { doPenaltyAt, wireDoOrder } from './wireOrder';
import { fold } from '../../text';

/** Surnames of a guest that make the supplier fail. */
const DO_TRIGGERS = {
  /** The supplier accepts the order and never answers. */ timeout: 'TIMEOUT',
  /** The order stays in processing for an hour. */ processing: 'PROCESSING',
  soldOut: 'SOLDOUT',
  priceUp: 'PRICEUP',
  stopSales: 'STOPSALES',
} as const;
/** Error words with which the status call ends an order, by the surname that stages them. */
const FAILURES: Record<string, string> = {
  [DO_TRIGGERS.soldOut]: 'soldout',
  [DO_TRIGGERS.stopSales]: 'provider',
  [DO_TRIGGERS.priceUp]: 'book_limit',
};

const doTriggerOf = ({ rooms }: FinishRequest): string =>
  fold(rooms[0]?.guests[0]?.last_name ?? '')
    .toUpperCase()
    .replaceAll(' ', '');

const FORM_MS = 3_600_000;
const LONG_MS = 3_600_000;
const pesos = (amount: number) => ({ amount: doMoney(amount), currency_code: 'COP' });

export interface DoOrderContext {
  stock: DoStock;
  orders: DoOrderStore;
  now: () => Date;
  /** Milliseconds from `finish` to the final status. */
  confirmMs: number;
}

/** Routes of orders: form, finish, status, info, cancel. An order is made in these steps, and its outcome is known later. */
export const doOrderRoutes =
  ({ stock, orders, now, confirmMs }: DoOrderContext): FastifyPluginAsync =>
  async (app) => {
    const known = (partnerOrderId: string): DoOrder => {
      const order = orders.find(partnerOrderId);
      if (!order) throw doRefusal('order_not_found');
      return order;
    };

    app.post('/hotel/order/booking/form/', async (request) => {
      const { partner_order_id, book_hash } = readDoRequest(formSchema, request.body);
      const choice = decodeHash('p', book_hash, stock);
      if (!choice) throw doRefusal('rate_not_found');
      if (orders.find(partner_order_id)) throw doRefusal('double_booking_form');
      const offer = priceChoice(choice.choice, orders.sold);
      if (!offer) throw doRefusal('rate_not_found');
      const { question, hotel, room } = choice.choice;
      const order: DoOrder = {
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
      return doAnswer({
        item_id: order.orderId,
        order_id: order.orderId,
        partner_order_id,
        payment_types: [payment],
        upsell_data: [],
        is_gender_specification_required: false,
      });
    });

    app.post('/hotel/order/booking/finish/', async (request, reply) => {
      const wanted = readDoRequest(finishSchema, request.body);
      const order = known(wanted.partner.partner_order_id);
      if (order.finish) throw doRefusal('double_booking_finish');
      if (now().getTime() - Date.parse(order.createdAt) > FORM_MS)
        throw doRefusal('booking_form_expired');
      if (Number(wanted.payment_type.amount) !== order.net)
        throw doRefusal('payment_amount_mismatch');
      const choice = decodeHash('p', order.bookHash, stock)?.choice;
      const trigger = doTriggerOf(wanted);
      const error =
        FAILURES[trigger] ?? (choice && priceChoice(choice, orders.sold) ? null : 'soldout');
      const waitMs = trigger === DO_TRIGGERS.processing ? LONG_MS : confirmMs;
      const guests = wanted.rooms.map((room) =>
        room.guests.map(({ first_name, last_name }) => ({ first_name, last_name })),
      );
      orders.save({ ...order, finish: { readyAt: now().getTime() + waitMs, error, guests } });
      if (trigger === DO_TRIGGERS.timeout) await hang(reply);
      return doAnswer(null);
    });

    app.post('/hotel/order/booking/finish/status/', async (request) => {
      const { partner_order_id } = readDoRequest(statusSchema, request.body);
      const order = known(partner_order_id);
      const state = doOrderState(order, now());
      if (state === 'form') throw doRefusal('order_not_found');
      if (state === 'processing')
        return doAnswer(
          { partner_order_id, percent: 50, data_3ds: null, prepayment: null },
          'processing',
        );
      if (state === 'failed') return doFailure(order.finish?.error ?? 'unknown');
      return doAnswer({ partner_order_id, percent: 100, data_3ds: null, prepayment: null });
    });

    app.post('/hotel/order/info/', async (request) => {
      const { search = {}, pagination } = readDoRequest(orderInfoSchema, request.body);
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
      return doAnswer({
        current_page_number: page_number,
        total_orders: found.length,
        total_pages: Math.ceil(found.length / page_size),
        found_orders: found.length,
        orders: shown.map((order) => wireDoOrder(order, stock, now())),
      });
    });

    app.post('/hotel/order/cancel/', async (request) => {
      const order = known(readDoRequest(statusSchema, request.body).partner_order_id);
      if (doOrderState(order, now()) !== 'completed') throw doRefusal('order_not_found');
      if (order.stay.checkIn <= dayOf(now()) - 1) throw doRefusal('order_not_cancellable');
      const penalty = doPenaltyAt(order, now());
      orders.save({ ...order, cancelledAt: now().toISOString() });
      return doAnswer({
        amount_payable: pesos(penalty),
        amount_refunded: pesos(order.net - penalty),
        amount_sell: pesos(order.net),
      });
    });
  };
