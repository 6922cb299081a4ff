import { declaresTest, namedTests } from './declaresTest';

/** The tests that docs/platform-features.md names exist. */
const rows = namedTests('docs/platform-features.md');

it('names a test for each of the thirty and the fifteen', () => {
  const count = (part: string) => rows.filter(({ item }) => item.startsWith(part)).length;
  expect([count('1.'), count('5.')]).toEqual([30, 15]);
});

it.each(rows)('$item: $file has "$name"', ({ file, name }) => {
  expect(declaresTest(file, name)).toBe(true);
});
