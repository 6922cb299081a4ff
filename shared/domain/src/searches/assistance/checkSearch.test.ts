import { addDays } from '../days';
import { emptyDraft, toDraft, type AssistanceQuery, type SearchDraft } from './assistanceQuery';
import { checkSearch } from './checkSearch';
import { queryPairs } from './queryPairs';
import { firstSearch, toSearchBody } from './searchBody';

const TODAY = '2027-03-01';
const day = (days: number) => addDays(TODAY, days);
const aQuery: AssistanceQuery = {
  origin: 'CO',
  destinations: ['EUROPE', 'JP'],
  checkin: day(30),
  checkout: day(41),
  ages: [72, 35, 7],
};
const draft = toDraft(aQuery);
const errorsOf = (changes: Partial<SearchDraft>) => {
  const checked = checkSearch({ ...draft, ...changes }, TODAY);
  return checked.phase === 'invalid' ? checked.errors : null;
};

it('accepts a complete draft, a cover of one day that begins today, and one of a year', () => {
  expect(checkSearch(draft, TODAY)).toEqual({ phase: 'valid', query: aQuery });
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
  ['an age of 121 years', { ages: [121] }, { ages: 'agesInvalid' }],
  ['ten travellers', { ages: Array.from({ length: 10 }, () => 30) }, { ages: 'agesInvalid' }],
  ['no travellers', { ages: [] }, { ages: 'agesInvalid' }],
])('rejects %s', (_, changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors);
});

it('reads the first request of a results page from its address, without names of places', () => {
  const search = `?${new URLSearchParams([...queryPairs(aQuery), ['covers', 'covid']])}`;
  expect(firstSearch(search, TODAY)).toEqual(toSearchBody(aQuery));
  expect(toSearchBody(aQuery)).toMatchObject({
    destination_code: ['EUROPE', 'JP'],
    destination_frontend: '',
  });
});

it('has no first request for an incomplete address', () => {
  expect(firstSearch('?destination_code=EUROPE', TODAY)).toBeNull();
});
