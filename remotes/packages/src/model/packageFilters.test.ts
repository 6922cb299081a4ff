import * as contracts from '@tiquete/contracts';
import { someFilters } from '../testing/builders';
import { INCLUSIONS, PACKAGE_ORDERS, packageFilters, REGIONS } from './packageFilters';
import { noFilters } from './packageQuery';

const { none, read, write } = packageFilters;

it('has every order, inclusion and region of the contract', () => {
  expect(PACKAGE_ORDERS).toEqual(contracts.PACKAGE_ORDERS);
  expect(INCLUSIONS).toEqual(contracts.PACKAGE_INCLUSIONS);
  expect([...REGIONS].sort()).toEqual([...contracts.REGIONS].sort());
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
