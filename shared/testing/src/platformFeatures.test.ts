import { readFileSync } from 'node:fs';
import { declaresTest } from './declaresTest';

/** The tests that docs/platform-features.md names exist. */
const rows = readFileSync('docs/platform-features.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, , , file, name] = line.split(/ *\| */).map((cell) => cell.replaceAll('`', ''));
    return number && file && name && /^\d\.\d+$/.test(number) ? [{ number, file, name }] : [];
  });

it('names a test for each of the thirty and the fifteen', () => {
  const count = (part: string) => rows.filter(({ number }) => number.startsWith(part)).length;
  expect([count('1.'), count('5.')]).toEqual([30, 15]);
});

it.each(rows)('$number: $file has "$name"', ({ file, name }) => {
  expect(declaresTest(file, name)).toBe(true);
});
