import { join } from 'node:path';
import { findRoot } from '@tiquete/api/find-root';
import { declaresTest, namedTests } from '@tiquete/testing/declares-test';

/** Checks that the tests named in docs/security-tests.md exist. */
const ITEMS = [
  '2.2.2',
  '2.3.1',
  '2.3.3',
  '2.3.4',
  '2.3.5',
  '2.4.1',
  '3.3.1',
  '3.3.2',
  '3.3.3',
  '3.3.4',
  '3.4.1',
  '3.4.2',
  '3.4.3',
  '3.4.4',
  '3.4.5',
  '3.4.6',
  '3.4.7',
  '3.4.8',
  '3.5.1',
  '3.5.2',
  '3.5.3',
  '3.6.1',
  '3.7.2',
  '4.1.1',
  '4.1.3',
  '4.1.4',
  '6.2.1',
  '6.2.2',
  '6.2.3',
  '6.2.4',
  '6.2.5',
  '6.2.6',
  '6.2.7',
  '6.2.8',
  '6.2.9',
  '6.3.1',
  '6.3.8',
  '7.2.3',
  '7.2.4',
  '7.3.1',
  '7.3.2',
  '7.4.1',
  '7.4.2',
  '7.4.3',
  '7.4.4',
  '7.4.5',
  '7.5.2',
  '8.2.2',
  '8.3.1',
  '8.4.1',
  '11.4.2',
  '13.2.2',
  '13.3.1',
  '13.4.2',
  '13.4.5',
  '14.2.1',
  '14.3.1',
  '14.3.2',
  '14.3.3',
  '15.1.2',
  '15.3.1',
  '15.3.2',
  '15.3.3',
  '15.3.4',
  '15.3.6',
  '15.4.2',
  '16.2.5',
  '16.3.1',
  '16.3.2',
  '16.3.3',
  '16.4.1',
  '16.5.1',
  '16.5.2',
  '16.5.3',
  '16.5.4',
];
const root = findRoot();
const rows = namedTests(join(root, 'docs/security-tests.md'));

it('names a test for every item', () => {
  const named = rows.map(({ item }) => item);
  expect(ITEMS.filter((item) => !named.includes(item))).toEqual([]);
});

it.each(rows)('$item: $file has "$name"', ({ file, name }) => {
  expect(declaresTest(join(root, file), name)).toBe(true);
});
