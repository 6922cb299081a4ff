import { aPeople } from '../testing/builders';
import { withoutContact } from './withoutContact';

it('removes everything about the travellers, and retains the buyer that the books must name', () => {
  const people = aPeople();
  const [passenger] = people.passengers;
  const flown = {
    ...people,
    passengers: passenger
      ? [{ ...passenger, details: { birthDate: '1990-05-17', document: { number: 'AV123456' } } }]
      : [],
    contact: {
      firstName: 'Eva',
      lastName: 'Ríos',
      email: 'eva@viajes.test',
      phoneCountry: '57',
      phone: '3009998877',
    },
  };
  const anonymized = withoutContact(flown, true);
  expect(JSON.stringify(anonymized)).not.toMatch(
    /AV123456|1990-05-17|Eva|3009998877|ana@viajes|3001234567/,
  );
  expect(anonymized.customer).toMatchObject({ name: 'Ana', document: '1032456789' });
  expect(JSON.stringify(withoutContact(flown, false))).not.toMatch(/Ana|Torres|1032456789/);
});
