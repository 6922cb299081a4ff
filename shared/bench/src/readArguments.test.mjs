import { MEASURES, readArguments } from './readArguments.mjs';

it('measures everything when nothing is named', () => {
  expect(readArguments([])).toMatchObject({ isQuick: false, measures: MEASURES, rounds: 6 });
});

it('measures what is named, quickly when asked', () => {
  expect(readArguments(['--quick', '--only', 'api,first-load'])).toMatchObject({
    isQuick: true,
    measures: ['api', 'first-load'],
  });
});

it.each([[['--only']], [['--only', 'nothing']], [['--fast']]])('does not understand %j', (args) =>
  expect(readArguments(args)).toBeNull(),
);
