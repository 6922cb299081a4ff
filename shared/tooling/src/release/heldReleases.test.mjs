import { heldReleases } from './heldReleases.mjs';

const row = (release, isCurrent = false) => ({ release, isCurrent });

it('returns the current release first, then the newest, and never the wanted one', () => {
  const rows = [row('e'), row('d'), row('c'), row('b', true), row('a')];
  expect(heldReleases(rows, 'e')).toEqual(['b', 'd', 'c']);
  expect(heldReleases(rows, 'a')).toEqual(['b', 'e', 'd']);
  expect(heldReleases([], 'a')).toEqual([]);
});
