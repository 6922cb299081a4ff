import type { FlightInventory, Reservation } from '../../flights';
import { createStockJournal } from '../../state/stockJournal';
import { isLapsed, ndcOrderSchema, type NdcOrder } from './order';

const reservationOf = ({ selection, seats }: NdcOrder): Reservation => ({ selection, seats });

/**
 * Store of the supplier's orders. With a folder, they survive a restart. The seats of a new order are taken before it is
 * saved.
 */
export function createNdcOrderStore(
  stateDir: string | null,
  inventory: FlightInventory,
  now: () => Date,
) {
  const journal = createStockJournal<NdcOrder>({
    stateDir,
    name: 'ndc-orders.jsonl',
    schema: ndcOrderSchema,
    keyOf: ({ id }) => id,
    holdsStock: ({ cancelledAt }) => cancelledAt === null,
    take: (order) => inventory.restore(reservationOf(order)),
    giveBack: (order) => inventory.release(reservationOf(order)),
    isTakenBefore: true,
    endWhenDue: (order) =>
      isLapsed(order, now()) ? { ...order, cancelledAt: order.paymentRequiredBy } : undefined,
  });
  const isVisible = ({ visibleAt }: NdcOrder) => visibleAt <= now().getTime();
  return {
    /** Saves an order. A cancelled one returns its seats. */
    save: journal.save,
    /** Finds an order; undefined for an unknown one, and while it is accepted but not made. */
    find(id: string) {
      const order = journal.get(id);
      return order && isVisible(order) ? order : undefined;
    },
    /** All orders that clients see, newest first. */
    list: () => journal.values().filter(isVisible).toReversed(),
    /** Ends orders that were not paid in time, and returns their seats. */
    lapse: journal.endDue,
  };
}
export type NdcOrderStore = ReturnType<typeof createNdcOrderStore>;
