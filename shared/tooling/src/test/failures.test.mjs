import { inRepo } from '../lib/paths.mjs';
import { failuresOfJourneys, failuresOfUnits } from './failures.mjs';

it('names each failed test, and each suite that cannot start, with the first line of its message', () => {
  const report = {
    testResults: [
      { name: inRepo('a.test.ts'), status: 'passed', assertionResults: [{ status: 'passed' }] },
      {
        name: inRepo('b.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          {
            status: 'failed',
            fullName: 'subtracts',
            failureMessages: ['\u001B[31m\n Expected 1\u001B[39m\n    at somewhere'],
          },
        ],
      },
      {
        name: inRepo('c.test.ts'),
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  };
  expect(failuresOfUnits(report)).toEqual([
    'b.test.ts > subtracts: Expected 1',
    'c.test.ts: Cannot find module',
  ]);
});

it('names failed and flaky journeys of nested groups', () => {
  const journey = (title, status, ...messages) => ({
    file: 'specs/one.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const report = {
    errors: [{ message: 'The worker ended' }],
    suites: [
      {
        specs: [journey('pays', 'expected')],
        suites: [
          {
            specs: [
              journey('cancels', 'unexpected', 'Timeout\nmore', 'Timeout again'),
              journey('signs in', 'flaky', 'Closed'),
            ],
          },
        ],
      },
    ],
  };
  expect(failuresOfJourneys(report)).toEqual({
    failed: ['specs/one.spec.ts:7 > cancels: Timeout', 'outside a journey: The worker ended'],
    flaky: ['specs/one.spec.ts:7 > signs in: Closed'],
  });
});
