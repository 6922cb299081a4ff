import type { People } from '../ports';

/**
 * Returns the people of a booking without their personal data. With `retainsBuyer` the buyer's name and document stay,
 * because the books must name the buyer. Ages and rooms stay, because they identify no person.
 */
export const withoutContact = (
  { customer, passengers }: People,
  retainsBuyer: boolean,
): People => ({
  customer: {
    ...customer,
    ...(!retainsBuyer && { name: '', lastname: '', company: undefined, document: '' }),
    email: '',
    phone: '',
    phone_country: '',
    birth_date: '',
  },
  passengers: passengers.map(({ details: _birthAndDocuments, ...passenger }) => ({
    ...passenger,
    name: '',
    lastname: '',
    document: '',
  })),
  remark: '',
});
