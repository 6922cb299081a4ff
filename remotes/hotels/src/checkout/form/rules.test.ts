import { pointedField } from './pointedField';

it.each([
  [{ source: { pointer: '/customer/phone' } }, 'holder.phone.number'],
  [{ source: { pointer: '/Guests/2/lastname' } }, 'rooms.1.lastname'],
  [{ source: { pointer: '/Guests/3/lastname' } }, null],
  [{ source: { pointer: '/accepts/data_policy_version' } }, 'dataPolicy'],
  [{ code: 'CONSENT_MISSING' }, 'terms'],
  [{ source: { pointer: '/sessionCode' } }, null],
  [{}, null],
])('finds for the error %j the field %s', (changes, field) => {
  const problem = { code: 'INVALID_FORMAT', title: '', status: 400, requestId: null, ...changes };
  expect(
    pointedField(problem, [
      { adults: 1, childrens: [5] },
      { adults: 2, childrens: [] },
    ]),
  ).toBe(field);
});
