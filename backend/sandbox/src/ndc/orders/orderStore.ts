import type { AirWorld, Reservation } from '../../airworld';
import { createStockJournal } from '../../state/createStockJournal';
import { isLapsed, orderSchema, type Order } from './order';

export interface OrderStore {
  /** Also undefined while it is only accepted. */
  find(id: string): Order | undefined;
  /** Newest first. */
  list(): Order[];
  /** Saves the order; a cancelled one returns its seats. */
  save(order: Order): void;
  /** Ends orders that were not paid in time and returns their seats. */
  lapse(): void;
}
const reservationOf = ({ selection, seats }: Order): Reservation => ({ selection, seats });

/** The supplier's own store; with a folder, orders survive the process. Seats of a new order are taken before it is saved. */
export function createOrderStore(
  stateDir: string | null,
  world: AirWorld,
  now: () => Date,
): OrderStore {
  const journal = createStockJournal<Order>({
    stateDir,
    name: 'ndc-orders.jsonl',
    schema: orderSchema,
    keyOf: ({ id }) => id,
    holdsStock: ({ cancelledAt }) => cancelledAt === null,
    take: (order) => world.restore(reservationOf(order)),
    giveBack: (order) => world.release(reservationOf(order)),
    isTakenBefore: true,
    endWhenDue: (order) =>
      isLapsed(order, now()) ? { ...order, cancelledAt: order.paymentRequiredBy } : undefined,
  });
  const isVisible = ({ visibleAt }: Order) => visibleAt <= now().getTime();
  return {
    save: journal.save,
    find(id) {
      const order = journal.get(id);
      return order && isVisible(order) ? order : undefined;
    },
    list: () => journal.values().filter(isVisible).toReversed(),
    lapse: journal.endDue,
  };
}
