import { declaresTest, namedTests } from './declaresTest';

/** Checks that the tests in docs/platform-features.md exist. */
const rows = namedTests('docs/platform-features.md');

it('has a test for each of the thirty and the fifteen items', () => {
  const count = (part: string) => rows.filter(({ item }) => item.startsWith(part)).length;
  expect([count('1.'), count('5.')]).toEqual([30, 15]);
});

it.each(rows)('$item: $file has "$name"', ({ file, name }) => {
  expect(declaresTest(file, name)).toBe(true);
});
