import { aQuery } from '../testing/builders';
import { checkSearch } from './checkSearch';
import type { SearchDraft } from './packageQuery';

const TODAY = '2027-03-10';
const march = { start: '2027-03-01', end: '2027-03-31' };
const draft: SearchDraft = { ...aQuery, dates: march };
const aRoom = { adults: 2, children: [], infants: 0 };

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
