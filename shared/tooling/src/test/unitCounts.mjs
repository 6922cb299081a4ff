/** More than these is a fault of the code, not of a crowded machine. */
const MOST_TRIED_AGAIN = 5;

const isFailed = ({ status }) => status === 'failed';
const failedIn = ({ numFailedTests, numRuntimeErrorTestSuites }) =>
  numFailedTests + numRuntimeErrorTestSuites;
const passedIn = (suite) =>
  suite.assertionResults.filter(({ status }) => status === 'passed').length;

/** @returns the files of `said` (Jest's JSON report) that deserve a second try on a quieter machine; none when all passed or too many failed */
export function suitesToTryAgain(said) {
  const failed = said.testResults.filter(isFailed).map(({ name }) => name);
  return failed.length <= MOST_TRIED_AGAIN ? failed : [];
}

/**
 * Counts of a run; with `again`, the report of the second try of its failed suites, that one's word stands for those.
 * A suite that cannot even start counts as one failed test. `flaky` are the files that passed only at the second try.
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
