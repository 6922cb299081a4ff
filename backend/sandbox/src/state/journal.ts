import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod';

/** Reads the last record of each key. A line that a killed process cut off is skipped. */
function read<T>(file: string, schema: z.ZodType<T>, keyOf: (record: T) => string): Map<string, T> {
  const records = new Map<string, T>();
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return records;
  }
  for (const line of text.split('\n')) {
    try {
      const record = schema.parse(JSON.parse(line));
      records.set(keyOf(record), record);
    } catch {
      continue;
    }
  }
  return records;
}
function rewrite(file: string, records: Iterable<unknown>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    `${file}.part`,
    [...records].map((record) => `${JSON.stringify(record)}\n`).join(''),
  );
  renameSync(`${file}.part`, file);
}

/**
 * Store of records by key. With a file, they survive a restart; the file gets one line per change. `set` writes
 * before it returns, so that every answer has its record.
 */
export function createJournal<T>(
  file: string | null,
  schema: z.ZodType<T>,
  keyOf: (record: T) => string,
) {
  const records = file === null ? new Map<string, T>() : read(file, schema, keyOf);
  if (file !== null) rewrite(file, records.values());
  return {
    get: (key: string): T | undefined => records.get(key),
    values: (): T[] => [...records.values()],
    set(key: string, record: T) {
      records.set(key, record);
      if (file !== null) appendFileSync(file, `${JSON.stringify(record)}\n`);
    },
  };
}
