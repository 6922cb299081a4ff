import { runInNewContext } from 'node:vm';
import type { BootRecord } from '@tiquete/contracts';
import { bootOf, startDocuments } from '../testing/documents';
import { recentSearchesScript } from './recentSearches';

let boot: BootRecord;
beforeAll(async () => {
  boot = bootOf((await (await startDocuments()).inject('/')).body);
});

/** Runs the script in a browser with these stored values. Returns `data-recent` of the root element. */
function countIn(stored: Record<string, string>, now = '2027-03-10T12:00:00Z') {
  const dataset: Record<string, unknown> = {};
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const document = { documentElement: { dataset } };
  class Today extends Date {
    static override now = () => Date.parse(now);
  }
  runInNewContext(recentSearchesScript({ remote: 'hotels' }, boot), {
    localStorage,
    document,
    Date: Today,
  });
  return dataset.recent;
}
const KEY = 'tiquete:hotel@1';
const startingOn = (...days: string[]) => ({
  'tiquete:appVersion': boot.appVersion,
  [KEY]: JSON.stringify({
    recentSearches: JSON.stringify(days.map((start) => ({ dates: { start } }))),
  }),
});

it('counts the stored searches that are not over, up to four', () => {
  const day = '2027-03-10';
  expect(countIn(startingOn(day))).toBe(1);
  expect(countIn(startingOn('2027-03-09', day, '2027-03-11'))).toBe(2);
  expect(countIn(startingOn(day, day, day, day, day))).toBe(4);
  expect(countIn(startingOn('2027-03-09'))).toBeUndefined();
});
it('counts days in Bogotá', () => {
  expect(countIn(startingOn('2027-03-10'), '2027-03-11T04:59:00Z')).toBe(1);
  expect(countIn(startingOn('2027-03-10'), '2027-03-11T05:00:00Z')).toBeUndefined();
});
it('counts nothing that the page does not read', () => {
  const stored = startingOn('2027-03-10');
  expect(countIn({})).toBeUndefined();
  expect(countIn({ ...stored, 'tiquete:appVersion': '0.9.0' })).toBeUndefined();
  for (const misfit of ['{', 'null', '{"recentSearches":"{}"}', '{"recentSearches":"[null]"}'])
    expect(countIn({ ...stored, [KEY]: misfit })).toBeUndefined();
});
it('is empty for a page without a persisted slice', () => {
  expect(recentSearchesScript({ remote: null }, boot)).toBe('');
  const [one] = boot.remotes;
  const remotes = one ? [{ ...one, descriptor: { ...one.descriptor, persist: null } }] : [];
  expect(recentSearchesScript({ remote: 'hotels' }, { ...boot, remotes })).toBe('');
});
