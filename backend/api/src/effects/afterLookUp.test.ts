import { afterLookUp, type OpenAttempt } from './afterLookUp';

const now = new Date('2027-03-01T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const attempt = (changes: Partial<OpenAttempt> = {}): OpenAttempt => ({
  tries: 1,
  triedAt: ago(2),
  firstTriedAt: ago(2),
  lookUps: 0,
  settlesAfterMs: 60_000,
  isReviewed: false,
  ...changes,
});

it.each<[string, Partial<OpenAttempt>, 'not-found' | 'unknown', unknown]>([
  ['tries again what had no effect', {}, 'not-found', { kind: 'try-again' }],
  ['gives up what had no effect twice', { tries: 2 }, 'not-found', { kind: 'give-up' }],
  [
    'waits while the attempt may be under way',
    { triedAt: ago(0.5), firstTriedAt: ago(0.5) },
    'not-found',
    { kind: 'wait', waitMs: 30_000 },
  ],
  [
    'waits longer after more look-ups',
    { lookUps: 4 },
    'unknown',
    { kind: 'wait', waitMs: 240_000 },
  ],
  [
    'goes to an operator after half an hour',
    { firstTriedAt: ago(30) },
    'unknown',
    { kind: 'review' },
  ],
  [
    'looks every half hour once an operator has the case',
    { firstTriedAt: ago(90), isReviewed: true },
    'unknown',
    { kind: 'wait', waitMs: 1_800_000 },
  ],
])('%s', (_, changes, found, next) => {
  expect(afterLookUp(attempt(changes), found, now)).toEqual(next);
});
