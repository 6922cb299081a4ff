const TITLE = /^chaos: /;

const specsOf = (suite) => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner)),
];
const ESCAPES = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');
const firstLine = (text) => text.replaceAll(ESCAPES, '').split('\n', 1)[0];

/** Cases of Playwright's report: name, whether it passed, and the reason for a failure in one line. */
export const readCases = (report) =>
  report.suites
    .flatMap(specsOf)
    .filter(({ title }) => TITLE.test(title))
    .map(({ title, ok, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((one) => one.errors ?? []));
      return {
        name: title.replace(TITLE, ''),
        isPassed: ok,
        ...(!ok && { why: firstLine(errors.at(-1)?.message ?? 'it did not end') }),
      };
    });
