import { join } from 'node:path';
import type * as z from 'zod';
import { createJournal } from './journal';

interface StockJournalOptions<T> {
  /** Folder of the file; null stores records in memory only. */
  stateDir: string | null;
  /** Name of the file in that folder. */
  name: string;
  schema: z.ZodType<T>;
  keyOf(record: T): string;
  /** True when the record takes rooms or seats. */
  holdsStock(record: T): boolean;
  take(record: T): void;
  giveBack(record: T): void;
  /** True when the stock of a record is taken by its creator, before the record is saved. */
  isTakenBefore?: boolean;
  /** Returns the record as it is after its expiry; undefined before that. */
  endWhenDue?(record: T): T | undefined;
}

/**
 * Store of one supplier's orders. The stock that they take is computed from the saved records. With a
 * folder, orders and the stock that they take survive a restart.
 */
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
}: StockJournalOptions<T>) {
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
    /** Ends the expired records, by the sandbox's clock, which tests set. */
    endDue() {
      for (const key of holding) {
        const record = journal.get(key);
        const ended = record && endWhenDue(record);
        if (ended) save(ended);
      }
    },
  };
}
