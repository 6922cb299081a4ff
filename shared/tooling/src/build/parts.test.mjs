import { describePart } from './parts.mjs';

// A release is then named by its inputs instead of by their hash.
jest.mock('./inputHash.mjs', () => ({ inputHash: (_base, inputs) => inputs.join(' ') }));

const SEARCHES = 'shared/domain/src/searches';

it.each([
  ['hotels', true],
  ['flights', false],
  ['shell', false],
])('a change in the search of hotels makes a new release of %s: %s', (part, isNew) => {
  const { release } = describePart(part);
  expect(release.includes(`${SEARCHES}/hotels`)).toBe(isNew);
  expect(release).toContain(`${SEARCHES}/days.ts`);
});
