import { checkSearch } from './checkSearch';
import { noFilters, type PackageQuery, type SearchDraft } from './packageQuery';
import { queryPairs } from './queryPairs';
import { firstSearch, toSearchBody } from './searchBody';

const TODAY = '2027-03-10';
const march = { start: '2027-03-01', end: '2027-03-31' };
const aRoom = { adults: 2, children: [], infants: 0 };
const draft: PackageQuery = {
  destination: { id: 'EUROPE', name: 'Europa' },
  origin: null,
  dates: march,
  rooms: [{ adults: 2, children: [{ age: 7 }], infants: 1 }],
};

it('accepts a month that has begun, and any date', () => {
  expect(checkSearch(draft, TODAY)).toEqual({ phase: 'valid', query: draft });
  expect(checkSearch({ ...draft, dates: null }, TODAY).phase).toBe('valid');
});

it.each<[string, Partial<SearchDraft>, object]>([
  [
    'a month gone by',
    { dates: { start: '2027-02-01', end: '2027-02-28' } },
    { dates: 'datesPast' },
  ],
  [
    'days out of order',
    { dates: { start: march.end, end: march.start } },
    { dates: 'datesInvalid' },
  ],
  [
    'a day that does not exist',
    { dates: { start: '2027-04-31', end: '2027-04-31' } },
    { dates: 'datesInvalid' },
  ],
  [
    'more than a year ahead',
    { dates: { start: '2028-04-01', end: '2028-04-30' } },
    { dates: 'datesTooFar' },
  ],
  ['no room', { rooms: [] }, { rooms: 'roomsInvalid' }],
  ['five rooms', { rooms: Array.from({ length: 5 }, () => aRoom) }, { rooms: 'roomsInvalid' }],
  ['four adults in a room', { rooms: [{ ...aRoom, adults: 4 }] }, { rooms: 'roomsInvalid' }],
  [
    'a baby among the children',
    { rooms: [{ ...aRoom, children: [{ age: 1 }] }] },
    { rooms: 'roomsInvalid' },
  ],
  [
    'an age that is not chosen',
    { rooms: [{ ...aRoom, children: [{ age: null }] }] },
    { rooms: 'childAgeMissing' },
  ],
])('rejects %s', (_, part, errors) => {
  expect(checkSearch({ ...draft, ...part }, TODAY)).toEqual({ phase: 'invalid', errors });
});

const addressOf = (query: PackageQuery, more: [string, string][] = []) =>
  `?${new URLSearchParams([...queryPairs(query), ...more])}`;

it('reads the first request of a results page from its address, with the filters of the list', () => {
  const filters = { ...noFilters, regions: ['EUROPE' as const], stars: [4.5] };
  const address = addressOf(draft, [
    ['region', 'EUROPE'],
    ['star', '4.5'],
  ]);
  expect(firstSearch(address, TODAY)).toEqual(toSearchBody({ ...draft, filters }, TODAY));
});

it('requests no past day, and without dates the coming year', () => {
  expect(firstSearch(addressOf(draft), TODAY)).toMatchObject({
    DateBegin: TODAY,
    DateEnd: march.end,
    id_month: 3,
    id_year: 2027,
  });
  expect(firstSearch('', TODAY)).toMatchObject({ DateBegin: TODAY, DestinationID: '' });
});

it('has no first request for an invalid search', () => {
  expect(firstSearch('?room=dos', TODAY)).toBeNull();
});
