import type { Sold } from '../../pricing/allotment';
import { createRoomNights } from '../../pricing/roomNights';
import { createStockJournal } from '../../state/createStockJournal';
import { orderSchema, type Order } from './order';

export interface OrderStore {
  find(partnerOrderId: string): Order | undefined;
  save(order: Order): void;
  list(): Order[];
  nextOrderId(): number;
  /** Number of rooms of a type that orders took on a night. */
  sold: Sold;
}
/** A form takes no room; a failed or cancelled order returns it. */
const takesRoom = ({ finish, cancelledAt }: Order) =>
  finish !== null && finish.error === null && cancelledAt === null;

/** The supplier's own store; with a folder, orders survive the process. */
export function createOrderStore(stateDir: string | null, now: () => Date): OrderStore {
  const nights = createRoomNights();
  const nightsOf = ({ hid, roomCode, rooms, stay }: Order) => ({
    hotel: hid,
    roomCode,
    rooms,
    stay,
  });
  const journal = createStockJournal({
    stateDir,
    name: 'dohotels-orders.jsonl',
    schema: orderSchema,
    keyOf: ({ partnerOrderId }) => partnerOrderId,
    holdsStock: takesRoom,
    take: (order) => nights.take(nightsOf(order)),
    giveBack: (order) => nights.giveBack(nightsOf(order)),
  });
  // Starts at the seconds of the clock, so that a store without a folder never repeats a number that a client remembers.
  let last = Math.max(
    Math.floor(now().getTime() / 1000) % 1_000_000_000,
    ...journal.values().map(({ orderId }) => orderId),
  );
  return {
    find: (partnerOrderId) => journal.get(partnerOrderId),
    list: () => journal.values(),
    save: journal.save,
    nextOrderId: () => (last += 1),
    sold: nights.sold,
  };
}
