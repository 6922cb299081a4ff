import { dayText } from '../../calendar/day';
import { doOrderState, type DoOrder } from './order';
import { roomNameOf } from '../roomWords';
import type { DoStock } from '../stock';
import { fromUtcText, doMoney, utcText } from '../terms';

/** Adds microseconds to an instant, which orders state and rates do not. */
const exactText = (text: string | null) => (text === null ? null : `${text}.000000`);
const pesos = (amount: number) => ({ amount: doMoney(amount), currency_code: 'COP' });

/** Pesos that the supplier retains for a cancellation at `now`. */
export function doPenaltyAt({ penalties }: DoOrder, now: Date): number {
  const begun = penalties.filter(({ from }) => from === null || fromUtcText(from) <= now.getTime());
  return begun.at(-1)?.amount ?? 0;
}

export function wireDoOrder(order: DoOrder, stock: DoStock, now: Date) {
  const hotel = stock.find(order.hid);
  const room = hotel?.rooms.find(({ code }) => code === order.roomCode);
  const { penalties, net, cancelledAt, stay } = order;
  const nights = stay.checkOut - stay.checkIn;
  return {
    order_id: order.orderId,
    order_type: 'hotel',
    status: doOrderState(order, now),
    source: 'api',
    is_cancellable: cancelledAt === null,
    partner_data: { order_id: order.partnerOrderId, order_comment: null },
    agreement_number: 'SANDBOX-1',
    contract_slug: 'sandbox',
    invoice_id: null,
    amount_sell: pesos(net),
    amount_payable: pesos(cancelledAt ? doPenaltyAt(order, new Date(cancelledAt)) : net),
    amount_refunded: pesos(cancelledAt ? net - doPenaltyAt(order, new Date(cancelledAt)) : 0),
    created_at: exactText(utcText(order.createdAt)),
    cancelled_at: cancelledAt && exactText(utcText(cancelledAt)),
    checkin_at: dayText(stay.checkIn),
    checkout_at: dayText(stay.checkOut),
    nights,
    roomnights: nights * order.rooms,
    hotel_data: { id: hotel?.slug ?? '', hid: order.hid, order_id: `TQ${order.orderId}` },
    supplier_data: {
      name: 'Estadías Directas S.A.S. (ficticia)',
      order_id: String(order.orderId),
      confirmation_id: `TQ${order.orderId}`,
    },
    cancellation_info: {
      free_cancellation_before: penalties[0]?.amount === 0 ? (penalties[1]?.from ?? null) : null,
      policies: penalties.map(({ from, amount }, index) => ({
        start_at: exactText(from),
        end_at: exactText(penalties[index + 1]?.from ?? null),
        penalty: pesos(amount),
      })),
    },
    rooms_data: (order.finish?.guests ?? []).map((guests, index) => ({
      room_idx: index,
      room_name: room ? roomNameOf(room) : order.roomCode,
      meal_name: '',
      bedding_name: [],
      guest_data: { adults_number: guests.length, children_number: 0, guests },
    })),
    taxes: [],
  };
}
