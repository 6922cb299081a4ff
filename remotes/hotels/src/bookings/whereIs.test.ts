import { whereIs } from './whereIs';

it.each([
  ['Calle 8-12', 'Centro', 'Cartagena', 'Calle 8-12, Centro, Cartagena'],
  ['Calle 8-12, Centro, Cartagena', 'Centro', 'Cartagena', 'Calle 8-12, Centro, Cartagena'],
  ['', 'Centro', 'Cartagena', 'Centro, Cartagena'],
  ['Calle 8-12', '', 'Cartagena', 'Calle 8-12, Cartagena'],
])('joins %j, %j and %j without repetition', (address, zone, city, where) => {
  expect(whereIs(address, zone, city)).toBe(where);
});
