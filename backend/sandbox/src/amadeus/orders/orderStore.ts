import { join } from 'node:path';
import type { AirWorld } from '../../airworld';
import { hash } from '../../random';
import { createJournal } from '../../state/journal';
import { orderSchema, stateOf, type Order } from './order';

export interface OrderStore {
  /** Cancelled ones too. */
  find(id: string): Order | undefined;
  /** Undefined once it is gone: cancelled without tickets, by a caller or by its timer. */
  live(id: string): Order | undefined;
  save(order: Order): void;
  /** Records the end of an order and gives its seats back. */
  end(order: Order, cancelled: NonNullable<Order['cancelled']>): Order;
  list(): Order[];
  newPnr(): string;
}
/** Without characters that are easily confused. */
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

/** The supplier's own memory; with a folder, orders outlive the process, and so do the seats they hold. */
export function createOrderStore(
  stateDir: string | null,
  world: AirWorld,
  now: () => Date,
): OrderStore {
  const journal = createJournal(
    stateDir && join(stateDir, 'amadeus-orders.jsonl'),
    orderSchema,
    ({ id }) => id,
  );
  const held = journal.values().filter(({ cancelled }) => !cancelled);
  held.forEach(({ reservation }) => world.restore(reservation));
  const open = new Set(held.map(({ id }) => id));
  const pnrs = new Set(journal.values().map(({ pnr }) => pnr));

  const end = (order: Order, cancelled: NonNullable<Order['cancelled']>): Order => {
    const ended = { ...order, cancelled };
    journal.set(order.id, ended);
    open.delete(order.id);
    world.release(order.reservation);
    return ended;
  };
  /** Cancels what is due by the sandbox's clock, which tests set. */
  const sweep = () => {
    for (const id of open) {
      const order = journal.get(id);
      if (order && stateOf(order, now()) === 'CANCELLED')
        end(order, { at: order.cancelAt, as: 'CANCELLED', refund: null });
    }
  };
  return {
    end,
    find: (id) => (sweep(), journal.get(id)),
    live(id) {
      sweep();
      const order = journal.get(id);
      return order && order.cancelled?.as !== 'CANCELLED' ? order : undefined;
    },
    save(order) {
      journal.set(order.id, order);
      open.add(order.id);
    },
    list: () => (sweep(), journal.values()),
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
