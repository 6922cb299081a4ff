import { join } from 'node:path';
import type { Sold } from '../../pricing/allotment';
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
  const nights = new Map<string, number>();
  const count = ({ hid, roomCode, rooms, stay }: Order, sign: 1 | -1) => {
    for (let day = stay.checkIn; day < stay.checkOut; day += 1) {
      const key = `${hid}|${roomCode}|${day}`;
      nights.set(key, (nights.get(key) ?? 0) + sign * rooms);
    }
  };
  for (const order of journal.values()) if (takesRoom(order)) count(order, 1);
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
      if (before && takesRoom(before)) count(before, -1);
      if (takesRoom(order)) count(order, 1);
      journal.set(order.partnerOrderId, order);
    },
    nextOrderId: () => (last += 1),
    sold: (hid, roomCode, day) => nights.get(`${hid}|${roomCode}|${day}`) ?? 0,
  };
}
