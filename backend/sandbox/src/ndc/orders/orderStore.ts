import type { AirWorld, Reservation } from '../../airworld';
import { createStockJournal } from '../../state/createStockJournal';
import { isLapsed, orderSchema, type Order } from './order';

export interface OrderStore {
  /** Undefined also while it is only accepted. */
  find(id: string): Order | undefined;
  /** Newest first. */
  list(): Order[];
  /** Saves the order; a cancelled one gives its seats back. */
  save(order: Order): void;
  /** What nobody paid in time goes back on sale. */
  lapse(): void;
}
const reservationOf = ({ selection, seats }: Order): Reservation => ({ selection, seats });

/** The supplier's own memory; with a folder, orders outlive the process. Seats of a new order are taken before it is saved. */
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
