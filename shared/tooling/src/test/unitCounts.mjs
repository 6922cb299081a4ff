/** Maximum suites that are run again. More failures are caused by the code, not by a busy machine. */
const MOST_TRIED_AGAIN = 5;

const isFailed = ({ status }) => status === 'failed';
const failedIn = ({ numFailedTests, numRuntimeErrorTestSuites }) =>
  numFailedTests + numRuntimeErrorTestSuites;
const passedIn = (suite) =>
  suite.assertionResults.filter(({ status }) => status === 'passed').length;

/**
 * @returns files of `said` (Jest's JSON report) that failed and run again on a quieter machine; none when all passed or too
 * many failed
 */
export function suitesToTryAgain(said) {
  const failed = said.testResults.filter(isFailed).map(({ name }) => name);
  return failed.length <= MOST_TRIED_AGAIN ? failed : [];
}

/**
 * Counts of a run. With `again`, the report of the second run of its failed suites, their second results count. A suite that
 * cannot start counts as one failed test. `flaky` are the files that passed only in the second run.
 * @returns {{ passed: number, failed: number, skipped: number, flaky: string[] }}
 */
export function unitCounts(said, again = null) {
  if (!again)
    return {
      passed: said.numPassedTests,
      failed: failedIn(said),
      skipped: said.numPendingTests,
      flaky: [],
    };
  const replaced = said.testResults
    .filter(isFailed)
    .reduce((sum, suite) => sum + passedIn(suite), 0);
  return {
    passed: said.numPassedTests - replaced + again.numPassedTests,
    failed: failedIn(again),
    skipped: said.numPendingTests,
    flaky: again.testResults.filter((suite) => !isFailed(suite)).map(({ name }) => name),
  };
}
