import { customerSchema, identifiedCustomerSchema } from '@tiquete/contracts/bookings';
import { contactHolderSchema, holderSchema, toCustomer } from './buyerSchema';
import type { HolderValues } from './buyerValues';

const schema = holderSchema('2027-03-10');
const aPerson: HolderValues = {
  name: 'Ana María',
  lastname: 'Pérez',
  identity: { type: '4', number: '1.020.304.321' },
  company: '',
  birth: { day: '5', month: '3', year: '1990' },
  gender: '49',
  nationality: 'EC',
  email: 'ana@correo.com',
  phone: { country: 'CO', number: '300 123 45 67' },
};
const aCompany: HolderValues = {
  ...aPerson,
  identity: { type: '7304', number: '800.197.268-4' },
  company: 'Cafés de la Sierra 3A S.A.S.',
  birth: { day: '', month: '', year: '' },
  gender: '',
};
const wrong = (values: HolderValues) =>
  schema
    .safeParse(values)
    .error?.issues.map(({ path, code, message }) =>
      [path.join('.'), ...(code === 'custom' ? [message] : [])].join(': '),
    );

it('turns a person into a customer of the contract', () => {
  const customer = toCustomer(schema.parse(aPerson));
  expect(customer).toMatchObject({
    document_type: 4,
    document: '1020304321',
    birth_date: '1990-03-05',
    gender: 49,
    nationality: 'EC',
  });
  expect(customer).not.toHaveProperty('company');
  expect(customerSchema.parse(customer)).toEqual(customer);
});
it('turns a company into a customer without birth date or gender', () => {
  const customer = toCustomer(schema.parse(aCompany));
  expect(customer).toEqual({
    name: 'Ana María',
    lastname: 'Pérez',
    company: 'Cafés de la Sierra 3A S.A.S.',
    document_type: 7304,
    document: '8001972684',
    email: 'ana@correo.com',
    phone_country: '57',
    phone: '3001234567',
    nationality: 'CO',
  });
  expect(customerSchema.parse(customer)).toEqual(customer);
});
it('turns names and contact into a customer without a document', () => {
  const typed = {
    ...aPerson,
    identity: { type: '', number: '' },
    birth: aCompany.birth,
    gender: '',
  };
  const customer = toCustomer(contactHolderSchema().parse(typed));
  expect(customer).toEqual({
    name: 'Ana María',
    lastname: 'Pérez',
    email: 'ana@correo.com',
    phone_country: '57',
    phone: '3001234567',
    nationality: 'EC',
  });
  expect(customerSchema.parse(customer)).toEqual(customer);
});
it.each<[string, HolderValues, string[]]>([
  ['a company without its name', { ...aCompany, company: '' }, ['company']],
  [
    'a NIT with a wrong check digit',
    { ...aCompany, identity: { type: '7304', number: '8001972681' } },
    ['identity.number: nit'],
  ],
  [
    'a person without birth date and gender',
    { ...aPerson, birth: aCompany.birth, gender: '' },
    ['birth: missing', 'gender'],
  ],
])('rejects %s', (_, values, places) => {
  expect(wrong(values)).toEqual(places);
});
it.each([
  [{ company: undefined }, ['company']],
  [{ document_type: 4 as const, document: '1020304321' }, ['birth_date', 'gender']],
])('is rejected by the contract with %j', (changes, fields) => {
  const parsed = identifiedCustomerSchema.safeParse({
    ...toCustomer(schema.parse(aCompany)),
    ...changes,
  });
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(fields);
});

it.each([
  ['O’Brien', "O'Brien"],
  ['Jose\u0301', 'José'],
  ['Jean–Luc', 'Jean-Luc'],
  ['\u00a0Ana\u00a0María ', 'Ana María'],
  ['Ma. Fernanda', 'Ma. Fernanda'],
])('reads the name %j as %j', (name, taken) => {
  expect(toCustomer(schema.parse({ ...aPerson, name }))).toMatchObject({ name: taken });
});
it.each([
  ['王小明', ['name: notLatin']],
  ['Иван', ['name: notLatin']],
  ['Ana 2', ['name']],
])('reports the problem of the name %j', (name, problems) => {
  expect(wrong({ ...aPerson, name })).toEqual(problems);
});
