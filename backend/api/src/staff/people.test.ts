import { aCompanysPeople, aPeople } from '../bookings/testing/builders';
import { toMaskedPeople, toPeople } from './people';

it('names the company that bought before its contact person, masked where personal data is masked', () => {
  expect(toPeople(aPeople()).customer.name).toBe('Ana Torres');
  expect(toPeople(aCompanysPeople()).customer.name).toBe(
    'Cafés de la Sierra 3A S.A.S., Ana Torres',
  );
  expect(toMaskedPeople(aCompanysPeople()).customer.name).not.toMatch(/Sierra|Torres/);
});
