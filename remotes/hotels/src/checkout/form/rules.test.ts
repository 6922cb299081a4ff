import { countryOptions } from '../../search/countries';
import { ageOn } from './age';
import { CALLING_CODES } from './callingCodes';
import { pointedField } from './pointedField';
import { splitName } from './splitName';
import { suggestEmail } from './suggestEmail';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['Ana@hotmal.com', 'ana@hotmail.com'],
  ['ana@gmail.com', null],
  ['ana@miempresa.com.co', null],
  ['ana@', null],
])('of %s suggests %s', (typed, suggested) => {
  expect(suggestEmail(typed)).toBe(suggested);
});

it.each([
  ['Ana Pérez', 'Ana', 'Pérez'],
  ['Ana Pérez Gómez', 'Ana', 'Pérez Gómez'],
  ['Ana María Pérez Gómez', 'Ana María', 'Pérez Gómez'],
  ['Ana', 'Ana', ''],
])('splits %s', (full, name, lastname) => {
  expect(splitName(full)).toEqual({ name, lastname });
});

it('counts whole years, the birthday included', () => {
  expect(ageOn('2027-03-05', '2009-03-05')).toBe(18);
  expect(ageOn('2027-03-04', '2009-03-05')).toBe(17);
});

it('knows a calling code of the contract’s form for every country of the list', () => {
  for (const { value } of countryOptions()) expect(`${value} ${CALLING_CODES[value]}`).toMatch(/^[A-Z]{2} \d{1,4}$/);
});

it.each([
  [{ source: { pointer: '/customer/phone' } }, 'holder.phone.number'],
  [{ source: { pointer: '/Guests/2/lastname' } }, 'rooms.1.guests.0.lastname'],
  [{ source: { pointer: '/accepts/data_policy_version' } }, 'dataPolicy'],
  [{ code: 'CONSENT_MISSING' }, 'terms'],
  [{ source: { pointer: '/sessionCode' } }, null],
  [{}, null],
])('a refusal of %j is about %s', (changes, field) => {
  const problem = { code: 'INVALID_FORMAT', title: '', status: 400, requestId: null, ...changes };
  expect(pointedField(problem, [{ adults: 1, childrens: [5] }, { adults: 2, childrens: [] }])).toBe(field);
});
