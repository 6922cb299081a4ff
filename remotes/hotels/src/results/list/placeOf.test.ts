import { placeOf } from './placeOf';

it.each([
  ['Getsemaní', 'Getsemaní, Cartagena'],
  ['', 'Cartagena'],
])('says where with the zone %p', (zone_name, said) => {
  expect(placeOf({ zone_name, name: 'Cartagena' })).toBe(said);
});
