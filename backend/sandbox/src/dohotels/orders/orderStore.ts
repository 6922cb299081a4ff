import type { Sold } from '../../pricing/allotment';
import { createRoomNights } from '../../pricing/roomNights';
import { createStockJournal } from '../../state/stockJournal';
import { doOrderSchema, type DoOrder } from './order';

export interface DoOrderStore {
  find(partnerOrderId: string): DoOrder | undefined;
  save(order: DoOrder): void;
  list(): DoOrder[];
  nextOrderId(): number;
  /** Number of rooms of a type that orders took on a night. */
  sold: Sold;
}
/** A form takes no room; a failed or cancelled order returns it. */
const takesRoom = ({ finish, cancelledAt }: DoOrder) =>
  finish !== null && finish.error === null && cancelledAt === null;

/** The supplier's own store; with a folder, orders survive the process. */
export function createDoOrderStore(stateDir: string | null, now: () => Date): DoOrderStore {
  const nights = createRoomNights();
  const nightsOf = ({ hid, roomCode, rooms, stay }: DoOrder) => ({
    hotel: hid,
    roomCode,
    rooms,
    stay,
  });
  const journal = createStockJournal({
    stateDir,
    name: 'dohotels-orders.jsonl',
    schema: doOrderSchema,
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
