import type { AssistancePrebookingBody, AssistanceSearchBody, Customer } from '@tiquete/contracts';

export const aBuyer = (changes: Partial<Customer> = {}): Customer => ({
  name: 'Marta',
  lastname: 'Gómez Ruiz',
  document_type: 4,
  document: '1020304050',
  email: 'marta@viajes.test',
  phone_country: '57',
  phone: '3001234567',
  birth_date: '1985-06-02',
  gender: 49,
  nationality: 'CO',
  ...changes,
});
/** Search for a mother, a grandfather and a child, ten days in Europe. */
export const aSearch = (changes: Partial<AssistanceSearchBody> = {}): AssistanceSearchBody => ({
  canal: '1',
  checkin: '2027-03-10',
  checkout: '2027-03-19',
  origin_code: 'CO',
  destination_code: ['EUROPE'],
  age_pax: '41,72,7',
  currency: 'COP',
  should_coin_convert: false,
  coin_convert_to: '',
  destination_frontend: 'Europa',
  ...changes,
});
type Insured = AssistancePrebookingBody['Guests'][number];
const insured = (
  name: string,
  birth_date: string,
  document: string,
  changes: Partial<Insured> = {},
) => ({
  name,
  lastname: 'Gómez Ruiz',
  document_type: 5 as Insured['document_type'],
  document,
  birth_date,
  nationality: 'CO',
  ...changes,
});
/** The family of `aSearch`, with their ages on 10 March 2027. */
export const aFamily = (): Insured[] => [
  insured('Marta', '1985-06-02', 'AV123456'),
  insured('Rafael', '1954-11-20', 'AV192345'),
  insured('Eva', '2019-05-30', 'AV654321'),
];
export const aPrebooking = (
  changes: Partial<AssistancePrebookingBody> = {},
): AssistancePrebookingBody => ({
  sessionCode: 'una-sesion',
  productCode: 'un-plan',
  Canal: '1',
  customer: aBuyer(),
  Guests: aFamily(),
  emergency_contact: {
    name: 'Luis Pardo',
    phone_country: '57',
    phone: '3109876543',
    email: 'luis@viajes.test',
  },
  accepts: {
    terms_version: '2026-11',
    data_policy_version: '2026-11',
    cancellation_policy_hash: 'hash',
  },
  ...changes,
});
