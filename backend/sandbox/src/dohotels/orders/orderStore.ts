import { join } from 'node:path';
import type { Sold } from '../../pricing/allotment';
import { createRoomNights } from '../../pricing/roomNights';
import { createJournal } from '../../state/journal';
import { orderSchema, type Order } from './order';

export interface OrderStore {
  find(partnerOrderId: string): Order | undefined;
  save(order: Order): void;
  list(): Order[];
  nextOrderId(): number;
  /** Rooms of a type that orders took on a night. */
  sold: Sold;
}
/** A form takes no room; what failed or was cancelled gives it back. */
const takesRoom = (order: Order | undefined) =>
  order !== undefined &&
  order.finish !== null &&
  order.finish.error === null &&
  order.cancelledAt === null;

/** The supplier's own memory; with a folder, orders outlive the process. */
export function createOrderStore(stateDir: string | null, now: () => Date): OrderStore {
  const journal = createJournal(
    stateDir && join(stateDir, 'dohotels-orders.jsonl'),
    orderSchema,
    ({ partnerOrderId }) => partnerOrderId,
  );
  const nights = createRoomNights();
  const nightsOf = ({ hid, roomCode, rooms, stay }: Order) => ({
    hotel: hid,
    roomCode,
    rooms,
    stay,
  });
  for (const order of journal.values()) if (takesRoom(order)) nights.take(nightsOf(order));
  // Seconds of the clock: a store that forgets never repeats a number that a client remembers.
  let last = Math.max(
    Math.floor(now().getTime() / 1000) % 1_000_000_000,
    ...journal.values().map(({ orderId }) => orderId),
  );
  return {
    find: (partnerOrderId) => journal.get(partnerOrderId),
    list: () => journal.values(),
    save(order) {
      const before = journal.get(order.partnerOrderId);
      if (before && takesRoom(before)) nights.giveBack(nightsOf(before));
      if (takesRoom(order)) nights.take(nightsOf(order));
      journal.set(order.partnerOrderId, order);
    },
    nextOrderId: () => (last += 1),
    sold: nights.sold,
  };
}
