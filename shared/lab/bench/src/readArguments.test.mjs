import { MEASURES, readArguments } from './readArguments.mjs';

it('measures everything by default', () => {
  expect(readArguments([])).toMatchObject({ isQuick: false, measures: MEASURES, rounds: 6 });
});

it('measures the named parts, and quickly with --quick', () => {
  expect(readArguments(['--quick', '--only', 'api,first-load'])).toMatchObject({
    isQuick: true,
    measures: ['api', 'first-load'],
  });
});

it.each([[['--only']], [['--only', 'nothing']], [['--fast']]])('rejects %j', (args) =>
  expect(readArguments(args)).toBeNull(),
);
