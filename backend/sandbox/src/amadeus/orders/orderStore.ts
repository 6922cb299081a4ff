import type { FlightInventory } from '../../flights';
import { hash } from '../../random';
import { createStockJournal } from '../../state/stockJournal';
import { gdsOrderSchema, gdsOrderState, type GdsOrder } from './order';

/** Characters of a booking code, without those that are easily confused. */
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

/** Store of the supplier's orders. With a folder, orders and their seats survive a restart. */
export function createGdsOrderStore(
  stateDir: string | null,
  inventory: FlightInventory,
  now: () => Date,
) {
  const journal = createStockJournal<GdsOrder>({
    stateDir,
    name: 'amadeus-orders.jsonl',
    schema: gdsOrderSchema,
    keyOf: ({ id }) => id,
    holdsStock: ({ cancelled }) => !cancelled,
    take: ({ reservation }) => inventory.restore(reservation),
    giveBack: ({ reservation }) => inventory.release(reservation),
    isTakenBefore: true,
    endWhenDue: (order) =>
      gdsOrderState(order, now()) === 'CANCELLED'
        ? { ...order, cancelled: { at: order.cancelAt, as: 'CANCELLED', refund: null } }
        : undefined,
  });
  const pnrs = new Set(journal.values().map(({ pnr }) => pnr));
  const find = (id: string) => {
    journal.endDue();
    return journal.get(id);
  };
  return {
    /** Finds an order, including a cancelled one. */
    find,
    /** The order as clients see it; undefined once it was cancelled without tickets, by a client or by its time limit. */
    live(id: string) {
      const order = find(id);
      return order && order.cancelled?.as !== 'CANCELLED' ? order : undefined;
    },
    save: journal.save,
    /** Records the end of an order and returns its seats. */
    end(order: GdsOrder, cancelled: NonNullable<GdsOrder['cancelled']>): GdsOrder {
      const ended = { ...order, cancelled };
      journal.save(ended);
      return ended;
    },
    list() {
      journal.endDue();
      return journal.values();
    },
    newPnr(): string {
      for (let attempt = 0; ; attempt += 1) {
        const pnr = pnrFrom(hash(`pnr:${now().getTime()}:${pnrs.size}:${attempt}`));
        if (pnrs.has(pnr)) continue;
        pnrs.add(pnr);
        return pnr;
      }
    },
  };
}
