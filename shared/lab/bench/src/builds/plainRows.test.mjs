import { readFileSync } from 'node:fs';
import { plainRows } from './plainRows.mjs';

it.each(plainRows.map(({ file, from }) => [from, file]))(
  'finds "%s" exactly once in the file to edit',
  (from, file) => {
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  },
);
