import { placeOf } from './placeOf';

it.each([
  ['Getsemaní', 'Getsemaní, Cartagena'],
  ['', 'Cartagena'],
])('names the place with the zone %p', (zone_name, said) => {
  expect(placeOf({ zone_name, name: 'Cartagena' })).toBe(said);
});
