import { declaresTest } from '../declaresTest';
import rows from './behaviours.json';

/** The behaviours in the specification. Each row names the test that fails without the behaviour. */
it.each(rows)('$section: $says', ({ file, test }) => {
  expect(declaresTest(file, test)).toBe(true);
});
