import { createRoomNights } from '../../pricing/roomNights';
import { createStockJournal } from '../../state/stockJournal';
import { doOrderSchema, type DoOrder } from './order';

/** True when the order occupies rooms: a mere form does not, and neither does a failed or cancelled order. */
const takesRoom = ({ finish, cancelledAt }: DoOrder) =>
  finish !== null && finish.error === null && cancelledAt === null;

/** Store of the supplier's orders. With a folder, they survive a restart. */
export function createDoOrderStore(stateDir: string | null, now: () => Date) {
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
  // Numbers start at the current time, so that a store without a folder never repeats a number that a client stored.
  let last = Math.max(
    Math.floor(now().getTime() / 1000) % 1_000_000_000,
    ...journal.values().map(({ orderId }) => orderId),
  );
  return {
    find: (partnerOrderId: string) => journal.get(partnerOrderId),
    list: () => journal.values(),
    save: journal.save,
    nextOrderId: () => (last += 1),
    /** Number of rooms of a type that orders occupy on a night. */
    sold: nights.sold,
  };
}
export type DoOrderStore = ReturnType<typeof createDoOrderStore>;
