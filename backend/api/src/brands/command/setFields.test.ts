import { setFields } from './setFields';

it.each([
  ['a text', [['name', 'Mar']], { name: 'Mar', phones: [{ label: 'Cali' }] }],
  ['JSON', [['limit', '12']], { name: 'Andes', limit: 12, phones: [{ label: 'Cali' }] }],
  [
    'a text that reads as a number, in quotes of its own',
    [['name', '"2027"']],
    { name: '2027', phones: [{ label: 'Cali' }] },
  ],
  ['one of a list', [['phones.0.label', 'Pasto']], { name: 'Andes', phones: [{ label: 'Pasto' }] }],
  [
    'one more of a list',
    [['phones.1', '{"label":"Tunja"}']],
    { name: 'Andes', phones: [{ label: 'Cali' }, { label: 'Tunja' }] },
  ],
  ['nothing any more', [['name', 'null']], { phones: [{ label: 'Cali' }] }],
  [
    'a field of one that is not there',
    [['hero.title', 'Hola']],
    { name: 'Andes', phones: [{ label: 'Cali' }], hero: { title: 'Hola' } },
  ],
] as [string, [string, string][], unknown][])('sets %s', (_, fields, edited) => {
  const file = { name: 'Andes', phones: [{ label: 'Cali' }] };
  expect(setFields(file, fields)).toEqual(edited);
  expect(file).toEqual({ name: 'Andes', phones: [{ label: 'Cali' }] });
});
