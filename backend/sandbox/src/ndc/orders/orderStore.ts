import type { FlightInventory, Reservation } from '../../flights';
import { createStockJournal } from '../../state/stockJournal';
import { isLapsed, ndcOrderSchema, type NdcOrder } from './order';

export interface NdcOrderStore {
  /** Also undefined while it is only accepted. */
  find(id: string): NdcOrder | undefined;
  /** Newest first. */
  list(): NdcOrder[];
  /** Saves the order; a cancelled one returns its seats. */
  save(order: NdcOrder): void;
  /** Ends orders that were not paid in time and returns their seats. */
  lapse(): void;
}
const reservationOf = ({ selection, seats }: NdcOrder): Reservation => ({ selection, seats });

/** The supplier's own store; with a folder, orders survive the process. Seats of a new order are taken before it is saved. */
export function createNdcOrderStore(
  stateDir: string | null,
  inventory: FlightInventory,
  now: () => Date,
): NdcOrderStore {
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
    save: journal.save,
    find(id) {
      const order = journal.get(id);
      return order && isVisible(order) ? order : undefined;
    },
    list: () => journal.values().filter(isVisible).toReversed(),
    lapse: journal.endDue,
  };
}
