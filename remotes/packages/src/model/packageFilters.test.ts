import { noFilters, readFilters } from '@tiquete/domain/searches/packages';
import { someFilters } from '../testing/builders';
import { packageFilters } from './packageFilters';

const { none, read, write } = packageFilters;

it.each([
  '',
  new URLSearchParams(write(someFilters)).toString(),
  'region=EUROPE&region=ASIA&region=ATLANTIS&includes=tour&includes=flight',
  'price=100&price=1-2&nights=9-3&month=2027-03&month=2027-03&month=2027-00',
  'star=4.5&star=4.2&star=4.50&star=x&orderBy=PRICE_ASC',
])('reads the filters that the request of the list has, in the same order: %p', (search) => {
  expect(JSON.stringify(read(search))).toBe(JSON.stringify(readFilters(search)));
});

it('starts with the filters that the first page has without this code', () => {
  expect(JSON.stringify(none)).toBe(JSON.stringify(noFilters));
});

it('reads and writes the addresses of earlier releases', () => {
  const search =
    'price=1000000-5000000&nights=3-12&month=2027-03&month=2027-04&region=EUROPE' +
    '&includes=flight&includes=meal&star=3&star=4.5&orderBy=nights_asc';
  expect(read(search)).toEqual(someFilters);
  expect(new URLSearchParams(write(someFilters)).toString()).toBe(search);
  expect(write(none)).toEqual([]);
});

it('leaves out invalid values', () => {
  const search = '?price=9-1&nights=x&month=2027-13&star=7&star=4&includes=gold&orderBy=best';
  expect(read(search)).toEqual({ ...none, stars: [4] });
});
