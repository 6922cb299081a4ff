import { suitesToTryAgain, unitCounts } from './unitCounts.mjs';

const suite = (name, ...statuses) => ({
  name,
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});
function aReport(...testResults) {
  const count = (wanted) =>
    testResults.flatMap((one) => one.assertionResults).filter(({ status }) => status === wanted)
      .length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numRuntimeErrorTestSuites: testResults.filter((one) => one.assertionResults.length === 0)
      .length,
    testResults,
  };
}
const first = aReport(
  suite('a', 'passed', 'pending'),
  suite('b', 'passed', 'failed', 'passed'),
  suite('c'),
);

it('counts a suite that cannot start as a failed test', () => {
  expect(unitCounts(first)).toEqual({ passed: 3, failed: 2, skipped: 1, flaky: [] });
});

it('counts the second result of failed suites, and names those that passed only then', () => {
  expect(suitesToTryAgain(first)).toEqual(['b', 'c']);
  expect(
    unitCounts(
      first,
      aReport(suite('b', 'passed', 'passed', 'passed'), suite('c', 'passed', 'failed')),
    ),
  ).toEqual({ passed: 5, failed: 1, skipped: 1, flaky: ['b'] });
});

it('runs nothing again when all passed, or when too much failed', () => {
  expect(suitesToTryAgain(aReport(suite('a', 'passed')))).toEqual([]);
  expect(
    suitesToTryAgain(
      aReport(...Array.from({ length: 6 }, (_, index) => suite(`s${index}`, 'failed'))),
    ),
  ).toEqual([]);
});
