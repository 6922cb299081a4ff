import { strictBrandDraftSchema } from '@tiquete/contracts';
import { es } from '../messages/es';
import { aFile, someProducts } from '../testing/builders';
import { sectionsOf } from '../messages/fields';
import { checkFields, fieldAt as fieldOfForm, fieldsOf, labelOf } from './checkFields';
import { fieldOf, readFields } from './readFields';

const t = (key: string) => key;
const fields = fieldsOf(sectionsOf(someProducts));
const problemsOf = (file: unknown) => checkFields(file, fields, t);
const fieldAt = (pointer: string | undefined) => fieldOfForm(pointer, fields);
/** Fields outside the form: set at creation, with one possible value, or defined by releases. */
const NOT_ASKED = ['id', 'currencies', 'languages', 'settings'];

it('has every field of a brand and no other', () => {
  const known = Object.keys(strictBrandDraftSchema.shape).filter(
    (name) => !NOT_ASKED.includes(name),
  );
  const requests = new Set(fields.map(({ path }) => path.split('.')[0]));
  expect([...requests].sort()).toEqual(known.sort());
});

it('finds a control character in any text, and allows line breaks in long ones', () => {
  expect(
    problemsOf({
      ...aFile({ name: 'Andes\u0007', tagline: '\u202Eod\u0061l', address: 'Calle\n1' }),
      mail: { signature: 'Con gusto,\nAndes' },
      phones: [{ label: 'Cali', number: '+57\u0000' }],
    }),
  ).toEqual({
    name: 'field.invisible',
    tagline: 'field.invisible',
    address: 'field.invisible',
    phones: 'field.invisible',
  });
});

it('sets fields by their paths, removes emptied ones, and does not change the original file', () => {
  const file = aFile({ administrative_fee: { per_traveler: 1000 } });
  const edited = readFields(file, {
    'policy_versions.terms': '2027-01',
    'administrative_fee.per_traveler': null,
    primary_color: null,
  });
  expect(edited).toMatchObject({ policy_versions: { terms: '2027-01', data: '2026-11' } });
  expect(edited).not.toHaveProperty('administrative_fee');
  expect(edited).not.toHaveProperty('primary_color');
  expect(fieldOf(file, 'administrative_fee.per_traveler')).toBe(1000);
});

it('finds no fault in a valid brand, and each mistake at its field', () => {
  expect(problemsOf(aFile())).toEqual({});
  const wrong = {
    ...aFile({ name: ' ', email: 'hola', whatsapp: '+57', primary_color: 'azul', hosts: [''] }),
    phones: [{ label: 'Medellín', number: '' }],
    partner_origins: ['https://andes.test/ruta'],
    payment_methods: [],
    administrative_fee: { per_traveler: '12,5' },
    logo_ratio: 9,
  };
  expect(problemsOf(wrong)).toEqual({
    name: 'field.required',
    primary_color: 'field.color',
    logo_ratio: 'field.ratio',
    phones: 'field.requiredRow',
    whatsapp: 'field.digits',
    email: 'field.email',
    hosts: 'field.required',
    partner_origins: 'field.origin',
    payment_methods: 'field.requiredList',
    'administrative_fee.per_traveler': 'field.pesos',
  });
  for (const key of Object.values(problemsOf(wrong)))
    expect(fieldOf(es, key)).toEqual(expect.any(String));
});

it('has the fields of the first page of each product on sale', () => {
  const sold = fields.find(({ path }) => path === 'products');
  expect(sold).toMatchObject({
    options: expect.arrayContaining([{ value: 'CRUISE', label: 'Cruceros' }]),
  });
  expect(labelOf('heroes.CRUISE.title', fields)).toBe('Cruceros: título');
});

it('finds the field of the api’s pointer', () => {
  expect(fieldAt('/file/phones/0/number')).toBe('phones');
  expect(fieldAt('/file/policy_versions/terms')).toBe('policy_versions.terms');
  expect(fieldAt('/file/settings/hotels/first_order')).toBe('settings.hotels.first_order');
  expect([fieldAt('/file/id'), fieldAt('/seen'), fieldAt(undefined)]).toEqual([null, null, null]);
});
