import { whereIs } from './whereIs';

it.each([
  ['Calle 8-12', 'Centro', 'Cartagena', 'Calle 8-12, Centro, Cartagena'],
  ['Calle 8-12, Centro, Cartagena', 'Centro', 'Cartagena', 'Calle 8-12, Centro, Cartagena'],
  ['', 'Centro', 'Cartagena', 'Centro, Cartagena'],
  ['Calle 8-12', '', 'Cartagena', 'Calle 8-12, Cartagena'],
])('says where %j in %j of %j is', (address, zone, city, where) => {
  expect(whereIs(address, zone, city)).toBe(where);
});
