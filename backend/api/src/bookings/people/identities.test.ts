import { aPeople } from '../testing/builders';
import { identityOf } from './identities';

const people = aPeople();
const [first] = people.passengers;
if (!first) throw new Error('The booking has no traveller.');
const stranger = { ...first, name: 'Luis', lastname: 'Pardo', document: '', details: undefined };

it('is what the product requested of the person', () => {
  const details = { documentType: 5, birthDate: '1990-05-17', nationality: 'PE', id: '1' };
  expect(identityOf(people, { ...stranger, document: 'AV1234', details })).toEqual({
    documentType: 5,
    document: 'AV1234',
    birthDate: '1990-05-17',
    nationality: 'PE',
  });
});

it('is the buyer’s own when the buyer travels', () => {
  const { name, lastname, document, birth_date } = people.customer;
  const self = { ...stranger, name: name.toUpperCase(), lastname };
  expect(identityOf(people, self)).toMatchObject({ document, birthDate: birth_date });
});

it('is not stored for another person or a company', () => {
  expect(identityOf(people, stranger)).toBeNull();
  const company = { ...people.customer, document_type: 7304 as const, birth_date: undefined };
  const { name, lastname } = company;
  expect(identityOf({ ...people, customer: company }, { ...stranger, name, lastname })).toBeNull();
});
