import { readCases } from './readCases.mjs';

it('reports for each case whether it passed, or the reason in one line', () => {
  const message = '\u001b[31mError: expect(locator)\u001b[39m\n\nLocator: heading';
  const report = {
    suites: [
      {
        specs: [{ title: 'another journey', ok: true, tests: [] }],
        suites: [
          {
            specs: [
              { title: 'chaos: 503', ok: true, tests: [{ results: [{ errors: [] }] }] },
              {
                title: 'chaos: offline',
                ok: false,
                tests: [
                  { results: [{ errors: [{ message: 'first try' }] }, { errors: [{ message }] }] },
                ],
              },
              { title: 'chaos: slow entry', ok: false, tests: [{ results: [] }] },
            ],
          },
        ],
      },
    ],
  };
  expect(readCases(report)).toEqual([
    { name: '503', isPassed: true },
    { name: 'offline', isPassed: false, why: 'Error: expect(locator)' },
    { name: 'slow entry', isPassed: false, why: 'it did not end' },
  ]);
});
