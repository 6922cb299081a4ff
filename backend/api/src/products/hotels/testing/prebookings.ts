import type { Customer, Guest, HotelPrebookingBody } from '@tiquete/contracts';

export const aCustomer = (changes: Partial<Customer> = {}): Customer => ({
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
/** A company as the buyer. */
export const aCompany = (changes: Partial<Customer> = {}): Customer => {
  const { birth_date: _birth, gender: _gender, ...contact } = aCustomer();
  return {
    ...contact,
    company: 'Cafés de la Sierra 3A S.A.S.',
    document_type: 7304,
    document: '8001972684',
    ...changes,
  };
};
export const aGuest = (changes: Partial<Guest> = {}): Guest => ({
  room: 1,
  type: 'AD',
  name: 'Marta',
  lastname: 'Gómez Ruiz',
  age: 41,
  holder: true,
  ...changes,
});
/** Prebooking of two adults in one room, as in `aSearch`. */
export const aPrebooking = (changes: Partial<HotelPrebookingBody> = {}): HotelPrebookingBody => ({
  sessionCode: 'una-sesion',
  hotelCode: '1001',
  productCode: 'un-producto',
  Canal: '1',
  customer: aCustomer(),
  Guests: [aGuest(), aGuest({ name: 'Luis', lastname: 'Pardo', age: 39, holder: false })],
  from: '2027-03-10',
  to: '2027-03-12',
  expected_total: 700_001,
  accepts: {
    terms_version: '2026-11',
    data_policy_version: '2026-11',
    cancellation_policy_hash: 'hash',
  },
  ...changes,
});
