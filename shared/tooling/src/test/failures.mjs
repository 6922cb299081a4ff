import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRepo } from '../lib/paths.mjs';

/** Longest reason in characters, so that a summary stays readable. */
const LONGEST_REASON = 300;

function reasonIn(message = '') {
  const line = stripVTControlCharacters(message)
    .split('\n')
    .map((one) => one.trim())
    .find((one) => one.length > 0);
  return (line ?? 'no message').slice(0, LONGEST_REASON);
}

/**
 * @param report Jest's JSON report
 * @returns {string[]} one line for each failed test, and for each suite that could not start: file, title and reason
 */
export const failuresOfUnits = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(inRepo(), name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0
        ? [`${file}: ${reasonIn(message)}`]
        : failed.map(
            ({ fullName, failureMessages = [] }) =>
              `${file} > ${fullName}: ${reasonIn(failureMessages[0])}`,
          );
    });

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
const errorsOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).flatMap(({ errors = [] }) => errors);
const lineOf = (spec) =>
  `${spec.file}:${spec.line} > ${spec.title}: ${reasonIn(errorsOf(spec)[0]?.message)}`;

/**
 * @param report Playwright's JSON report
 * @returns {{ failed: string[], flaky: string[] }} one line for each journey: file, line, title and the reason of its first
 *   failure
 */
export function failuresOfJourneys(report) {
  const specs = specsIn(report);
  const outside = (report.errors ?? []).map(
    ({ message }) => `outside a journey: ${reasonIn(message)}`,
  );
  const having = (status) =>
    specs.filter(({ tests }) => tests.some((test) => test.status === status)).map(lineOf);
  return { failed: [...having('unexpected'), ...outside], flaky: having('flaky') };
}
