import type { SandboxOptions } from '../options';
import { join } from 'node:path';
import { hash } from '../random';
import { createJournal } from '../state/journal';
import { type TkOrder, tkOrderSchema } from './orders/order';

const RISE = 1.08;

export function createTk({
  tkCredentials,
  stateDir,
  now,
}: Pick<Required<SandboxOptions>, 'tkCredentials' | 'stateDir' | 'now'>) {
  const raised = new Set<string>();
  return {
    credentials: tkCredentials,
    orders: createTkOrderStore(stateDir),
    now,
    /** Raises the price of a plan, once. */
    raise: (plan: string): void => void raised.add(plan),
    raiseOf: (plan: string) => (raised.has(plan) ? RISE : 1),
  };
}
export type Tk = ReturnType<typeof createTk>;

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;
const FIRST_ID = 9000;

/** Store of the supplier's orders. With a folder, they survive a restart. */
function createTkOrderStore(stateDir: string | null) {
  const journal = createJournal(
    stateDir && join(stateDir, 'tk-orders.jsonl'),
    tkOrderSchema,
    ({ codigo }) => codigo,
  );
  const codeFrom = (text: string) => {
    const seed = hash(text);
    return `FT-${Array.from({ length: LENGTH }, (_, place) => LETTERS[(seed >>> (place * 5)) & 31]).join('')}`;
  };
  return {
    find: journal.get,
    isKnown: (known: string) => journal.values().some(({ reference }) => reference === known),
    save: (order: TkOrder) => journal.set(order.codigo, order),
    list: journal.values,
    /** Code and number of a new order. */
    next(reference: string): { codigo: string; id: number } {
      const id = FIRST_ID + journal.values().length;
      for (let attempt = 0; ; attempt += 1) {
        const codigo = codeFrom(`${reference}:${id}:${attempt}`);
        if (!journal.get(codigo)) return { codigo, id };
      }
    },
  };
}
