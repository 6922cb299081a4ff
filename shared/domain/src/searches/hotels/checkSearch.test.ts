import { checkSearch } from './checkSearch';
import { emptyDraft, toDraft, type HotelQuery } from './hotelQuery';
import { queryPairs } from './queryPairs';
import { firstSearch, toSearchBody } from './searchBody';

const TODAY = '2027-03-01';
const aQuery: HotelQuery = {
  destination: { kind: 'city', code: 'CTG', name: 'Cartagena' },
  checkin: '2027-03-10',
  checkout: '2027-03-12',
  rooms: [{ adults: 2, childrens: [5] }],
  nationality: 'CO',
};

it('finds every error of an empty form', () => {
  expect(checkSearch({ ...emptyDraft, nationality: '' }, TODAY)).toEqual({
    phase: 'invalid',
    errors: {
      destination: 'destinationMissing',
      dates: 'datesMissing',
      nationality: 'nationalityMissing',
    },
  });
});

it('requires the age of each child', () => {
  const draft = { ...toDraft(aQuery), rooms: [{ adults: 1, childrens: [4, null] }] };
  expect(checkSearch(draft, TODAY)).toEqual({
    phase: 'invalid',
    errors: { rooms: 'childAgeMissing' },
  });
});

it('accepts a stay that begins today', () => {
  expect(checkSearch(toDraft(aQuery), aQuery.checkin).phase).toBe('valid');
});

const addressOf = (query: HotelQuery) => `?${new URLSearchParams(queryPairs(query))}`;

it('reads the first request of a results page from its address', () => {
  expect(firstSearch(`${addressOf(aQuery)}&star=5`, TODAY)).toEqual(toSearchBody(aQuery));
});

it.each([
  ['a past arrival', addressOf({ ...aQuery, checkin: '2027-02-01' })],
  ['no travellers, which the page takes from the last search', addressOf({ ...aQuery, rooms: [] })],
  ['no departure', addressOf(aQuery).replace(/&checkout=[^&]*/, '')],
  ['no search', ''],
])('has no first request for an address with %s', (_, search) => {
  expect(firstSearch(search, TODAY)).toBeNull();
});
