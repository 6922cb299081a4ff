import { checkoutSchema } from './checkoutSchema';
import { initialValues, type CheckoutValues } from './formValues';

const empty = initialValues([{ adults: 1, childrens: [] }], 'CO', null);
const filled: CheckoutValues = {
  ...empty,
  holder: {
    name: 'María José',
    lastname: "D'Silva-Núñez",
    identity: { type: '', number: '' },
    company: '',
    birth: { day: '', month: '', year: '' },
    gender: '',
    nationality: 'CO',
    email: 'maria@correo.com',
    phone: { country: 'CO', number: '3001234567' },
  },
  rooms: [{ name: 'María José', lastname: "D'Silva" }],
  terms: true,
  dataPolicy: true,
};
type Holder = CheckoutValues['holder'];
const withHolder = (changes: Partial<Holder>): CheckoutValues => ({
  ...filled,
  holder: { ...filled.holder, ...changes },
});
function wrong(values: CheckoutValues): string[] {
  const parsed = checkoutSchema.safeParse(values);
  if (parsed.success) return [];
  return [
    ...new Set(
      parsed.error.issues.map(({ path, code, message }) =>
        [path.join('.'), ...(code === 'custom' ? [message] : [])].join(': '),
      ),
    ),
  ];
}
it('accepts a complete form in the terms of the contract', () => {
  const parsed = checkoutSchema.parse(
    withHolder({
      phone: { country: 'US', number: '(305) 555-0100' },
    }),
  );
  expect(parsed.holder).toMatchObject({
    phone: { phone_country: '1', phone: '3055550100' },
  });
});

it('needs names and contact only', () => {
  expect(wrong(empty)).toEqual([
    'holder.name',
    'holder.lastname',
    'holder.email',
    'holder.phone.number',
    'rooms.0.name',
    'rooms.0.lastname',
    'terms',
    'dataPolicy',
  ]);
});

it('needs the NIT and the name of a company that wants the invoice', () => {
  const nit = { type: '7304', number: '900123456' };
  expect(wrong(withHolder({ identity: nit }))).toEqual([
    'holder.identity.number: nit',
    'holder.company',
  ]);
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
    { ...filled, rooms: [{ name: '', lastname: 'Gómez' }] },
    ['rooms.0.name'],
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
