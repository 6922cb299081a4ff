import { join } from 'node:path';
import type { AirWorld, Reservation } from '../../airworld';
import { createJournal } from '../../state/journal';
import { isAwaiting, isLapsed, orderSchema, type Order } from './order';

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
  const journal = createJournal(
    stateDir && join(stateDir, 'ndc-orders.jsonl'),
    orderSchema,
    ({ id }) => id,
  );
  const unpaid = new Set<string>();
  const watch = (order: Order) =>
    isAwaiting(order) ? unpaid.add(order.id) : unpaid.delete(order.id);
  for (const order of journal.values()) {
    if (order.cancelledAt === null) world.restore(reservationOf(order));
    watch(order);
  }
  const save = (order: Order) => {
    const before = journal.get(order.id);
    if (before?.cancelledAt === null && order.cancelledAt !== null)
      world.release(reservationOf(before));
    journal.set(order.id, order);
    watch(order);
  };
  const isVisible = ({ visibleAt }: Order) => visibleAt <= now().getTime();
  return {
    save,
    find(id) {
      const order = journal.get(id);
      return order && isVisible(order) ? order : undefined;
    },
    list: () => journal.values().filter(isVisible).toReversed(),
    lapse() {
      for (const id of unpaid) {
        const order = journal.get(id);
        if (order && isLapsed(order, now()))
          save({ ...order, cancelledAt: order.paymentRequiredBy });
      }
    },
  };
}
