import { ageOf } from './moments';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const before = (milliseconds: number) => new Date(now - milliseconds).toISOString();

it.each([
  [0, 'seconds', 0],
  [59_000, 'seconds', 0],
  [60_000, 'minutes', 1],
  [59 * 60_000, 'minutes', 59],
  [90 * 60_000, 'hours', 1],
  [47 * 3_600_000, 'hours', 47],
  [49 * 3_600_000, 'days', 2],
  [-5000, 'seconds', 0],
])('%d ms are %s', (milliseconds, unit, count) => {
  expect(ageOf(before(milliseconds), now)).toEqual({ unit, count });
});
