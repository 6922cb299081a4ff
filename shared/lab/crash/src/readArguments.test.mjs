import { readArguments } from './readArguments.mjs';

it('runs a hundred checkouts with a new seed by default', () => {
  const { seed, ...rest } = readArguments([]);
  expect(seed).toMatch(/^\d+$/);
  expect(rest).toEqual({
    checkouts: 100,
    control: null,
    isFull: false,
    isSuite: false,
    databaseUrl: null,
  });
});

it('reads all options', () => {
  expect(
    readArguments(
      [
        '--seed',
        '7',
        '--checkouts',
        '500',
        '--control',
        'no-lease',
        '--database',
        'postgres://db.test/x',
      ],
      { DATABASE_URL: 'postgres://other.test/x' },
    ),
  ).toEqual({
    seed: '7',
    checkouts: 500,
    control: 'no-lease',
    isFull: false,
    isSuite: false,
    databaseUrl: 'postgres://db.test/x',
  });
  expect(
    readArguments(['--full', '--seed', '7'], { DATABASE_URL: 'postgres://other.test/x' }),
  ).toEqual({
    seed: '7',
    checkouts: 500,
    control: null,
    isFull: true,
    isSuite: false,
    databaseUrl: 'postgres://other.test/x',
  });
});

it.each([
  [['--seed', 'x'], /--seed must be a whole number/],
  [['--checkouts', '0'], /--checkouts must be a whole number/],
  [['--control', 'no-brakes'], /--control must be one of no-payment-key, /],
  [['--full', '--control', 'no-lease'], /leave --control out/],
  [['--speed', '3'], /Unknown option/],
])('rejects %p', (args, sentence) => expect(() => readArguments(args)).toThrow(sentence));
