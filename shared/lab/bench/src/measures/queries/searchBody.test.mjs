import { inDays, searchBody } from './searchBody.mjs';

it('sends each search once', () => {
  const searches = Array.from({ length: 8400 }, (_, number) => JSON.stringify(searchBody(number)));
  expect(new Set(searches).size).toBe(8400);
});

it('counts days on the calendar', () =>
  expect(inDays(2, Date.UTC(2026, 11, 30, 12))).toBe('2027-01-01'));
