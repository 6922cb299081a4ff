import { join } from 'node:path';
import type * as z from 'zod';
import { createJournal } from './journal';

interface StockJournalOptions<T> {
  /** Null forgets with the process. */
  stateDir: string | null;
  /** Of the file in that folder. */
  name: string;
  schema: z.ZodType<T>;
  keyOf(record: T): string;
  /** Whether it still takes its rooms or seats from sale. */
  holdsStock(record: T): boolean;
  take(record: T): void;
  giveBack(record: T): void;
  /** True where whoever makes a record has taken what it holds before it is saved. */
  isTakenBefore?: boolean;
  /** A record whose time is over, as it ends; undefined while it goes on. */
  endWhenDue?(record: T): T | undefined;
}
/** The orders of one supplier; what they hold of its stock follows from what is saved. */
export interface StockJournal<T> {
  get(key: string): T | undefined;
  values(): T[];
  save(record: T): void;
  /** Ends what is due by the sandbox's clock, which tests set. */
  endDue(): void;
}

/** With a folder, orders outlive the process, and so does what they hold. */
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
