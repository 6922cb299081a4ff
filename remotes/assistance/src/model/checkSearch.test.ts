import { addDays, today } from '@tiquete/platform';
import { aQuery } from '../testing/builders';
import { emptyDraft, toDraft, type SearchDraft } from './assistanceQuery';
import { lastDayOf } from './coverLength';
import { checkSearch } from './checkSearch';

const draft = toDraft(aQuery);
const day = (days: number) => addDays(today(), days);
const errorsOf = (changes: Partial<SearchDraft>) => {
  const checked = checkSearch({ ...draft, ...changes }, today());
  return checked.phase === 'invalid' ? checked.errors : null;
};

it('accepts a complete draft, a cover of one day that begins today, and one of a year', () => {
  expect(checkSearch(draft, today())).toEqual({ phase: 'valid', query: aQuery });
  expect(errorsOf({ dates: { start: day(0), end: day(0) } })).toBeNull();
  expect(errorsOf({ dates: { start: day(1), end: day(365) } })).toBeNull();
});

it.each<[string, Partial<SearchDraft>, object]>([
  ['nothing filled', emptyDraft, { destinations: 'destinationMissing', dates: 'datesMissing' }],
  [
    'eleven places',
    { destinations: Array.from({ length: 11 }, () => 'FR') },
    { destinations: 'destinationsTooMany' },
  ],
  ['a day gone by', { dates: { start: day(-1), end: day(3) } }, { dates: 'datesPast' }],
  [
    'an end before its beginning',
    { dates: { start: day(4), end: day(3) } },
    { dates: 'datesOrder' },
  ],
  [
    'a day that is none',
    { dates: { start: '2027-02-31', end: '2027-03-02' } },
    { dates: 'datesInvalid' },
  ],
  ['366 days', { dates: { start: day(1), end: day(366) } }, { dates: 'datesTooLong' }],
  [
    'a first day in more than a year',
    { dates: { start: day(366), end: day(367) } },
    { dates: 'datesTooFar' },
  ],
  ['an age still to be typed', { ages: [35, null] }, { ages: 'ageMissing' }],
  ['somebody of 121 years', { ages: [121] }, { ages: 'agesInvalid' }],
  ['ten people', { ages: Array.from({ length: 10 }, () => 30) }, { ages: 'agesInvalid' }],
  ['nobody', { ages: [] }, { ages: 'agesInvalid' }],
])('rejects %s', (_, changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors);
});

it.each([
  ['2027-03-10', 1, '2027-04-09'],
  ['2028-01-31', 1, '2028-02-28'],
  ['2026-12-10', 12, '2027-12-09'],
  // This year of cover has 366 days.
  ['2027-03-10', 12, '2028-03-08'],
])('covers from %s for %i months to %s', (start, months, end) => {
  expect(lastDayOf(start, months)).toBe(end);
});
