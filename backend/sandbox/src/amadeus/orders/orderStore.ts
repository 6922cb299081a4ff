import type { AirWorld } from '../../airworld';
import { hash } from '../../random';
import { createStockJournal } from '../../state/createStockJournal';
import { orderSchema, stateOf, type Order } from './order';

export interface OrderStore {
  /** Includes cancelled orders. */
  find(id: string): Order | undefined;
  /** Undefined once it is gone: cancelled without tickets, by a caller or by its timer. */
  live(id: string): Order | undefined;
  save(order: Order): void;
  /** Records the end of an order and returns its seats. */
  end(order: Order, cancelled: NonNullable<Order['cancelled']>): Order;
  list(): Order[];
  newPnr(): string;
}
/** Characters that are not easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PNR_LENGTH = 6;

function pnrFrom(seed: number): string {
  let rest = seed;
  return Array.from({ length: PNR_LENGTH }, () => {
    const letter = LETTERS[rest % LETTERS.length];
    rest = Math.floor(rest / LETTERS.length);
    return letter;
  }).join('');
}

/** The supplier's own store; with a folder, orders survive the process, with the seats that they hold. */
export function createOrderStore(
  stateDir: string | null,
  world: AirWorld,
  now: () => Date,
): OrderStore {
  const journal = createStockJournal<Order>({
    stateDir,
    name: 'amadeus-orders.jsonl',
    schema: orderSchema,
    keyOf: ({ id }) => id,
    holdsStock: ({ cancelled }) => !cancelled,
    take: ({ reservation }) => world.restore(reservation),
    giveBack: ({ reservation }) => world.release(reservation),
    isTakenBefore: true,
    endWhenDue: (order) =>
      stateOf(order, now()) === 'CANCELLED'
        ? { ...order, cancelled: { at: order.cancelAt, as: 'CANCELLED', refund: null } }
        : undefined,
  });
  const pnrs = new Set(journal.values().map(({ pnr }) => pnr));
  const find = (id: string) => {
    journal.endDue();
    return journal.get(id);
  };
  return {
    find,
    live(id) {
      const order = find(id);
      return order && order.cancelled?.as !== 'CANCELLED' ? order : undefined;
    },
    save: journal.save,
    end(order, cancelled) {
      const ended = { ...order, cancelled };
      journal.save(ended);
      return ended;
    },
    list() {
      journal.endDue();
      return journal.values();
    },
    newPnr() {
      for (let attempt = 0; ; attempt += 1) {
        const pnr = pnrFrom(hash(`pnr:${now().getTime()}:${pnrs.size}:${attempt}`));
        if (pnrs.has(pnr)) continue;
        pnrs.add(pnr);
        return pnr;
      }
    },
  };
}
