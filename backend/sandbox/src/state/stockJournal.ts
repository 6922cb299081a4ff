import { join } from 'node:path';
import type * as z from 'zod';
import { createJournal } from './journal';

interface StockJournalOptions<T> {
  /** Null: records are stored in memory only. */
  stateDir: string | null;
  /** Name of the file in that folder. */
  name: string;
  schema: z.ZodType<T>;
  keyOf(record: T): string;
  /** Whether the record occupies rooms or seats. */
  holdsStock(record: T): boolean;
  take(record: T): void;
  giveBack(record: T): void;
  /** True when the creator of a record takes its stock before the record is saved. */
  isTakenBefore?: boolean;
  /** The ended form of a record whose time is over; undefined while it continues. */
  endWhenDue?(record: T): T | undefined;
}
/** Orders of one supplier; their occupied stock is computed from the saved records. */
export interface StockJournal<T> {
  get(key: string): T | undefined;
  values(): T[];
  save(record: T): void;
  /** Ends due records by the sandbox's clock, which tests set. */
  endDue(): void;
}

/** With a folder, orders and their occupied stock survive the process. */
export function createStockJournal<T>({
  stateDir,
  name,
  schema,
  keyOf,
  holdsStock,
  take,
  giveBack,
  isTakenBefore = false,
  endWhenDue = () => undefined,
}: StockJournalOptions<T>): StockJournal<T> {
  const journal = createJournal(stateDir && join(stateDir, name), schema, keyOf);
  const holding = new Set<string>();
  for (const record of journal.values()) {
    if (!holdsStock(record)) continue;
    take(record);
    holding.add(keyOf(record));
  }
  const save = (record: T) => {
    const key = keyOf(record);
    const before = journal.get(key);
    if (before && holdsStock(before)) giveBack(before);
    if (holdsStock(record)) {
      if (before || !isTakenBefore) take(record);
      holding.add(key);
    } else holding.delete(key);
    journal.set(key, record);
  };
  return {
    get: journal.get,
    values: journal.values,
    save,
    endDue() {
      for (const key of holding) {
        const record = journal.get(key);
        const ended = record && endWhenDue(record);
        if (ended) save(ended);
      }
    },
  };
}
