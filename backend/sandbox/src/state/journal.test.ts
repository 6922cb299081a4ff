import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { createJournal } from './journal';

const schema = z.object({ id: z.string(), rooms: z.int() });
const open = (file: string | null) => createJournal(file, schema, ({ id }) => id);

it('restores the last record of each key after a restart, and skips a line that was cut off', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'journal-')), 'state', 'bookings.jsonl');
  const first = open(file);
  first.set('a', { id: 'a', rooms: 1 });
  first.set('b', { id: 'b', rooms: 2 });
  first.set('a', { id: 'a', rooms: 3 });
  appendFileSync(file, '{"id":"c","roo');
  expect(open(file).values()).toEqual([
    { id: 'a', rooms: 3 },
    { id: 'b', rooms: 2 },
  ]);
});
it('stores nothing without a file', () => {
  open(null).set('a', { id: 'a', rooms: 1 });
  expect(open(null).get('a')).toBeUndefined();
});
