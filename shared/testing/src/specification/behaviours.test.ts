import { declaresTest } from '../declaresTest';
import rows from './behaviours.json';

/** What the specification says of what happens, rather than of names and values: each line names the test that fails without it. */
it.each(rows)('$section: $says', ({ file, test }) => {
  expect(declaresTest(file, test)).toBe(true);
});
