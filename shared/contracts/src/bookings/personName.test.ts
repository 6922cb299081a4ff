import { accountNameSchema } from '../account/account';
import { insuredSchema, emergencyContactSchema } from '../assistance/assistanceSale';
import { flightTravelerSchema } from '../flights/flightSale';
import { packagePassengerSchema } from '../packages/packageSale';
import { companyNameSchema, customerSchema, guestSchema, personSchema } from './bookings';

const travel = {
  'a buyer’s name': customerSchema.shape.name,
  'a buyer’s surname': customerSchema.shape.lastname,
  'a hotel guest’s name': guestSchema.shape.name,
  'a hotel guest’s surname': guestSchema.shape.lastname,
  'an insured person’s name': insuredSchema.shape.name,
  'an insured person’s surname': insuredSchema.shape.lastname,
  'a beneficiary’s name': insuredSchema.shape.beneficiary.unwrap().shape.name,
  'a beneficiary’s surname': insuredSchema.shape.beneficiary.unwrap().shape.lastname,
  'a package passenger’s name': packagePassengerSchema.shape.name,
  'a package passenger’s surname': packagePassengerSchema.shape.lastname,
  'a flight traveller’s name': flightTravelerSchema.shape.name.shape.firstName,
  'a flight traveller’s surname': flightTravelerSchema.shape.name.shape.lastName,
};
const anyScript = {
  'an account’s name': accountNameSchema,
  'a saved traveller’s name': personSchema.shape.name,
  'a saved traveller’s surname': personSchema.shape.lastname,
};
const TYPED: [string, string][] = [
  [' O’Brien ', "O'Brien"],
  ['Jose\u0301', 'José'],
  ['Ana\u00a0María', 'Ana María'],
  ['Jean–Luc', 'Jean-Luc'],
  ['Ma. Fernanda', 'Ma. Fernanda'],
  ['Łukasz', 'Łukasz'],
];

describe.each(Object.entries({ ...travel, ...anyScript }))('%s', (_, schema) => {
  it.each(TYPED)('takes %j as %j', (typed, stored) => expect(schema.parse(typed)).toBe(stored));
  it.each(['', '  ', 'Ana 2', 'Ana@', 'a'.repeat(81)])('rejects %j', (typed) =>
    expect(schema.safeParse(typed).success).toBe(false),
  );
});
it.each(Object.entries(travel))('%s accepts Latin letters only', (_, schema) => {
  for (const typed of ['王小明', 'Иван', 'محمد', 'आशा'])
    expect(schema.safeParse(typed).error?.issues).toMatchObject([{ message: 'notLatin' }]);
});
it.each(Object.entries(anyScript))('%s accepts other scripts', (_, schema) => {
  for (const typed of ['王小明', 'Иван', 'محمد', 'आशा']) expect(schema.parse(typed)).toBe(typed);
});
it('normalizes the names of companies and of emergency contacts, too', () => {
  expect(companyNameSchema.parse('Cafe\u0301s  O’Connor S.A.S.')).toBe("Cafés O'Connor S.A.S.");
  expect(emergencyContactSchema.shape.name.parse(' Ana\u00a0O’Brien (mamá)')).toBe(
    "Ana O'Brien (mamá)",
  );
});
