import { addDays, today } from '@tiquete/platform';
import { checkoutSchema } from './checkoutSchema';
import { initialValues, type CheckoutValues } from './formValues';

const checkin = addDays(today(), 30);
const schema = checkoutSchema(checkin);
const empty = initialValues([{ adults: 1, childrens: [] }], 'CO', null);
const filled: CheckoutValues = {
  ...empty,
  holder: {
    name: 'María José',
    lastname: "D'Silva-Núñez",
    identity: { type: '4', number: '1020304321' },
    company: '',
    birth: { day: '5', month: '3', year: '1990' },
    gender: '48',
    nationality: 'CO',
    email: 'maria@correo.com',
    phone: { country: 'CO', number: '3001234567' },
  },
  rooms: [{ guests: [{ name: 'María José', lastname: "D'Silva" }] }],
  terms: true,
  dataPolicy: true,
};
type Holder = CheckoutValues['holder'];
const withHolder = (changes: Partial<Holder>): CheckoutValues => ({
  ...filled,
  holder: { ...filled.holder, ...changes },
});
function wrong(values: CheckoutValues): string[] {
  const parsed = schema.safeParse(values);
  if (parsed.success) return [];
  return [
    ...new Set(
      parsed.error.issues.map(({ path, code, message }) =>
        [path.join('.'), ...(code === 'custom' ? [message] : [])].join(': '),
      ),
    ),
  ];
}
const born = (day: string) => ({
  year: day.slice(0, 4),
  month: day.slice(5, 7),
  day: day.slice(8),
});
const yearsBefore = (day: string, years: number) =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4).replace('-02-29', '-02-28')}`;

it('accepts a complete form in the terms of the contract', () => {
  const parsed = schema.parse(
    withHolder({
      identity: { type: '5', number: 'ab 123.456' },
      phone: { country: 'US', number: '(305) 555-0100' },
    }),
  );
  expect(parsed.holder).toMatchObject({
    identity: { document_type: 5, document: 'AB123456' },
    phone: { phone_country: '1', phone: '3055550100' },
    birth: '1990-03-05',
    gender: 48,
  });
});

it('finds every error of an empty form', () => {
  expect(wrong(empty)).toEqual(
    expect.arrayContaining([
      'holder.name',
      'holder.lastname',
      'holder.identity.type',
      'holder.identity.number',
      'holder.birth: missing',
      'holder.gender',
      'holder.email',
      'holder.phone.number',
      'terms',
      'dataPolicy',
    ]),
  );
});

it.each([
  ['Cédula de Ciudadanía', '4', '1020304321', []],
  ['with dots', '4', '1.020.304.321', []],
  ['that begins with zero', '4', '0123456', ['holder.identity.number: pattern']],
  ['with letters', '4', 'AB12345', ['holder.identity.number: pattern']],
  ['too short', '4', '123', ['holder.identity.number']],
  ['Cédula de Extranjería', '7', 'E123456', []],
  ['that begins with zero', '7', '0123456', ['holder.identity.number: pattern']],
  ['Pasaporte', '5', 'AV123456', []],
  ['of a passport with a sign', '5', 'AV#12345', ['holder.identity.number: pattern']],
  ['DNI', '9', '12345678', []],
  ['Tarjeta Identidad, which is of minors', '7286', '1020304321', ['holder.identity.type: minors']],
  ['Registro Civil, which is of minors', '6', '1020304321', ['holder.identity.type: minors']],
  [
    'NIT with a wrong check digit and no razón social',
    '7304',
    '900123456',
    ['holder.identity.number: nit', 'holder.company'],
  ],
])('document %s', (_, type, number, found) => {
  expect(wrong(withHolder({ identity: { type, number } }))).toEqual(found);
});

it.each([
  ['eighteen on arrival', born(yearsBefore(checkin, 18)), []],
  ['a day short of it', born(addDays(yearsBefore(checkin, 18), 1)), ['holder.birth: underAge']],
  ['no such day', { day: '31', month: '2', year: '1990' }, ['holder.birth: notADay']],
  ['two digits of a year', { day: '5', month: '3', year: '90' }, ['holder.birth: notADay']],
  ['to come', born(addDays(today(), 1)), ['holder.birth: notADay']],
  ['older than anybody', { day: '1', month: '1', year: '1880' }, ['holder.birth: notADay']],
  ['half of it', { day: '5', month: '', year: '1990' }, ['holder.birth: missing']],
])('birth date %s', (_, birth, found) => {
  expect(wrong(withHolder({ birth }))).toEqual(found);
});

it.each([
  ['digits in a name', withHolder({ name: 'Ana 2' }), ['holder.name']],
  ['a name of spaces', withHolder({ lastname: '   ' }), ['holder.lastname']],
  ['a name too long', withHolder({ name: 'A'.repeat(51) }), ['holder.name']],
  ['an address without a domain', withHolder({ email: 'ana@' }), ['holder.email']],
  ['an address with spaces around', withHolder({ email: ' ana@correo.com ' }), []],
  [
    'letters in a phone',
    withHolder({ phone: { country: 'CO', number: 'casa' } }),
    ['holder.phone.number'],
  ],
  [
    'a phone too short',
    withHolder({ phone: { country: 'CO', number: '12345' } }),
    ['holder.phone.number'],
  ],
  [
    'a guest without a name',
    { ...filled, rooms: [{ guests: [{ name: '', lastname: 'Gómez' }] }] },
    ['rooms.0.guests.0.name'],
  ],
  [
    'a card number among the requests',
    { ...filled, remarks: 'mi tarjeta 4111 1111 1111 1111' },
    ['remarks: cardNumber'],
  ],
  ['a phone number among the requests', { ...filled, remarks: 'llámame al 300 123 4567' }, []],
  ['a consent that was not given', { ...filled, dataPolicy: false }, ['dataPolicy']],
])('%s', (_, values, found) => {
  expect(wrong(values)).toEqual(found);
});
