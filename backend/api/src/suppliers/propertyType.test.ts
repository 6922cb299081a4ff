import { propertyTypeOf } from './propertyType';

it.each([
  ['HOTEL', 'HOTEL'],
  ['APTHOTEL', 'APARTHOTEL'],
  ['RURAL', 'GUESTHOUSE'],
  ['Apart-hotel', 'APARTHOTEL'],
  ['Villas_and_Bungalows', 'HOUSE'],
  ['Unspecified', null],
  ['toString', null],
  ['', null],
  [null, null],
])('reads %s as %p', (theirs, ours) => {
  expect(propertyTypeOf(theirs)).toBe(ours);
});
