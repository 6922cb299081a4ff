import { formatDuration } from './flights';

it.each([
  [45, '45m'],
  [60, '1h'],
  [320, '5h 20m'],
  [1439, '23h 59m'],
  [1440, '1d'],
  [1475, '1d 35m'],
  [2 * 1440 + 125, '2d 125m'],
])('writes %d minutes as the specification does', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});
